import { at, each, fill, line, shadow } from '../../kit/at.ts';
import { shade, tint } from '../../kit/color.ts';
import { litScene } from '../../kit/event-scene.ts';
import { LEAVES } from '../../kit/hours.ts';
import { lawn, path, tufts } from '../../kit/land.ts';
import { person } from '../../kit/people.ts';
import { belt, cypress, oak } from '../../kit/trees.ts';

const SHADE = '#e8a13f';
/** Four posts under a sail of cloth, with a tower and its slide. */
const sail = line('#6a5a5c', 12, 'M90 520V250M540 520V230M190 470V300M450 460V290') + fill(SHADE, 'M60 262 190 206 580 196 480 300Z') + fill(tint(SHADE, 0.35), 'M60 262 190 206 330 250Z') + fill(shade(SHADE, 0.22), 'M480 300 580 196 330 250Z');
const tower = fill('#3f7f9c', 'M250 300H350V330H250Z') + line('#2f5f7c', 12, 'M256 330V520M344 330V520') + fill('#f2c25a', 'M240 404H360V424H240Z') + line('#f2c25a', 6, 'M262 404V360H338V404M288 360V404M314 360V404') + fill('#3f7f9c', 'M232 304 300 256 368 304Z') + line('#c2453f', 8, 'M222 520 254 420M196 520 230 420M204 500H230M212 476H238M220 452H246');
const slide = fill('#c2352f', 'M350 412C410 424 440 500 520 508L524 530C430 530 400 450 344 436Z') + fill(tint('#c2352f', 0.35), 'M350 412C410 424 440 500 520 508L520 514C436 508 406 432 348 420Z');
const table = fill('#8a6442', 'M-70-62H70V-50H-70ZM-92-36H-44V-28H-92ZM44-36H92V-28H44Z') + line('#6a4a34', 8, 'M-40-50-62 0M40-50 62 0M-68-28H68');

/** The playground by Cibolo Creek, under a sail against the sun. */
export const scene = litScene(
  { name: 'boerne-city-park', hour: 'morning', sky: 'morning pale' },
  belt(286, LEAVES.summer, 120, 8) + each(cypress(0, 0, 1), [610, 380, 1.05], [700, 372, 0.8], [770, 392, 1.2]),
  lawn('#8fb35a', 380) + fill('#7fb0a4', 'M800 396C700 392 620 404 560 424 640 440 720 440 800 452Z') + fill(tint('#7fb0a4', 0.5), 'M800 408C740 406 690 412 640 424 700 424 750 424 800 428Z') + path(690, 440, '#e6d8bc', 300),
  oak(20, 470, 1.5, '#4f7f43') + fill('#d9b98a', 'M60 520C160 470 480 470 580 516 600 560 520 580 320 584 120 580 40 560 60 520Z') + tower + slide + sail,
  person(404, 480, 108, { pose: 'sitWave', top: '#f2c25a', child: true, short: true, bottom: '#3f6a9c' }) + person(300, 404, -92, { pose: 'cheer', top: '#6a4a8c', child: true, short: true, skirt: '#f3dcb0', hairdo: 'long', hair: '#3a2428' }),
  shadow(564, 560, 40) + person(560, 562, -180, { pose: 'wave', top: '#3f7f5c', bottom: '#4a4f6a', hat: 'cap', hatColor: '#c2453f', short: true, skin: '#a8704c' }) + shadow(718, 582, 84) + at(726, 580, 1, table) + person(664, 616, 176, { pose: 'sit', top: '#c2553f', hairdo: 'bun', short: true, bottom: '#5a4a3c' }) + tufts('#6f8f45', 6),
);
