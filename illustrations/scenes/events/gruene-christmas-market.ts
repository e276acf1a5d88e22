import { at, disc, fill, shadow } from '../../kit/at.ts';
import { lamplit } from '../../kit/color.ts';
import { eventScene } from '../../kit/event-scene.ts';
import { booth, wreath } from '../../kit/festive.ts';
import { gallopingHorse, gallopingRider } from '../../kit/horse.ts';
import { dirt, dust } from '../../kit/land.ts';
import { grueneHall, waterTower } from '../../kit/landmarks.ts';
import { bulbs, halo } from '../../kit/lights.ts';
import { hills } from '../../kit/skies.ts';

const beard = fill('#fff8ea', 'M34-240Q44-236 49-240 54-222 44-208 30-214 30-234Z');
const sack = fill('#8a6238', 'M-60-200C-70-160-50-136-20-140L-4-176-22-206Z') + fill('#b98a52', 'M-60-200C-70-160-60-150-44-146L-40-204Z') + fill('#fff6e0', 'M-56-208H-30V-192H-56ZM-40-216H-16V-200H-40Z');

const goods = disc('#f2c25a', -40, -64, 10) + disc('#c2453f', 0, -64, 10) + disc('#fff3dc', 40, -64, 10);

export const scene = eventScene(
  { name: 'gruene-christmas-market', town: 'Gruene', season: 'winter', hour: 'dusk', sky: 'dusk ember', subject: 'Cowboy Kringle gallops in with a sack of mail as the lights go on' },
  hills('dusk ember', 380) + waterTower(560, 390, 1) + booth(500, 412, 0.8, '#c2353f', goods) + booth(660, 416, 0.86, '#3f7a52', goods),
  lamplit(grueneHall(250, 410, 1.15, '#ffc35c')) + bulbs('M84 264 250 142 416 264M92 310H408', '#ffd58a', 7, 18) + bulbs('M498 114 560 74 622 114M506 200H614', '#ff8a6a', 7, 16) + wreath(250, 350, 0.5),
  dirt('#c08a5c', 404) + halo(250, 420, 230, '#ffc46a', 0.5),
  shadow(430, 580, 230) + dust('#d9a878', [180, 576, 1.2], [90, 570, 0.9]),
  lamplit(at(420, 584, 1.32, gallopingHorse('#efe6da', '#c9bcae', '#3f7a52') + sack + gallopingRider({ shirt: '#d33a30', jeans: '#a82a2c', hat: '#f3e6c8', hair: '#f3ece0' }) + beard)),
);
