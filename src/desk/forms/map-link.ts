import type { Position } from '../../model/distance.ts';

const NUMBER = String.raw`(-?\d{1,3}(?:\.\d+)?)`;
const PAIR = String.raw`${NUMBER}\s*(?:,|%2C)\s*${NUMBER}`;

/** Patterns for the place itself, then for what is only in view. */
const FORMS: readonly RegExp[] = [
  new RegExp(`!3d${NUMBER}!4d${NUMBER}`, 'i'),
  new RegExp(`[?&]mlat=${NUMBER}&mlon=${NUMBER}`, 'i'),
  new RegExp(`[?&](?:q|query|ll|coordinate|daddr|destination|sll|center)=(?:loc:)?${PAIR}`, 'i'),
  new RegExp(`^geo:${PAIR}`, 'i'),
  new RegExp(`/@${PAIR}`, 'i'),
  new RegExp(String.raw`#map=\d+(?:\.\d+)?/${NUMBER}/${NUMBER}`, 'i'),
  new RegExp(`^${PAIR}$`, 'i'),
];

/** The coordinates in a maps link or in "30.2769, -98.4117"; undefined if there are none. */
export function coordinatesIn(text: string): Position | undefined {
  for (const form of FORMS) {
    const [, latitude, longitude] = form.exec(text.trim()) ?? [];
    if (latitude !== undefined && Math.abs(Number(latitude)) <= 90)
      return rounded({ latitude: Number(latitude), longitude: Number(longitude) });
  }
  return undefined;
}

/** Rounds to about a meter. */
export function rounded({ latitude, longitude }: Position): Position {
  const round = (degrees: number) => Math.round(degrees * 1e5) / 1e5;
  return { latitude: round(latitude), longitude: round(longitude) };
}
