import { fill, line, shadow } from '../../kit/at.ts';
import { eventScene } from '../../kit/event-scene.ts';
import { flag, starsAndStripes, wreath } from '../../kit/festive.ts';
import { lawn, plaza } from '../../kit/land.ts';
import { person } from '../../kit/people.ts';
import { hills } from '../../kit/skies.ts';
import { oak } from '../../kit/trees.ts';

const stones = Array.from({ length: 5 }, (_, row) => `M0 ${300 + row * 30}H520${Array.from({ length: 8 }, (_, index) => `M${(row % 2) * 34 + index * 68} ${300 + row * 30}v30`).join('')}`).join('');
const plaques = fill('#7a5a34', 'M60 322h80v52H60ZM180 322h80v52h-80ZM300 322h80v52h-80ZM420 322h66v52h-66Z') + fill('#b98f52', 'M60 322h80v5H60ZM180 322h80v5h-80ZM300 322h80v5h-80ZM420 322h66v5h-66Z') + line('#d9b478', 3, 'M74 342h52M74 356h40M194 342h52M194 356h40M314 342h52M314 356h40M434 342h38M434 356h30');
const sailor = (x: number, size: number, skin: string) => shadow(x, 574, 44) + person(x, 572, size, { pose: 'salute', top: '#26315c', bottom: '#26315c', hat: 'sailor', skin, shoes: '#1a1c2c' });

export const scene = eventScene(
  { name: 'pearl-harbor-remembrance-day', town: 'Fredericksburg', season: 'winter', hour: 'morning', sky: 'morning clear', subject: 'sailors salute a wreath at a wall of plaques, the flag at half-staff' },
  hills('morning clear', 320) + oak(70, 330, 0.8, '#5f7a4a') + lawn('#a8a868', 330),
  flag(270, 470, 460, starsAndStripes, true),
  fill('#e0cba6', 'M0 288H530V470H0Z') + line('#c4ab84', 2, stones) + fill('#f0e0c2', 'M-10 276H540V298H-10Z') + fill('#b9a07c', 'M510 298H530V470H510Z') + plaques,
  plaza('#d9c8aa', 460),
  line('#6a4a34', 6, 'M330 560 360 440 390 560M360 440V480') + wreath(360, 450, 1.5, '#3f6a48', '#c2353a', '#fff3dc'),
  sailor(520, 300, '#c98a62') + sailor(622, 292, '#8a5a3c') + sailor(720, 300, '#e0a882'),
);
