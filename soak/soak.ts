/** What was measured, in words; `holds` is false if a limit was passed. */
export interface SoakResult {
  holds: boolean;
  figures: string;
}

/** One fault or attack in its long form; starts its own server. */
export type Soak = () => Promise<SoakResult>;
