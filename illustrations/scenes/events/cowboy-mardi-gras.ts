import { at, disc, fill, line } from '../../kit/at.ts';
import { storefronts } from '../../kit/buildings.ts';
import { lamplit } from '../../kit/color.ts';
import { eventScene } from '../../kit/event-scene.ts';
import { bunting } from '../../kit/festive.ts';
import { hatOf } from '../../kit/hats.ts';
import { dirt } from '../../kit/land.ts';
import { halo } from '../../kit/lights.ts';
import { crowd } from '../../kit/people.ts';

const beads = (color: string, drop: number) => `<path d="M-74 150Q0 ${150 + drop * 2} 74 150" fill="none" stroke="${color}" stroke-width="17" stroke-linecap="round" stroke-dasharray="0 19"/>`;
const feather = (color: string, turn: number) => `<g transform="translate(0 -10) rotate(${turn}) scale(1.3)">${fill(color, 'M0 0C-30-60-24-130 0-170 24-130 30-60 0 0Z')}${line('#fff3dc', 3, 'M0-10V-150')}</g>`;
const mask = fill('#6a2f8f', 'M-118-40C-80-70-30-62 0-40 30-62 80-70 118-40 116 10 90 48 50 44 24 42 10 22 0 14-10 22-24 42-50 44-90 48-116 10-118-40Z') + fill('#8f52b8', 'M-118-40C-80-70-30-62 0-40 0-30-30-46-60-44-90-44-110-30-118-40Z') + fill('#2b1a3a', 'M-80-14C-66-34-36-30-24-8-40 14-70 12-80-14ZM80-14C66-34 36-30 24-8 40 14 70 12 80-14Z') + line('#f2c25a', 6, 'M-116-38C-80-66-30-58 0-36 30-58 80-66 116-38') + disc('#4f9a5a', 0, -26, 13) + disc('#f2c25a', 0, -26, 7);
const bust = fill('#3f5f8c', 'M-190 330C-180 200-130 150-60 140H60C130 150 180 200 190 330Z') + fill('#2f4a70', 'M-190 330C-180 200-130 150-60 140L-40 330Z') + fill('#a86a48', 'M-44 90H44V150Q0 180-44 150Z') + fill('#c98a62', 'M-96-60C-100 40-60 120 0 126 60 120 100 40 96-60Z') + fill('#b8764f', 'M-96-60C-100 40-60 120 0 126-40 90-60 20-60-60Z') + fill('#8f3a3a', 'M-40 70Q0 108 44 68 0 80-40 70Z') + fill('#fff6e6', 'M-30 75Q0 94 34 73 0 82-30 75Z');

export const scene = eventScene(
  { name: 'cowboy-mardi-gras', town: 'Bandera', season: 'winter', hour: 'dusk', sky: 'dusk ember', subject: 'a reveler in cowboy hat, feathered mask and beads' },
  storefronts(-60, 860, 400, { seed: 1, height: 150, lit: true }) + dirt('#a87a54', 396) + crowd(-10, 820, 400, 80, 2),
  bunting([[-10, 30], [270, 80], [540, 80], [810, 20]], ['#6a2f8f', '#f2c25a', '#4f9a5a'], 28, 44),
  halo(400, 300, 360, '#ffb86a', 0.5),
  lamplit(at(400, 330, 1.05, `${[-84, -62, 62, 84].map((turn, index) => feather(['#4f9a5a', '#f2c25a', '#f2c25a', '#4f9a5a'][index] as string, turn)).join('') + bust + beads('#6a2f8f', 60) + beads('#f2c25a', 90) + beads('#4f9a5a', 124)}<g transform="translate(-14 748) scale(8.6)">${hatOf('cowboy', '#e2c08a')}</g>${mask}`)),
);
