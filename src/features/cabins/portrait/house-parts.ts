import { fill, line, shade, tint } from './shapes.ts';

const TRIM = '#f3e4c4';
/** Lit glass: uppercase, so that `inLight` doesn't tint it. */
const GLASS = '#FFD27A';

/** A tin roof on posts in front of the wall, its deck, and a rail with a gap for the steps. */
export function porch(
  left: number,
  right: number,
  roof: string,
  [from, to]: readonly [number, number],
): string {
  const [first, last] = [left - 16, right + 16];
  const count = Math.max(2, Math.round((right - left) / 90));
  const posts = [
    first,
    from,
    to,
    last,
    ...Array.from(
      { length: count - 1 },
      (_, index) => first + ((last - first) * (index + 1)) / count,
    ).filter((x) => x < from - 24 || x > to + 24),
  ];
  const balusters = (start: number, end: number) =>
    Array.from(
      { length: Math.floor((end - start) / 13) },
      (_, index) => `M${Math.round(start + 8 + index * 13)}-18V12`,
    ).join('');
  return [
    fill('#8f6240', `M${left} 0H${right}L${right + 24} 16H${left - 24}Z`) +
      fill('#b98a5e', `M${left - 24} 14H${right + 24}V22H${left - 24}Z`) +
      fill('#4a2f2c', `M${left - 20} 22H${right + 20}V34H${left - 20}Z`),
    rocker(left + 26) + rocker(right - 30),
    line(TRIM, 2, balusters(first, from) + balusters(to, last)) +
      line(TRIM, 4, `M${first}-20H${from}M${to}-20H${last}M${first} 11H${from}M${to} 11H${last}`),
    fill(TRIM, posts.map((x) => `M${Math.round(x) - 4}-88h8V16h-8Z`).join('')),
    fill(shade(TRIM, 0.3), posts.map((x) => `M${Math.round(x) + 1}-88h3V16h-3Z`).join('')),
    fill(shade(roof, 0.12), `M${left - 4}-112H${right + 4}L${right + 30}-86H${left - 30}Z`) +
      fill(tint(roof, 0.34), `M${left - 4}-112h56l-20 26h-62Z`) +
      fill(shade(roof, 0.5), `M${left - 32}-88H${right + 32}v8H${left - 32}Z`),
  ].join('');
}

const rocker = (x: number) =>
  line(
    '#5a3a30',
    4,
    `M${x - 12}-34 ${x - 8} 0M${x + 12}-34 ${x + 8} 0M${x - 11}-26H${x + 11}M${x - 10}-16H${x + 10}M${x - 12}-6H${x + 12}M${x - 14} 8Q${x} 13 ${x + 14} 8M${x - 9}-4V8M${x + 9}-4V8`,
  );

/** Three steps, widest at the bottom, each with a light tread. */
export function steps(half: number, color = '#9a6a48'): string {
  return [0, 1, 2]
    .map(
      (index) =>
        `${fill(shade(color, 0.4), `M${-half - index * 6} ${index * 9}h${2 * half + index * 12}v10h-${2 * half + index * 12}Z`)}${fill(tint(color, 0.25), `M${-half - index * 6} ${index * 9}h${2 * half + index * 12}v4h-${2 * half + index * 12}Z`)}`,
    )
    .join('');
}

/** A fieldstone chimney on its base, `height` tall, with smoke. */
export function chimney(height: number, shoulder = 20): string {
  const stones = [0.1, 0.24, 0.38, 0.52, 0.66, 0.8]
    .map((part, index) => `M${index % 2 ? -12 : 0}-${Math.round(height * part)}h12v9h-12Z`)
    .join('');
  return `${fill('#c2a888', `M${-shoulder} 0V-${Math.round(height * 0.4)}L-16-${Math.round(height * 0.5)}V-${height}H16V-${Math.round(height * 0.5)}L${shoulder}-${Math.round(height * 0.4)}V0Z`)}${fill('#a08a78', `M6 0V-${height}H16V-${Math.round(height * 0.5)}L${shoulder}-${Math.round(height * 0.4)}V0Z`)}${fill('#dcc6a4', stones)}${fill('#e6d6b8', `M-21-${height}H21v-9H-21Z`)}${fill('#fff6ea', `M-4-${height + 12}C-24-${height + 40} 14-${height + 52}-8-${height + 92} 20-${height + 66} 0-${height + 46} 8-${height + 12}Z`, 0.4)}`;
}

/** A lit window centered on x, y, with frame, bars and sill. */
export function window(x: number, y: number, width: number, height: number): string {
  const [left, top] = [x - width / 2, y - height / 2];
  return `${fill(TRIM, `M${left - 4} ${top - 4}h${width + 8}v${height + 8}h-${width + 8}Z`)}${fill(GLASS, `M${left} ${top}h${width}v${height}h-${width}Z`)}${fill('#FFEDB8', `M${left} ${top}h${width}v${height * 0.36}q-${width / 2} 4-${width} ${height * 0.3}Z`)}${fill(TRIM, `M${x - 1.5} ${top}h3v${height}h-3ZM${left} ${y - 1.5}h${width}v3h-${width}ZM${left - 8} ${top + height + 2}h${width + 16}v5h-${width + 16}Z`)}`;
}

/** A door with a lit pane; its sill is at x, y. */
export function door(x: number, y: number, width = 40): string {
  const half = width / 2;
  return `${fill(TRIM, `M${x - half - 4} ${y}v-84h${width + 8}v84Z`)}${fill('#7a3f34', `M${x - half} ${y}v-80h${width}v80Z`)}${fill(GLASS, `M${x - half + 6} ${y - 74}h${width - 12}v34h-${width - 12}Z`)}${fill('#5f2f2c', `M${x - half + 6} ${y - 32}h${width - 12}v24h-${width - 12}Z`)}<circle cx="${x + half - 5}" cy="${y - 36}" r="2.5" fill="#f2c25a"/>`;
}

/** Two shutters beside the window at x. */
export const shutters = (x: number) =>
  fill('#4f7f78', `M${x - 38}-98h14v52h-14ZM${x + 24}-98h14v52h-14Z`) +
  line(
    '#3a625e',
    2,
    `M${x - 36}-84h10M${x - 36}-72h10M${x - 36}-60h10M${x + 26}-84h10M${x + 26}-72h10M${x + 26}-60h10`,
  );

/** A box of red flowers under the window at x. */
export const flowerBox = (x: number) =>
  fill('#8a5a3c', `M${x - 22}-44h44l-4 12h-36Z`) +
  fill('#5f8a45', `M${x - 22}-44q4-10 11-4 5-9 11-1 6-9 11 0 8-6 11 5Z`) +
  fill(
    '#d9485a',
    `M${x - 16}-49a3 3 0 1 0 .1 0ZM${x - 3}-51a3 3 0 1 0 .1 0ZM${x + 11}-50a3 3 0 1 0 .1 0Z`,
  );
