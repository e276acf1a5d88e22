import { at, each, fill, line, oval } from '../../kit/at.ts';
import { lamplit, shade, shining, tint } from '../../kit/color.ts';
import { eventScene } from '../../kit/event-scene.ts';
import { wreath } from '../../kit/festive.ts';
import { wineGlass } from '../../kit/instruments.ts';
import { boards } from '../../kit/land.ts';
import { bulbs, halo, wire } from '../../kit/lights.ts';
import { hills } from '../../kit/skies.ts';
import { oak } from '../../kit/trees.ts';

const [OAK, HOOP] = ['#b9773f', '#5f5a68'];
/** A barrel on its end: 280 units wide, 280 tall. */
const barrel = `${fill(OAK, 'M-116 0C-150-90-150-190-116-280H116C150-190 150-90 116 0Q0 24-116 0Z')}${fill(tint(OAK, 0.35), 'M-116 0C-150-90-150-190-116-280H-62C-88-190-88-90-62 10Q-96 8-116 0Z')}${fill(shade(OAK, 0.3), 'M116 0C150-90 150-190 116-280H78C104-190 104-90 78 9Q100 6 116 0Z')}${line(shade(OAK, 0.35), 3, 'M-20 12C-30-90-30-190-20-262M24 12C34-90 34-190 24-262')}${line(HOOP, 17, 'M-118-20Q0 4 118-20M-133-76Q0-50 133-76M-133-204Q0-178 133-204M-119-262Q0-238 119-262')}${oval(shade(OAK, 0.35), 0, -280, 120, 30)}${oval(tint(OAK, 0.3), 0, -284, 112, 25)}`;
/** A phone that shows a ticket: 66 units wide, 124 tall. */
const phone = `<g transform="rotate(-7)"><rect x="-35" y="-128" width="70" height="128" rx="11" fill="#241f33"/>${shining(`<rect x="-29" y="-120" width="58" height="112" rx="5" fill="#fff8ea"/>${fill('#c2453f', 'M-22-108H22V-78a6 6 0 0 0 0 12V-20H-22V-66a6 6 0 0 0 0-12Z')}${fill('#fff8ea', 'M-14-60h10v10h-10ZM4-60h10v10H4ZM-14-42h10v10h-10ZM-2-46h6v6h-6ZM6-38h8v8H6Z')}${fill('#ffcf73', 'M0-106l4 9 10 1-7 7 2 10-9-5-9 5 2-10-7-7 10-1Z')}`)}</g>`;
const post = (x: number) => fill('#8a6048', `M${x} 40h52V560h-52Z`) + fill('#b98560', `M${x} 40h16V560h-16Z`) + fill('#5f4036', `M${x - 10} 548h72v24h-72ZM${x - 10} 62h72v18h-72Z`);
const turns = (x: number) => [110, 190, 270, 350, 430].map((y) => `M${x - 5} ${y + 44}Q${x + 30} ${y + 36} ${x + 57} ${y}`).join('');
const garland = (x: number) => line('#35604a', 24, turns(x)) + line('#5f8f68', 8, turns(x)) + bulbs(turns(x), '#ffcf73', 8, 22);

/** A vine of last summer's bare canes on its wire: 100 units wide, 96 tall. */
const vine = line('#5a3f3a', 9, 'M0 2C-6-20 6-34 0-54M0-52Q-24-62-48-56M0-52Q24-62 48-56') + line('#6f4f48', 3.5, 'M-42-58-46-92M-26-60-22-96M-10-58-16-90M8-58 12-94M26-60 22-92M42-58 48-94') + line('#8a7a78', 1.5, 'M-50-76H50');
const vineyard = [[408, 0.44], [496, 1.1]].flatMap(([y = 0, size = 0]) => Array.from({ length: Math.ceil(800 / (size * 132)) + 1 }, (_, index) => [Math.round((index + 0.5 - Math.ceil(400 / (size * 132))) * size * 132 + 400), y, size] as const));

export const scene = eventScene(
  { name: 'christmas-wine-affair', town: 'Johnson City', season: 'winter', hour: 'dusk', sky: 'dusk ember', subject: 'a wreathed barrel on a tasting room’s porch with two glasses and a phone that shows a ticket, bare vines behind' },
  hills('dusk ember', 350, 4) + oak(640, 384, 0.6, '#6a7a4a'),
  lamplit(fill('#d9a566', 'M0 376H800V600H0Z') + fill('#c08a52', 'M0 430Q400 414 800 436V600H0Z')) + each(vine, ...vineyard),
  lamplit(boards('#9a6a48', 520)),
  fill('#4a3438', 'M0 0H800V44H0Z') + fill('#8a6048', 'M0 40H800V64H0Z') + lamplit(post(64) + post(684)) + garland(64) + garland(684),
  wire([[-20, 84], [240, 74], [560, 74], [820, 84]], 22, '#ffc766', 12, 40),
  halo(400, 330, 330, '#ffc06a', 0.5) + oval('#2f1f2c', 400, 566, 190, 22),
  lamplit(at(400, 560, 1, barrel) + wreath(400, 424, 2) + wineGlass(316, 284, 1.7, '#8f1f3c') + wineGlass(492, 284, 1.7, '#e0b24a') + at(404, 290, 1, phone)),
);
