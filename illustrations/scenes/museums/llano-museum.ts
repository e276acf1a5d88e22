import { at, each, fill, line, shadow } from '../../kit/at.ts';
import { lamplit, shade, tint } from '../../kit/color.ts';
import { litScene } from '../../kit/event-scene.ts';
import { boards } from '../../kit/land.ts';
import { halo } from '../../kit/lights.ts';
import { person } from '../../kit/people.ts';

const PINK = '#c9705f';
/** A cut block of llanite: brown pink, with its crystals of blue quartz. */
const llanite = fill(shade(PINK, 0.3), 'M-120 0 -104-120-10-160 96-134 124-30 104 0Z') + fill(PINK, 'M-120 0-104-120-10-160 20-20 8 0Z') + fill(tint(PINK, 0.35), 'M-104-120-10-160 96-134 20-96Z') + fill('#3f7fd0', 'M-70-60l16-14 14 16-18 14ZM-30-110l14-8 10 12-14 10ZM-10-54l16-10 8 16-16 8ZM40-60l16-10 12 16-16 10ZM72-100l14-6 8 14-14 6ZM-90-20l12-8 10 12-12 6ZM52-20l14-8 10 14-14 4ZM10-126l14-6 12 8-14 8Z') + fill('#9cc6f2', 'M-70-60l16-14-4 16ZM40-60l16-10-4 14ZM-10-54l16-10-6 12ZM72-100l14-6-6 12Z');
const rock = (color: string) => fill(shade(color, 0.2), 'M-34 0-28-34 0-46 30-30 34 0Z') + fill(tint(color, 0.2), 'M-34 0-28-34 0-46 6-12 0 0Z');
const pick = line('#8a5a34', 9, 'M0 0 150-150') + line('#8f96a6', 12, 'M100-176Q160-176 176-110');
const glass = `<circle cx="0" cy="0" r="30" fill="#dcecf2" fill-opacity=".55" stroke="#e0b45a" stroke-width="7"/>${line('#7a4a30', 9, 'M-22 22-54 54')}`;

/** The Rock Room: a girl with a lens before the stone that is named for Llano. */
export const scene = litScene(
  { name: 'llano-museum', hour: 'indoors', sky: 'room blue' },
  fill('#4f5a6a', 'M0 0H800V450H0Z') + fill('#3f4858', 'M0 0H800V40H0ZM0 440H800V470H0Z') + fill('#6a4a3a', 'M30 90H270V110H30ZM30 210H270V230H30ZM560 90H790V110H560Z') + at(90, 90, 1, rock('#b9b4a6')) + at(170, 90, 1.2, rock('#9a6f8a')) + at(240, 90, 0.8, rock('#c98a5a')) + at(80, 210, 1.1, rock('#c9705f')) + at(160, 210, 0.9, rock('#7f9a8a')) + at(236, 210, 1.1, rock('#d9c39a')) + each(rock('#a8a0b0'), [610, 90, 1], [750, 90, 0.8]) + at(680, 90, 1.1, rock('#c9a04a')) + at(590, 330, 0.9, pick),
  halo(410, 260, 300, '#ffe2a8', 0.75) + boards('#7a5238', 460),
  fill('#5f3f30', 'M250 430H570V600H250Z') + fill('#8a6048', 'M236 416H584V440H236Z') + fill(tint('#8a6048', 0.4), 'M236 416H584V422H236Z') + fill('#e8d6ae', 'M340 474H480V524H340Z') + line('#8a6a50', 4, 'M358 490H462M358 508H430'),
  shadow(410, 418, 120) + at(410, 418, 1.15, lamplit(llanite)),
  lamplit(person(640, 596, -220, { pose: 'lift', child: true, top: '#2f9a8c', skirt: '#e0763f', hairdo: 'long', hair: '#3a2028', short: true })) + at(566, 372, 1.1, glass) + lamplit(person(140, 598, 300, { pose: 'point', top: '#8a4f3a', bottom: '#3f4a5a', hat: 'cowboy', hatColor: '#d9c4a0', beard: '#d9d3cf' })),
);
