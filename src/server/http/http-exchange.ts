/**
 * The request headers that the server looks at; whatever else a visitor sends changes no byte of
 * the answer.
 */
export interface RequestHeaders {
  'accept-encoding'?: string | undefined;
  'if-match'?: string | undefined;
  'if-none-match'?: string | undefined;
  'if-range'?: string | undefined;
  range?: string | undefined;
}

/** A request, as much of it as an answer may depend on. */
export interface GuideRequest {
  method: string;
  /** As it stands in the request line: path and query, or an absolute URL, or `*`. */
  target: string;
  headers: RequestHeaders;
}

/** Header names in lower case. Built once and shared by many answers: never changed. */
export type ResponseHeaders = Readonly<Record<string, string>>;

export interface GuideResponse {
  readonly status: number;
  readonly headers: ResponseHeaders;
  readonly body: Uint8Array | undefined;
}

/**
 * Answers at once from memory, except where bytes must first be read or the content is still being
 * opened.
 */
export type Answer = (request: GuideRequest) => GuideResponse | Promise<GuideResponse>;
