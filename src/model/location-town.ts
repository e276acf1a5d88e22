/** "TX", "Tx 78624", "Texas", "78624-1234". */
const STATE = /^(?:(?:tx|texas)\.?)?\s*(?:\d{5}(?:-\d{4})?)?$/i;

const COUNTRY = /^(?:usa|us|u\.s\.(?:a\.?)?|united states(?: of america)?)$/i;

const COUNTY = /\scounty$/i;

/** "Fredericksburg TX 78624". */
const STATE_AT_END = /\s+(?:tx|texas)\.?(?:\s+\d{5}(?:-\d{4})?)?$/i;

type KnownTowns = Pick<ReadonlySet<string>, 'has'>;

/** The last part without state, ZIP and country, if it has no digits; alone, it must be known. */
export function townIn(location: string, towns: KnownTowns = new Set()): string | undefined {
  const parts = locationParts(location);
  const known = parts.findLast((part) => towns.has(part));
  if (known !== undefined) return known;
  const isAddress = parts.join() !== written(location).join();
  const town = parts.length > 1 || isAddress ? parts.at(-1) : undefined;
  return town && !/\d/.test(town) ? town : undefined;
}

/** The parts between commas without county, state, ZIP and country: "Zilker Park", "Austin". */
function locationParts(location: string): string[] {
  return written(location)
    .filter((part) => ![STATE, COUNTRY, COUNTY].some((rule) => rule.test(part)))
    .map((part) => part.replace(STATE_AT_END, ''));
}

function written(location: string): string[] {
  return location
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
}
