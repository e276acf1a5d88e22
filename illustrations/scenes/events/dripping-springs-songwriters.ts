import { disc, fill, line } from '../../kit/at.ts';
import { lamplit } from '../../kit/color.ts';
import { eventScene } from '../../kit/event-scene.ts';
import { guitar } from '../../kit/instruments.ts';
import { boards } from '../../kit/land.ts';
import { halo, wire } from '../../kit/lights.ts';
import { person } from '../../kit/people.ts';
import { hills } from '../../kit/skies.ts';
import { oak } from '../../kit/trees.ts';

const stool = (x: number, y: number) => fill('#7a4a30', `M${x - 34} ${y - 140}H${x + 34}V${y - 128}H${x - 34}Z`) + line('#7a4a30', 8, `M${x - 24} ${y - 130} ${x - 36} ${y}M${x + 24} ${y - 130} ${x + 36} ${y}M${x - 32} ${y - 50}H${x + 32}`);
const microphone = (x: number, y: number) => line('#2a2838', 5, `M${x} 586V${y + 30}L${x - 22} ${y}M${x - 26} 588H${x + 26}`) + disc('#8f8aa0', x - 24, y - 4, 9);

export const scene = eventScene(
  { name: 'dripping-springs-songwriters', town: 'Dripping Springs', season: 'fall', hour: 'dusk', sky: 'dusk violet', subject: 'three songwriters on stools, in the round, on a backyard stage' },
  hills('dusk violet', 400) + lamplit(fill('#9a7460', 'M0 300H800V470H0Z') + line('#7a5a4a', 5, Array.from({ length: 20 }, (_, index) => `M${index * 42} 300V470`).join('')) + fill('#c49a7c', 'M0 292H800V306H0Z')),
  oak(90, 420, 1.6, '#8a8a4a') + oak(740, 420, -1.4, '#8a8a4a'),
  wire([[-20, 100], [220, 150], [420, 130], [620, 150], [820, 90]], 30, '#ffc766', 13, 44) + halo(400, 330, 400, '#ffc06a', 0.6),
  lamplit(boards('#a8713f', 480) + fill('#8f3a45', 'M120 540Q400 500 680 540 720 580 680 600H120Q80 580 120 540Z') + line('#e0b06a', 4, 'M140 548Q400 512 660 548')),
  lamplit(stool(190, 586) + person(186, 586, 310, { pose: 'sitPlay', top: '#3f6a8c', bottom: '#3a3a54', hat: 'cowboy', holds: guitar() }) + stool(410, 570) + person(404, 570, 300, { pose: 'sitPlay', top: '#e0a63f', bottom: '#5a4a68', hairdo: 'long', hair: '#8a3a2a', holds: guitar('#b9632c') }) + stool(640, 586) + person(646, 586, -310, { pose: 'sitPlay', top: '#5f8a6a', bottom: '#4a3a34', skin: '#8a5a3c', beard: '#2b2024', hair: '#2b2024', holds: guitar('#8a4a2a') })),
  microphone(300, 340) + microphone(520, 330),
);
