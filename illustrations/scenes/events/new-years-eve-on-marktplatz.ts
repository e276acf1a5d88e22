import { at, disc, fill, line, shadow } from '../../kit/at.ts';
import { shining } from '../../kit/color.ts';
import { eventScene } from '../../kit/event-scene.ts';
import { balloon } from '../../kit/festive.ts';
import { halo } from '../../kit/lights.ts';
import { person } from '../../kit/people.ts';
import { hills } from '../../kit/skies.ts';
import { oak } from '../../kit/trees.ts';
import { vereinsKirche } from '../../kit/vereins-kirche.ts';
import { dice } from '../../poster.ts';

const roll = dice(31);
const confetti = ['#c2453f', '#f2c25a', '#3f7f9c', '#8f5aa8', '#fff8ea'].map((color) => fill(color, Array.from({ length: 16 }, () => `M${Math.round(roll() * 800)} ${Math.round(roll() * 470)}l9 4-4 8-9-4Z`).join(''))).join('');
const ball = disc('#8f9ac8', 0, 0, 92) + fill('#c9d2ee', 'M-92 0A92 92 0 0 1 30-87C-20-80-60-40-60 50A92 92 0 0 1-92 0Z') + fill('#5f6aa0', 'M92 0A92 92 0 0 1-20 90C40 84 76 40 70-60A92 92 0 0 1 92 0Z') + line('#f6f0fa', 3, 'M-92 0H92M-80-46H80M-80 46H80M0-92V92M0-92C-70-50-70 50 0 92M0-92C70-50 70 50 0 92') + disc('#fff8ea', -36, -40, 12) + fill('#fff8ea', 'M-36-70-31-45-8-40-31-35-36-10-41-35-64-40-41-45Z');
const skate = (x: number, size: number, pose: 'cheer' | 'out' | 'run', top: string) => shadow(x, 580, 40) + person(x, 578, size, { pose, child: true, top, hat: 'party', hatColor: top === '#c2453f' ? '#f2c25a' : '#c2453f' });

export const scene = eventScene(
  { name: 'new-years-eve-on-marktplatz', town: 'Fredericksburg', season: 'winter', hour: 'evening', sky: 'evening peach', subject: 'a mirror ball comes down its pole over children on the ice rink' },
  hills('evening peach', 400) + vereinsKirche(160, 450, 0.62) + oak(690, 450, 0.9, '#6a7a4a'),
  fill('#cfe0ea', 'M0 440H800V600H0Z') + fill('#eef6fa', 'M0 470Q400 440 800 476V500Q400 470 0 504ZM0 560Q300 530 520 566T800 556V572Q500 590 0 580Z') + fill('#f3e6c8', 'M0 424H800V448H0Z') + fill('#a8434a', 'M0 448H800V456H0Z'),
  fill('#5a5f74', 'M446 0H454V440H446Z') + halo(450, 190, 220, '#fff3dc', 0.8) + at(450, 190, 1.25, shining(ball)),
  confetti + balloon(620, 330, '#c2453f', 1.3) + balloon(660, 350, '#f2c25a', 1.2) + balloon(290, 340, '#3f7f9c', 1.3),
  skate(170, 190, 'out', '#c2453f') + skate(330, 210, 'cheer', '#3f7f9c') + skate(530, 220, 'cheer', '#8f5aa8') + skate(690, 180, 'run', '#5f9a5a'),
);
