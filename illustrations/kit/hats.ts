import { disc, fill, line } from './at.ts';
import { shade, tint } from './color.ts';

/** Hats for a person of people.ts, whose head is a disc of 8.4 around 1, -90. */
export type HatName = keyof typeof HATS;

type Hat = (color: string) => string;

const HATS = {
  cowboy: (color) => fill(color, 'M-17-97C-9-96-8-98-7-106-2-111 3-107 5-110 9-111 10-104 11-98 12-95 15-96 20-99 17-92 10-92 2-92S-13-92-17-97Z') + fill(shade(color, 0.35), 'M-8-99Q2-95 11-99V-96.500Q2-92-8-96.500Z') + fill(tint(color, 0.35), 'M3-107 9-109Q11-104 11-99L5-98Z'),
  straw: (color) => fill(color, 'M-16-94Q2-99 18-94 2-89-16-94Z') + fill(tint(color), 'M-7-95Q-6-106 1-106T10-95Q2-93-7-95Z') + fill('#a8434a', 'M-7-97Q2-94 10-97V-94.500Q2-92-7-94.500Z'),
  cap: (color) => fill(color, 'M-8-92C-8-102 10-103 10-93L17-91Q12-89 8-91Z'),
  top: (color) => fill(color, 'M-12-96Q1-92 14-96L11-98 12-118Q1-121-10-118L-8-98Z') + fill(tint(color, 0.25), 'M5-98 6-119 12-118 11-98Z') + fill('#8f2f3a', 'M-8.500-102Q2-99 11-102V-98Q2-95-8-98Z'),
  bonnet: (color) => fill(color, 'M-11-84C-16-104 4-110 11-98L12-92Q4-98-2-92L-4-80Z') + fill(tint(color), 'M4-104Q12-102 13-93L9-94Q8-100 2-102Z') + line('#fff1cf', 2, 'M-3-80Q2-77 5-79'),
  santa: (color) => fill(color, 'M-8-95C-8-106 2-110 9-104 16-104 20-98 22-92L17-91Q14-97 9-97L10-94Z') + fill('#fff8ea', 'M-9-97Q1-101 11-97V-92Q1-96-9-92Z') + disc('#fff8ea', 20, -90, 4),
  tirol: (color) => fill(color, 'M-15-95Q1-90 16-95L9-98 5-108Q-3-110-6-104L-8-98Z') + fill('#f0e2c0', 'M-8-99Q1-96 9-99L8-97Q1-94-8-97Z') + fill('#c2453f', 'M-6-100Q-12-112-6-118-2-110-3-100Z'),
  sailor: () => fill('#fdf8ec', 'M-9-95Q1-91 11-95L12-102Q1-105-10-102Z') + fill('#d9d3cf', 'M-10-102Q1-98 12-102L11-98Q1-95-9-98Z'),
  officer: (color) => fill(color, 'M-9-95Q1-91 12-95L15-102Q1-109-12-102Z') + fill('#20243a', 'M4-96 15-93Q10-90 2-93Z') + disc('#f2c25a', 8, -101, 2),
  crown: (color) => fill(color, 'M-8-97 -10-110-3-103 1-112 5-103 12-110 10-97Q1-94-8-97Z'),
  party: (color) => fill(color, 'M-6-97 3-120 9-98Q2-94-6-97Z') + disc('#fff1cf', 3, -120, 3),
  wreath: (color) => fill(color, 'M-9-95q2-6 6-3 1-6 5-3 4-3 5 2 5-1 4 4-10 5-20 0Z'),
  scarf: (color) => fill(color, 'M-10-92C-12-104 12-106 11-94L8-95Q2-99-4-93L-6-80-14-70-12-84Z'),
} satisfies Record<string, Hat>;

export function hatOf(name: HatName, color = '#e2c592'): string {
  return (HATS[name] as Hat)(color);
}

/** Hair behind the face, or in front of it. */
export function hairOf(hairdo: string, color: string, isBehind: boolean): string {
  if (hairdo === 'bald') return '';
  if (isBehind) return hairdo === 'long' ? fill(color, 'M-9-92C-12-80-11-70-7-64L5-66C2-76 2-84 3-90Z') : hairdo === 'bun' ? disc(color, -10, -94, 4.6) : '';
  return fill(color, 'M-7.600-84C-11-98-2-101 4-100 9-99 11-96 9.500-93 4-95-1-94-3-88-5-87-6-86-7.600-84Z');
}
