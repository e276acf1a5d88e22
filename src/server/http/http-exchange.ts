/** The request headers that are read; nothing else a visitor sends changes the response. */
export interface RequestHeaders {
  'accept-encoding'?: string | undefined;
  'if-match'?: string | undefined;
  'if-none-match'?: string | undefined;
  'if-range'?: string | undefined;
  range?: string | undefined;
}

/** What may be asked for here, as the header `allow` says it. */
export const ALLOWED_METHODS = 'GET, HEAD, OPTIONS';

/** The parts of a request that a response may depend on. */
export interface GuideRequest {
  method: string;
  /** As written in the request line: path and query, or an absolute URL, or `*`. */
  target: string;
  headers: RequestHeaders;
}

/** Header names are in lower case. Built once, shared by many responses, and never changed. */
export type ResponseHeaders = Readonly<Record<string, string>>;

export interface GuideResponse {
  readonly status: number;
  readonly headers: ResponseHeaders;
  readonly body: Uint8Array | undefined;
}

/** Answers from memory, unless bytes must be read first or the content is being opened. */
export type Answer = (request: GuideRequest) => GuideResponse | Promise<GuideResponse>;
