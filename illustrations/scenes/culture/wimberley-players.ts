import { at, copies, disc, fill, line, oval } from '../../kit/at.ts';
import { lamplit, shade, shining, tint } from '../../kit/color.ts';
import { litScene } from '../../kit/event-scene.ts';
import { halo } from '../../kit/lights.ts';
import { person } from '../../kit/people.ts';

const [PAPER, TRIM, RED, FLOOR] = ['#7fa596', '#f3e2bd', '#b02f38', '#b5793f'];

/** The flats: a parlor painted on canvas, with a window, a fireplace and a door, 130 to 402 down. */
const stripes = Array.from({ length: 24 }, (_, index) => `M${166 + index * 20} 136V330`).join('');
const flats = fill(PAPER, 'M150 128H650V402H150Z') + line(tint(PAPER, 0.3), 3, stripes) + fill(TRIM, 'M150 328H650V402H150ZM150 128H650V140H150Z') + line(shade(TRIM, 0.18), 3, 'M150 336H650M160 346H232V392H160ZM244 346H312V392H244ZM488 346H520V392H488ZM316 140V402M484 140V402');
const view = fill(TRIM, 'M196 168H288V300H196Z') + fill('#a8d0d8', 'M204 176H280V292H204Z') + fill('#8a9fc0', 'M204 250C220 236 244 246 280 230V292H204Z') + fill('#7f9a5a', 'M204 272C230 258 250 268 280 256V292H204Z') + line(TRIM, 4, 'M242 176V292M204 234H280') + fill('#d98a6a', 'M186 162H298V178H186ZM190 178H222C220 220 206 240 200 306H190ZM294 178H262C264 220 278 240 284 306H294Z');
const hearth = fill('#a8604a', 'M346 402V290H454V402Z') + fill('#3a2428', 'M366 402V322Q400 304 434 322V402Z') + shining(fill('#f08a3a', 'M380 402C376 380 390 376 394 354 408 368 402 374 414 378 424 386 422 396 420 402Z')) + fill('#7a4a34', 'M334 276H466V292H334Z') + fill('#7a4a34', 'M358 180H442V256H358Z') + fill('#e8c98a', 'M365 187H435V249H365Z') + fill('#6f8f7a', 'M365 232C390 214 410 230 435 212V249H365Z') + fill('#7a4a34', 'M390 276V262a10 10 0 0 1 20 0v14Z') + disc(TRIM, 400, 263, 6) + fill('#4f7fa0', 'M348 276q-4-18 4-22h4q8 4 4 22ZM440 276q-4-18 4-22h4q8 4 4 22Z');
const door = fill(TRIM, 'M536 186H624V402H536Z') + fill('#8a5a3c', 'M544 194H616V402H544Z') + fill('#6f4630', 'M552 204H608V284H552ZM552 298H608V390H552Z') + disc('#f2c25a', 553, 292, 5);

/** Folds of a side curtain, which hangs from the edge of the stage and is tied back. */
const folds = (color: string, shift: number) => fill(color, [0, 34, 68, 102].map((x) => `M${x + shift} 60C${x + 14 + shift} 200 ${x * 0.55 + 16 + shift} 260 ${x * 0.45 + shift} 330 ${x * 0.45 + 12 + shift} 380 ${x * 0.6 + 6 + shift} 420 ${x * 0.6 + shift} 446H${x * 0.6 + 14 + shift}C${x * 0.6 + 20 + shift} 420 ${x * 0.45 + 26 + shift} 380 ${x * 0.45 + 12 + shift} 330 ${x * 0.55 + 32 + shift} 260 ${x + 32 + shift} 200 ${x + 16 + shift} 60Z`).join(''));
const curtain = fill(RED, 'M0 60H150C150 190 104 260 72 330 86 380 100 420 98 446H0Z') + folds(shade(RED, 0.34), 2) + folds(tint(RED, 0.14), -12) + fill('#f2c25a', 'M0 322Q40 340 76 322V336Q40 354 0 336Z');
const valance = fill(shade(RED, 0.15), 'M60 30H740V92Q712 122 672 92 638 122 604 92 570 122 536 92 502 122 468 92 434 122 400 92 366 122 332 92 298 122 264 92 230 122 196 92 162 122 128 92 88 122 60 92Z') + line('#f2c25a', 5, 'M60 94Q88 122 128 92 162 122 196 92 230 122 264 92 298 122 332 92 366 122 400 92 434 122 468 92 502 122 536 92 570 122 604 92 638 122 672 92 712 122 740 94');

const waves = fill('#7a3f26', 'M-8-83C-13-88-12-99-4-101 2-104 10-101 10-95 5-98 2-94-1-92 1-88-1-84-3-81-4-78-8-79-8-83Z') + disc('#7a3f26', -6, -80, 3);
/** The dress has a collar, a belt and a flower. */
const finery = waves + fill('#fff3dc', 'M-3-79 3-72 8-78 5-68-1-68Z') + fill('#8f3a5a', 'M-9-53H10V-48H-10Z') + disc('#f2c25a', -3, -70, 2.2);
const letter = fill('#fffaf0', 'M20-75 36-78 38-58 22-55Z') + line('#8a8aa0', 0.9, 'M24-71 33-73M24.500-67 34-69M25-63 34-65');
const suit = fill('#fff3dc', 'M2-79 8-78 7-62Z') + fill('#b02f38', 'M5-77 7-77 8-64 6-62Z') + fill('#3a3a52', 'M2-79 7-62 4-58-2-72Z');
const fedora = fill('#6a5040', 'M-15-96Q2-91 19-97 15-100 10-99C10-108 8-111 3-108-3-112-8-108-8-99-11-99-14-98-15-96Z') + fill('#2f2430', 'M-8.300-101.500Q1-98 10.200-101.500V-98Q1-94.500-8.300-98Z');
const actors = person(322, 430, 228, { pose: 'drink', top: '#e0708a', skirt: '#e0708a', short: true, skin: '#d9a07a', hair: '#7a3f26', holds: finery }) + person(474, 432, -240, { pose: 'hold', top: '#4f5270', bottom: '#3f425c', hair: '#3a2420', holds: suit + fedora + letter });

/** The wall around the stage with its gilded frame and two lamps. */
const arch = fill('#6a3f38', 'M0 0H800V446H740V36H60V446H0Z') + fill('#b98442', 'M60 446V36H740V446H728V48H72V446Z') + line('#54302e', 4, 'M14 70H44V420H14ZM756 70H786V420H756Z') + halo(30, 214, 74, '#ffc873', 0.7) + halo(770, 214, 74, '#ffc873', 0.7) + fill('#b98442', copies('M-3 44V8H-12L-8 0H8L12 8H3V44Z', [30, 226, 1], [770, 226, 1])) + shining(fill('#ffeab0', copies('M-10 0C-14-16-6-26 0-38 6-26 14-16 10 0Z', [30, 226, 1], [770, 226, 1])));

/** People in the audience from behind: shoulders, hair in the light of the stage, the backs of their seats. */
const HEADS = ['M-15 2C-18-24 18-24 15 2 14 14 8 20 0 20S-14 14-15 2Z', 'M-17 4C-20-26 20-26 17 4 20 18 18 28 14 32H-14C-18 28-20 18-17 4Z', 'M-8-20a8 7 0 1 1 16 0C18-14 17 4 14 10 10 20 6 20 0 20S-10 20-14 10C-17 4-18-14-8-20Z'];
const row = (y: number, size: number, shift: number, seat: string) => {
  const places = Array.from({ length: 12 }, (_, index) => [Math.round(shift + index * size * 62), y + ((index * 7 + y) % 5) * 2 - 4, size] as const).filter(([x]) => x > 36 && x < 764);
  const kind = (wanted: number) => places.filter((_, index) => (index * 5 + y) % 3 === wanted);
  const draw = (hair: readonly string[], dy: number) => HEADS.map((head, index) => fill(hair[index] as string, copies(head, ...kind(index).map(([x, top, scale]) => [x, top + dy, scale] as const)))).join('');
  return fill('#2a1722', copies('M-30 60C-32 36-24 28-7 24V8H7V24C24 28 32 36 30 60Z', ...places)) + draw(['#d9964a', '#d9964a', '#d9964a'], -2.5) + draw(['#2f1a20', '#46262a', '#54424a'], 0) + fill(seat, copies('M-28 70V47Q-28 37-18 37H18Q28 37 28 47V70Z', ...places)) + fill(tint(seat, 0.2), copies('M-28 50V47Q-28 37-18 37H18Q28 37 28 47V50Q28 40 18 40H-18Q-28 40-28 50Z', ...places));
};
const lights = Array.from({ length: 11 }, (_, index) => 150 + index * 50);

export const scene = litScene(
  { name: 'wimberley-players', hour: 'indoors', sky: 'room brown' },
  fill('#2c1922', 'M0 0H800V600H0Z') + fill('#241620', 'M90 40H710V446H90Z'),
  lamplit(flats + view + hearth + door),
  fill(FLOOR, 'M110 402H690L720 446H80Z') + line(shade(FLOOR, 0.25), 2, 'M110 412H690M100 424H700M90 436H710'),
  halo(400, 330, 330, '#ffdf9a', 0.5),
  `<path d="M280 40H340L432 440H212ZM460 40H520L588 440H368Z" fill="#FFF1C4" opacity=".13"/>`,
  oval('#ffe0a0', 322, 430, 92, 12) + oval('#ffe0a0', 474, 432, 92, 12),
  shining('<linearGradient id="foot" x1="0" x2="0" y1="1" y2="0"><stop stop-color="#ffd98a" stop-opacity=".6"/><stop offset="1" stop-color="#ffd98a" stop-opacity="0"/></linearGradient><path d="M80 370H720V446H80Z" fill="url(#foot)"/>') + lamplit(actors),
  at(64, 0, 1, curtain) + at(736, 0, 1, curtain, -1) + valance,
  arch + fill('#7a4a34', 'M60 446H740V486H60Z') + line('#5f382c', 3, 'M146 454V486M230 454V486M315 454V486M400 454V486M485 454V486M570 454V486M654 454V486') + fill('#c98f52', 'M54 442H746V454H54Z'),
  shining(fill('#fff0b8', copies('M-11 0A11 11 0 0 1 11 0Z', ...lights.map((x) => [x, 442, 1] as const)))) + fill('#b98a3a', copies('M-14 0H14L11-11Q0-18-11-11Z', ...lights.map((x) => [x, 450, 1] as const))),
  row(506, 1, 30, '#5a2630') + row(560, 1.2, 46, '#6a2c36'),
);
