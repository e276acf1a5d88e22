import { hash } from 'node:crypto';

/** A text or file as policies and integrity attributes name it, such as `sha256-…`. */
export function integrityOf(content: string | Uint8Array): string {
  return `sha256-${hash('sha256', content, 'base64')}`;
}
