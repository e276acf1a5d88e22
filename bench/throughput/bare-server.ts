/** The baseline, node:http at its barest: one response from memory, which it gets as a message. */
import { createServer } from 'node:http';

export interface BareAnswer {
  headers: Record<string, string>;
  /** Base64. */
  body: string;
}

process.once('message', ({ headers, body }: BareAnswer) => {
  const bytes = Buffer.from(body, 'base64');
  const server = createServer({ noDelay: true }, (_request, response) => {
    response.writeHead(200, headers);
    response.end(bytes);
  });
  server.maxRequestsPerSocket = 0;
  server.listen(0, '127.0.0.1', () => {
    const address = server.address();
    process.send?.(typeof address === 'object' ? address?.port : undefined);
  });
});
