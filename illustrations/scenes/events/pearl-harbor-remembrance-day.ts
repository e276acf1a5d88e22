import { at, disc, fill, line, shadow } from '../../kit/at.ts';
import { eventScene } from '../../kit/event-scene.ts';
import { flag, starsAndStripes } from '../../kit/festive.ts';
import { LEAVES } from '../../kit/hours.ts';
import { lawn, plaza } from '../../kit/land.ts';
import { person } from '../../kit/people.ts';
import { hills } from '../../kit/skies.ts';
import { oak } from '../../kit/trees.ts';

const stones = Array.from({ length: 5 }, (_, row) => `M0 ${300 + row * 30}H520${Array.from({ length: 8 }, (_, index) => `M${(row % 2) * 34 + index * 68} ${300 + row * 30}v30`).join('')}`).join('');
const plaques = fill('#7a5a34', 'M12 330h56v72H12ZM436 330h66v72h-66Z') + line('#d9b478', 3, 'M22 348h36M22 362h30M22 376h34M448 348h42M448 362h34M448 376h40');
const ship = fill('#e3c27a', 'M-120 30H-96V18H-70V4H-44V18H-30V-16H-20V-44H-14V-16H-6V-34H8V-60H14V-34H24V0H40V18H66V6H92V18H126L106 44H-104Z');
const plaque = fill('#5a4028', 'M-166-100H166V96H-166Z') + fill('#8a6638', 'M-156-90H156V86H-156Z') + fill('#a8834a', 'M-156-90H156V-84H-156Z') + ship + line('#c9a45e', 5, 'M-124 60H124M-90 72H90');
const flowers = [130, 180, 330, 370].map((x) => fill('#4f7a45', `M${x - 16} 566Q${x} 530 ${x + 16} 566Z`) + disc('#c2353a', x - 8, 538, 9) + disc('#fff8ea', x + 8, 536, 9) + disc('#3f5fa8', x, 524, 9)).join('');
const sailor = (x: number, size: number, skin: string) => shadow(x, 574, 44) + person(x, 572, size, { pose: 'salute', top: '#26315c', bottom: '#26315c', hat: 'sailor', skin, shoes: '#1a1c2c' });

export const scene = eventScene(
  { name: 'pearl-harbor-remembrance-day', town: 'Fredericksburg', season: 'winter', hour: 'morning', sky: 'morning clear', subject: 'sailors salute a bronze plaque of a battleship on a stone wall, the flag at half-staff' },
  hills('morning clear', 320) + oak(560, 330, 0.8, LEAVES.winter) + lawn('#a8a868', 330),
  flag(60, 470, 460, starsAndStripes, true),
  fill('#e0cba6', 'M0 288H530V470H0Z') + line('#c4ab84', 2, stones) + fill('#f0e0c2', 'M-10 276H540V298H-10Z') + fill('#b9a07c', 'M510 298H530V470H510Z') + plaques,
  plaza('#d9c8aa', 460),
  at(250, 400, 1, plaque) + flowers,
  sailor(520, 300, '#c98a62') + sailor(622, 292, '#8a5a3c') + sailor(720, 300, '#e0a882'),
);
