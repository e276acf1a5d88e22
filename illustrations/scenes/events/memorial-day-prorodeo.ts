import { at, fill, line, shadow } from '../../kit/at.ts';
import { eventScene } from '../../kit/event-scene.ts';
import { starsAndStripes } from '../../kit/festive.ts';
import { gallopingHorse, gallopingRider } from '../../kit/horse.ts';
import { dirt, dust, fence } from '../../kit/land.ts';
import { halo } from '../../kit/lights.ts';
import { crowd } from '../../kit/people.ts';
import { hills } from '../../kit/skies.ts';

const lights = fill('#3a2b4e', 'M104 400 108 90h6l4 310ZM664 400 668 110h6l4 290ZM74 76H148V98H74ZM634 96H708V118H634Z') + line('#FFF6D8', 10, 'M86 87h.1M104 87h.1M120 87h.1M136 87h.1M646 107h.1M664 107h.1M680 107h.1M696 107h.1');

export const scene = eventScene(
  { name: 'memorial-day-prorodeo', town: 'Bandera', season: 'summer', hour: 'evening', sky: 'evening sun', subject: 'a rider opens the rodeo at a gallop with the flag' },
  hills('evening sun', 350) + lights + halo(110, 87, 90, '#ffe0a0', 0.7) + halo(670, 107, 90, '#ffe0a0', 0.7),
  fill('#7a5060', 'M0 320H800V400H0Z') + crowd(-10, 820, 312, 52, 3) + crowd(-20, 820, 350, 56, 7),
  fence(430, '#8a6a5a', 84) + dirt('#d9935a', 420),
  shadow(400, 580, 260) + dust('#f0b880', [170, 570, 1.5], [70, 560, 1.2]),
  `<g transform="translate(436 290) rotate(-14)">${line('#e9d3a0', 9, 'M0 30V-236')}<g transform="translate(-6 -226) scale(-1.75 1.75)">${starsAndStripes}</g></g>`,
  at(430, 584, 1.28, gallopingHorse('#3f2f34', '#1d1522', '#2f3f7c') + gallopingRider({ shirt: '#c2353f', jeans: '#2f4a8c', hat: '#fff6e6' })) + dust('#ffd9a0', [260, 590, 0.9]),
);
