import { at, disc, each, fill, line, oval } from '../../kit/at.ts';
import { shade, tint } from '../../kit/color.ts';
import { litScene } from '../../kit/event-scene.ts';
import { person } from '../../kit/people.ts';

const stones = Array.from({ length: 44 }, (_, index) => [(index * 97) % 800, 20 + Math.floor(index / 8) * 74, 0.8 + ((index * 7) % 5) / 8] as const);
const stone = fill('#b59a7c', 'M-44-14C-40-34 30-36 44-16 52 6 30 26-6 26-40 26-56 10-44-14Z') + fill('#cdb492', 'M-38-14C-30-28 22-30 34-18 10-22-20-20-38-14Z');
const skull = fill('#efe4cf', 'M-30-60C-34-20-20 20-16 60-6 76 6 76 16 60 20 20 34-20 30-60 20-76-20-76-30-60Z') + fill('#efe4cf', 'M-28-56C-80-60-130-90-150-140-110-110-70-92-20-80ZM28-56C80-60 130-90 150-140 110-110 70-92 20-80Z') + fill(shade('#efe4cf', 0.3), 'M-20-30a10 14 0 1 1 .1 0ZM20-30a10 14 0 1 1 .1 0ZM-8 44l8-14 8 14-8 8Z');
const bell = fill('#b98a3a', 'M-50 0C-44-20-40-60-34-100-26-130 26-130 34-100 40-60 44-20 50 0Z') + fill(tint('#b98a3a', 0.45), 'M-44-4C-36-30-34-80-26-108-18-118-10-120-4-120-14-90-18-40-20-4Z') + fill('#8a6428', 'M-56 0H56V12H-56Z') + disc('#6a4a20', 0, 18, 12) + line('#6a4a20', 8, 'M0-126V-160');
const hat = fill('#c9a06a', 'M-80 0C-60 10-40-2-40-14-36-60-20-66 0-56 20-66 36-60 40-14 40-2 60 10 80 0 70 20-70 20-80 0Z') + fill('#7a4a30', 'M-40-16H40V-6H-40Z');
const spur = `<circle r="22" fill="none" stroke="#c9ccd4" stroke-width="7"/>${line('#c9ccd4', 6, 'M22 0H56M56-12V12M46-8 66 8M46 8 66-8')}`;

export const scene = litScene(
  { name: 'frontier-times-museum', hour: 'indoors', sky: 'room brown' },
  fill('#9a8068', 'M0 0H800V600H0Z') + each(stone, ...stones),
  at(400, 200, 1.15, skull),
  fill('#7a4a30', 'M40 230H250V246H40ZM560 230H770V246H560Z') + at(140, 226, 0.9, hat) + at(640, 200, 0.9, spur) + each(fill('#3f6a7c', 'M-16 0V-50C-16-62-8-66-8-80H8C8-66 16-62 16-50V0Z'), [70, 230, 0.8], [220, 230, 0.9], [730, 230, 0.9]),
  `${fill('#6a3f2a', 'M60 600V430H360V600ZM520 600V450H760V600Z') + fill('#8a5636', 'M50 420H370V440H50ZM510 440H770V460H510Z')}<path d="M70 300H350V420H70Z" fill="#dff0f2" opacity=".3"/>${line('#d9c096', 6, 'M70 420V300H350V420')}${each(fill('#c9ccd4', 'M0-34 12 0-12 0Z') + fill('#8a7a68', 'M-4 0H4V14H-4Z'), [110, 400, 1.3], [160, 404, 1.1], [210, 400, 1.4])}${oval('#b8503a', 290, 396, 34, 22)}${oval('#d9785a', 284, 388, 18, 10)}${at(640, 430, 1.05, bell)}`,
  person(440, 600, 236, { pose: 'point', top: '#3f6a9c', hat: 'cowboy', beard: '#d9cfc6', hair: '#d9cfc6' }) + person(500, 606, -170, { pose: 'stand', child: true, top: '#e0a63f', short: true, hat: 'cowboy', hatColor: '#a8434a' }),
);
