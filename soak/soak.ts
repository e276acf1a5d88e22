/** What was measured, in words; `holds` is false if a limit was exceeded. */
export interface SoakResult {
  holds: boolean;
  figures: string;
}

/** A long test of one fault or attack; starts its own server. */
export type Soak = () => Promise<SoakResult>;
