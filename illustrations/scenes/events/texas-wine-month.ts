import { at, disc, fill, line, oval } from '../../kit/at.ts';
import { lamplit, shade } from '../../kit/color.ts';
import { eventScene } from '../../kit/event-scene.ts';
import { wineGlass } from '../../kit/instruments.ts';
import { boards } from '../../kit/land.ts';
import { halo } from '../../kit/lights.ts';
import { person } from '../../kit/people.ts';

const barrel = (x: number, y: number, size: number) => at(x, y, size, `${disc('#5a3420', 0, 0, 100) + disc('#b9773f', 0, 0, 90) + fill('#d9995a', 'M0-90A90 90 0 0 0-90 0Q-60-60 0-90Z') + line(shade('#b9773f'), 3, 'M-60-66V66M-30-84V84M0-90V90M30-84V84M60-66V66')}<circle r="94" fill="none" stroke="#6a6470" stroke-width="9"/>${disc('#7a4a28', 0, 40, 10)}`);
const grapes = [[0, 0], [26, 2], [52, 0], [12, 22], [40, 24], [26, 44], [-14, 18], [64, 20], [50, 46], [2, 44], [26, 66]].map(([x = 0, y = 0]) => disc('#5a2a6a', x, y, 16) + disc('#8f5aa0', x - 4, y - 5, 6)).join('');

export const scene = eventScene(
  { name: 'texas-wine-month', town: 'Johnson City', season: 'fall', hour: 'indoors', sky: 'room brown', subject: 'a winemaker draws a taste from a barrel in the cellar' },
  fill('#4a2f28', 'M0 0H800V60Q400-40 0 60Z') + line('#5f3d30', 5, 'M0 120Q400 10 800 120M0 200Q400 90 800 200') + halo(420, 120, 300, '#ffcf8a', 0.8) + line('#2b1a20', 4, 'M420 0V90') + fill('#2b2a34', 'M384 112Q420 64 456 112Z') + disc('#FFF3C4', 420, 116, 14),
  boards('#8a5a3a', 480),
  barrel(100, 230, 0.95) + barrel(290, 230, 0.95) + barrel(690, 230, 0.95) + barrel(4, 420, 0.95) + barrel(700, 420, 1.05),
  fill('#4a2c20', 'M-10 320H400V332H-10ZM590 324H800V336H590Z'),
  lamplit(barrel(250, 440, 1.5) + person(500, 590, -400, { pose: 'hold', top: '#5f7f8c', bottom: '#4a4050', apron: '#8f2f45', hat: 'cap', hatColor: '#5a4a48', beard: '#b9aca4', hair: '#8f8480' }) + line('#e9f2f4', 7, 'M392 344 300 280') + line('#b93a56', 5, 'M350 316 304 284') + wineGlass(392, 420, 1.1, '#a32a48')),
  oval('#3a2018', 660, 580, 150, 20) + fill('#a8713f', 'M560 520H770L750 590H580Z') + fill('#c98f54', 'M552 510H778V528H552Z') + at(580, 440, 1.1, grapes) + at(660, 446, 1, grapes),
);
