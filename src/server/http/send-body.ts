import type { ServerResponse } from 'node:http';

/** Bytes handed to the connection at a time. */
const PART = 64 * 1024;

/** Writes the body, a large one in parts so that slow readers can be noticed, and ends. */
export function sendBody(response: ServerResponse, body: Uint8Array | undefined): void {
  if (body === undefined || body.length <= PART) response.end(body);
  else sendFrom(0, response, body);
}

function sendFrom(start: number, response: ServerResponse, body: Uint8Array): void {
  const end = start + PART;
  if (end >= body.length) response.end(body.subarray(start));
  else response.write(body.subarray(start, end), (error) => error || sendFrom(end, response, body));
}
