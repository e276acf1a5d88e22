/** The only request headers that affect a response. */
export interface RequestHeaders {
  'accept-encoding'?: string | undefined;
  'if-match'?: string | undefined;
  'if-none-match'?: string | undefined;
  'if-range'?: string | undefined;
  range?: string | undefined;
}

export const ALLOWED_METHODS = 'GET, HEAD, OPTIONS';

export interface GuideRequest {
  method: string;
  /** As in the request line: path and query, an absolute URL, or `*`. */
  target: string;
  headers: RequestHeaders;
}

/** With lowercase names. Shared by many responses, so never modified. */
export type ResponseHeaders = Readonly<Record<string, string>>;

export interface GuideResponse {
  readonly status: number;
  readonly headers: ResponseHeaders;
  readonly body: Uint8Array | undefined;
}

/** Answers from memory; a promise if bytes must be read, or the content isn't open yet. */
export type Answer = (request: GuideRequest) => GuideResponse | Promise<GuideResponse>;
