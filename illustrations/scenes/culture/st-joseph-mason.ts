import { at, disc, each, fill, line, shadow } from '../../kit/at.ts';
import { shade } from '../../kit/color.ts';
import { litScene } from '../../kit/event-scene.ts';
import { halo, star } from '../../kit/lights.ts';
import { person } from '../../kit/people.ts';
import { cloud } from '../../kit/skies.ts';

/** An angel in flight, 130 wide. */
const angel = fill('#f4ead6', 'M-6-18C-40-60-76-52-64-18-50 2-24 2-6 2ZM6-18C40-60 76-52 64-18 50 2 24 2 6 2Z') + fill('#d9c7b0', 'M-6-12C-34-36-56-34-50-16-40-4-20 0-6 2ZM6-12C34-36 56-34 50-16 40-4 20 0 6 2Z') + fill('#e8a8a0', 'M-14-6H14C20 20 30 44 44 58 20 54-8 60-34 50-18 34-16 14-14-6Z') + disc('#e0b08a', 0, -20, 13) + line('#f2c25a', 4, 'M-19-26a19 19 0 1 1 38 0 19 19 0 1 1-38 0Z');
const pew = fill('#5f3a28', 'M-210 0V-58H210V0Z') + fill('#8a5a3c', 'M-220-66H220V-52H-220Z') + fill('#4a2c20', 'M-220-66h20V0h-20ZM200-66h20V0h-20Z');
const glass = (x: number, color: string) => fill('#8f4a38', `M${x - 44} 420V250a44 54 0 0 1 88 0V420Z`) + fill(color, `M${x - 34} 410V252a34 44 0 0 1 68 0V410Z`) + line('#5a3028', 4, `M${x} 206V410M${x - 34} 290H${x + 34}M${x - 34} 350H${x + 34}`);

/** The vault of St. Joseph's: a painted sky, seen from the pews. */
export const scene = litScene(
  { name: 'st-joseph-mason', hour: 'morning', sky: 'room brown' },
  fill('#c98f74', 'M0 0H800V600H0Z') + fill('#b87a60', 'M0 300H800V312H0ZM0 380H800V390H0Z') + fill('#7fb8dc', 'M0 0H800V120C700 190 560 230 400 236 240 230 100 190 0 120Z') + fill('#a4d0e6', 'M150 0H650C620 90 520 170 400 176 280 170 180 90 150 0Z') + halo(400, 130, 240, '#fff3c8', 0.8) + line('#d9a85a', 8, 'M0 120C100 190 240 230 400 236 560 230 700 190 800 120') + line('#5f8fb8', 3, 'M150 0C180 90 280 170 400 176 520 170 620 90 650 0'),
  at(120, 70, 0.7, cloud('#f6f3ea', '#cfdcea')) + at(690, 80, 0.75, cloud('#f6f3ea', '#cfdcea')) + at(400, 216, 0.6, cloud('#f6f3ea', '#cfdcea')) + at(250, 110, 1.1, angel) + at(550, 110, 1.1, angel) + fill('#fffaf0', 'M400 96C384 78 352 76 344 88 366 92 376 106 388 112L380 134H420L412 112C424 106 434 92 456 88 448 76 416 78 400 96Z') + star(60, 40, 11) + star(740, 30, 12) + star(330, 40, 11) + star(470, 36, 12) + star(180, 170, 9) + star(620, 176, 9),
  glass(120, '#e8b04a') + glass(680, '#6f9ad0') + fill('#f3e6cc', 'M310 420V300L400 236 490 300V420Z') + fill('#d9b06a', 'M330 420V316L400 264 470 316V420Z') + fill('#7a4a34', 'M394 290h12v30h22v12h-22v62h-12v-62h-22v-12h22Z') + fill('#fdf8ec', 'M320 400H480V446H320Z') + fill('#8f3a3a', 'M368 446H432L470 600H330Z') + fill(shade('#8f3a3a', 0.2), 'M432 446 470 600H452L424 446Z'),
  each(pew, [120, 500, 0.9], [680, 500, 0.9], [60, 590, 1.2], [740, 590, 1.2]),
  shadow(400, 590, 120) + person(346, 588, 216, { pose: 'point', top: '#3f6a5c', skirt: '#e8d2a8', hairdo: 'bun', hair: '#8a8490', lean: -8 }) + person(430, 590, 226, { pose: 'stand', top: '#4a5a8c', bottom: '#3a3340', lean: -6 }) + person(488, 592, 140, { pose: 'point', child: true, top: '#f2c25a', short: true, bottom: '#3f5f8c' }),
);
