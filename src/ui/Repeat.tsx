import type { ReactNode } from 'react';

/** The same content several times, for placeholders. */
export function Repeat({ times, children }: { times: number; children: ReactNode }) {
  return Array.from({ length: times }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: equal things have no other identity
    <Repeated key={index}>{children}</Repeated>
  ));
}

function Repeated({ children }: { children: ReactNode }) {
  return children;
}
