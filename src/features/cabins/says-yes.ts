/** False if the owner says nothing, or says no in one of the ways that people do. */
export function saysYes(said: string | undefined): boolean {
  return said !== undefined && !/^(?:no|none|not|never|sorry)\b|\bno (?:dogs|pets)\b/i.test(said);
}
