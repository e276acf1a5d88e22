import { at, disc, each, fill, line, oval } from '../../kit/at.ts';
import { shade, tint } from '../../kit/color.ts';
import { litScene } from '../../kit/event-scene.ts';
import { stein } from '../../kit/instruments.ts';
import { johnsonCityCourthouse } from '../../kit/johnson-city-courthouse.ts';
import { wire } from '../../kit/lights.ts';
import { person } from '../../kit/people.ts';

const STEEL = '#c9d0d8';
/** A brewing vessel of steel with a cone below and a manhole in front. */
const vessel = `${line('#6a6f7c', 8, 'M-46 0V-60M46 0V-60')}${fill(STEEL, 'M-60-230C-60-260 60-260 60-230V-80L14-34H-14L-60-80Z')}${fill(tint(STEEL, 0.6), 'M-60-230C-60-252-40-256-26-256V-60L-60-80Z')}${fill(shade(STEEL, 0.3), 'M34-250C52-246 60-240 60-230V-80L30-50Z')}${oval('#8f98a6', 0, -156, 24, 28)}${oval('#aeb7c2', -2, -158, 17, 21)}${line('#7a8492', 5, 'M0-256V-300H90')}`;

export const scene = litScene(
  { name: 'pecan-street-brewing', hour: 'indoors', sky: 'room brown' },
  fill('#b9876a', 'M0 0H800V600H0Z') + line('#a07056', 3, 'M0 40H800M0 80H800M0 120H800M0 160H800M0 200H800M0 240H800M0 280H800M0 320H800M0 360H800'),
  fill('#9fd0dc', 'M40 90H360V400H40Z') + fill('#e2efdc', 'M40 250H360V400H40Z') + at(200, 372, 0.62, johnsonCityCourthouse(0, 0, 1)) + fill('#86ad52', 'M40 366H360V400H40Z') + line('#5a3a2c', 14, 'M40 90H360V400H40ZM200 90V400M40 210H360'),
  each(vessel, [490, 430, 1.05], [640, 430, 1.15], [770, 430, 1]),
  wire([[-10, 30], [260, 20], [540, 40], [810, 20]], 34),
  person(300, 520, 250, { pose: 'drink', top: '#3f6a9c', short: true, hat: 'cap', hatColor: '#c2453f' }) + person(560, 520, -240, { pose: 'hold', top: '#2f3444', apron: '#e8d5ae', skin: '#8a5a3c', beard: '#2b2028' }),
  fill('#7a4a30', 'M0 470H800V600H0Z') + fill('#b06f42', 'M0 462H800V484H0Z') + line('#5f3826', 4, 'M100 490V600M300 490V600M500 490V600M700 490V600'),
  stein(120, 466, 1.5) + stein(400, 466, 1.3) + oval('#e6dccb', 660, 462, 92, 14) + oval('#d9a04a', 660, 452, 78, 14) + oval('#c9483a', 660, 450, 66, 10) + disc('#f3dcb0', 630, 450, 7) + disc('#f3dcb0', 664, 447, 7) + disc('#3f7a4c', 690, 452, 6),
);
