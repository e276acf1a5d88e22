import { at, disc, fill, line, oval } from '../../kit/at.ts';
import { storefronts } from '../../kit/buildings.ts';
import { lamplit } from '../../kit/color.ts';
import { eventScene } from '../../kit/event-scene.ts';
import { steam } from '../../kit/festive.ts';
import { bulbs, halo, star, wire } from '../../kit/lights.ts';
import { crowd } from '../../kit/people.ts';
import { hills } from '../../kit/skies.ts';

const bandstand = fill('#efe4d2', 'M-120 0V-26H120V0ZM-104-26V-120H-94V-26ZM-40-26V-120H-30V-26ZM30-26V-120H40V-26ZM94-26V-120H104V-26Z') + fill('#8a4a4a', 'M-134-118 0-190 134-118Z') + fill('#b9706a', 'M-134-118 0-190-30-118Z') + fill('#efe4d2', 'M-136-122H136V-112H-136Z');
const orange = (x: number, y: number, size: number) => at(x, y, size, disc('#e8842c', 0, 0, 40) + disc('#fbd9a0', 0, 0, 33) + fill('#f0a040', 'M0 0-10-29A30 30 0 0 1 10-29ZM0 0 20-22A30 30 0 0 1 30-5ZM0 0 29 8A30 30 0 0 1 17 25ZM0 0 8 29A30 30 0 0 1-10 29ZM0 0-18 24A30 30 0 0 1-29 7ZM0 0-30-5A30 30 0 0 1-20-22Z'));
const cup = fill('#b8383f', 'M-120-150H120L100 10Q0 34-100 10Z') + fill('#d9625a', 'M-120-150H-60L-50 18Q-80 16-100 10Z') + line('#b8383f', 26, 'M116-116C190-130 190-20 104-24') + oval('#8f2630', 0, -150, 120, 32) + oval('#a85a24', 0, -148, 106, 25) + fill('#d98a3f', 'M-100-150Q-40-176 40-170-20-150-100-150Z') + star(0, -58, 46, '#fff3dc');

export const scene = eventScene(
  { name: 'wassailfest', town: 'New Braunfels', season: 'winter', hour: 'dusk', sky: 'dusk violet', subject: 'a steaming cup of wassail with orange and cinnamon, the bandstand behind' },
  hills('dusk violet', 360) + storefronts(-30, 840, 400, { seed: 3, height: 120, lit: true }),
  fill('#a8927c', 'M0 396H800V480H0Z') + halo(180, 340, 200, '#ffd28a', 0.7) + lamplit(at(180, 420, 1.2, bandstand)) + bulbs('M20 278 180 192 340 278M20 286H340', '#ffd58a', 7, 16),
  crowd(-10, 820, 392, 62, 9) + wire([[-10, 60], [280, 110], [560, 90], [820, 40]], 30),
  halo(500, 330, 330, '#ffb86a', 0.5),
  lamplit(fill('#8a5638', 'M0 500H800V600H0Z') + fill('#b9774a', 'M0 500H800V514H0Z') + line('#6a4028', 3, 'M0 546H800M0 582H800') + line('#7a4426', 24, 'M470 380 590 190') + line('#b97a4a', 7, 'M474 376 590 192') + at(480, 540, 1.35, cup) + orange(400, 340, 1.2) + orange(190, 540, 1.3) + orange(250, 556, 0.9) + fill('#8a5030', 'M650 530 760 500 768 516 658 546ZM664 556 780 540 782 556 668 572Z')),
  steam(440, 290, 1.6, '#fff6e6') + steam(560, 270, 1.7, '#fff6e6'),
);
