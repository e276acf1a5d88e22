import { standingHorse } from '../../kit/animals.ts';
import { at, each, fill, line } from '../../kit/at.ts';
import { shade } from '../../kit/color.ts';
import { litScene } from '../../kit/event-scene.ts';
import { person } from '../../kit/people.ts';
import { hills } from '../../kit/skies.ts';
import { cedar, oak } from '../../kit/trees.ts';

const sotol = line('#8fa36a', 6, Array.from({ length: 11 }, (_, index) => `M0 0L${Math.round(Math.cos((index / 10) * Math.PI) * 60)}-${Math.round(20 + Math.sin((index / 10) * Math.PI) * 56)}`).join('')) + line('#c9a86a', 7, 'M0-40V-190') + line('#d9c48a', 14, 'M0-120V-186');
const rider = (shirt: string, hat: string) => person(-6, -62, 150, { pose: 'ride', top: shirt, hat: 'cowboy', hatColor: hat, bottom: '#3f4f7a' });

export const scene = litScene(
  { name: 'hill-country-sna', hour: 'evening', sky: 'evening peach' },
  hills('evening peach', 350, 40) + fill('#a8a862', 'M0 400C140 340 300 350 420 380 560 414 680 380 810 350V600H0Z') + each(cedar(0, 0, 1), [60, 400, 0.8], [150, 380, 0.6], [700, 380, 0.8], [620, 394, 0.6]) + oak(760, 420, -1),
  fill('#8f9455', 'M0 470C200 430 420 470 810 440V600H0Z') + fill('#e0c490', 'M800 452C640 452 560 480 420 486 240 494 120 530 60 600H300C340 540 460 520 560 514 660 508 740 500 810 492Z') + fill(shade('#e0c490', 0.16), 'M810 480C700 496 500 500 400 530 340 550 320 576 300 600H270C290 550 380 510 480 500 600 488 700 480 810 470Z'),
  at(640, 500, 0.62, standingHorse('#6a4434', '#2b2028', '#3f6a9c') + rider('#c2453f', '#d9c096')) + at(300, 570, 1.25, standingHorse('#b9753c', '#3a2428', '#a8392f') + rider('#f0e2c4', '#5a3f34')),
  each(sotol, [80, 560, 1], [740, 590, 1.1]) + each(fill('#6f9a62', 'M-14 0C-30-20-24-50 0-54 24-50 30-20 14 0Z') + fill('#c2355a', 'M-8-56a5 6 0 1 1 10 0ZM8-50a5 6 0 1 1 10 0Z'), [560, 594, 1.1], [600, 598, 0.9]),
);
