import { at, each, fill, line } from '../../kit/at.ts';
import { barn } from '../../kit/buildings.ts';
import { shade } from '../../kit/color.ts';
import { litScene } from '../../kit/event-scene.ts';
import { dirt } from '../../kit/land.ts';
import { person } from '../../kit/people.ts';
import { hills } from '../../kit/skies.ts';

/** A spoked wheel around the origin. */
const spokes = (radius: number, paint: string) => `<circle r="${radius}" fill="none" stroke="#2f2430" stroke-width="${radius * 0.1}"/><circle r="${radius * 0.9}" fill="none" stroke="${paint}" stroke-width="${radius * 0.12}"/>${line(paint, radius * 0.07, Array.from({ length: 6 }, (_, index) => { const [x, y] = [Math.cos((index * Math.PI) / 6) * radius * 0.86, Math.sin((index * Math.PI) / 6) * radius * 0.86]; return `M${-x.toFixed(1)} ${-y.toFixed(1)}L${x.toFixed(1)} ${y.toFixed(1)}`; }).join(''))}<circle r="${radius * 0.16}" fill="#2f2430"/>`;
/** A buggy with its folding top, shafts to the right: 420 units long, 260 tall. */
const buggy = (paint: string, wheels: string) => `${line('#2f2430', 6, 'M-110-84C-40-60 60-60 110-84M-150-96H150')}${line('#7a4a30', 8, 'M120-96C180-90 220-80 300-110')}${fill(paint, 'M-120-150H60L120-104H-100Z')}${fill(shade(paint, 0.3), 'M-100-120H98L120-104H-100Z')}${fill('#8a2f38', 'M-116-176H10V-150H-116Z')}${fill('#6a222c', 'M-130-236C-130-190-122-170-112-150H-94L-104-236Z')}${fill('#262033', 'M-146-230C-120-286 20-286 44-236L36-222C0-236-90-236-130-216Z')}${fill('#3d3450', 'M-134-234C-110-272-10-276 20-256-20-262-90-258-134-234Z')}${line('#2f2430', 5, 'M36-226 10-150M-40-234-70-152')}${at(-110, -84, 1, spokes(84, wheels))}${at(110, -70, 1, spokes(70, wheels))}`;

export const scene = litScene(
  { name: 'buggy-barn', hour: 'morning', sky: 'morning clear' },
  hills('morning clear', 370, 22) + barn(610, 430, 1.55, '#a8453a') + fill('#c9a070', 'M20 430V280H190V430ZM190 430V250H330V430Z') + fill('#8a6a4a', 'M10 286V262H200V286ZM180 256V226H340V256Z') + fill('#5a4034', 'M70 430V350H120V430ZM236 430V340H290V430Z') + fill('#6f7f98', 'M136 330h36v40h-36ZM206 290h26v34h-26ZM292 290h26v34h-26Z') + fill('#8a6a4a', 'M0 372H340V388H0Z') + line('#6a4a38', 7, 'M16 388V440M110 388V440M200 388V440M330 388V440'),
  dirt('#d9b484', 424),
  each(buggy('#3f6a52', '#d9a83f'), [610, 470, 0.5]),
  at(300, 590, 1.25, buggy('#2f3f6a', '#c9483a')),
  person(690, 590, -210, { pose: 'point', top: '#e0a63f', short: true, hat: 'straw' }) + person(750, 592, -140, { pose: 'wave', child: true, top: '#3f7f9c', short: true }),
);
