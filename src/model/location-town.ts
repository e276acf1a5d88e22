/**
 * The town in the words that say where something is, after the last comma: "Zilker Park, Austin".
 * Undefined without one; a part with a number is a road.
 */
export function townIn(location: string): string | undefined {
  const [, ...others] = locationParts(location);
  const town = others.at(-1);
  return town && !/\d/.test(town) ? town : undefined;
}

/** What stands between commas, without the state: "Zilker Park" and "Austin". */
export function locationParts(location: string): string[] {
  return location
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== 'TX' && part !== 'Texas');
}
