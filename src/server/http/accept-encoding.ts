/** The weight of each coding that we offer, from 0 (refused) to 1. */
export interface CodingWeights {
  br: number;
  gzip: number;
  identity: number;
}

const UNCODED: CodingWeights = { br: 0, gzip: 0, identity: 1 };

/** Parses Accept-Encoding (RFC 9110, 12.5.3); identity for none or junk. Linear; never throws. */
export function readAcceptEncoding(header: string | undefined): CodingWeights {
  if (header === undefined || header === '') return UNCODED;
  const listed = new Map<string, number>();
  for (const item of header.split(',')) {
    const [name = '', ...parameters] = item.split(';');
    const weight = readWeight(parameters);
    if (weight !== undefined) listed.set(name.trim().toLowerCase(), weight);
  }
  const others = listed.get('*');
  return {
    br: listed.get('br') ?? others ?? 0,
    gzip: listed.get('gzip') ?? listed.get('x-gzip') ?? others ?? 0,
    identity: listed.get('identity') ?? 0,
  };
}

const WEIGHT = /^[ \t]*q=(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)[ \t]*$/i;

/** 1 without parameters; undefined if there's anything but one weight. */
function readWeight(parameters: readonly string[]): number | undefined {
  if (parameters.length === 0) return 1;
  const weight = parameters.length === 1 ? WEIGHT.exec(parameters[0] ?? '')?.[1] : undefined;
  return weight === undefined ? undefined : Number(weight);
}
