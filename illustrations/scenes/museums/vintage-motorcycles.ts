import { at, fill, line, oval } from '../../kit/at.ts';
import { tint } from '../../kit/color.ts';
import { litScene } from '../../kit/event-scene.ts';
import { halo } from '../../kit/lights.ts';
import { person } from '../../kit/people.ts';

const spokes = (x: number, y: number, radius: number) => `<g transform="translate(${x} ${y})"><circle r="${radius}" fill="none" stroke="#241f2e" stroke-width="${radius * 0.2}"/><circle r="${radius * 0.8}" fill="none" stroke="#c9ccd4" stroke-width="5"/>${line('#aeb3be', 2.5, Array.from({ length: 8 }, (_, index) => { const [dx, dy] = [Math.cos((index * Math.PI) / 8) * radius * 0.78, Math.sin((index * Math.PI) / 8) * radius * 0.78]; return `M${-dx.toFixed(1)} ${-dy.toFixed(1)}L${dx.toFixed(1)} ${dy.toFixed(1)}`; }).join(''))}<circle r="${radius * 0.2}" fill="#8b94a4"/></g>`;
/** A British twin of the 1960s, to the right: 420 units long, 250 tall. */
const motorcycle = (paint: string) => `${spokes(-130, -72, 72)}${spokes(140, -72, 72)}${line('#2f2f3c', 11, 'M-130-72-40-80 20-80M-60-150-40-80M60-170 20-80M60-170 140-72')}${line('#c9ccd4', 9, 'M84-206 140-72')}${fill('#8b94a4', 'M-50-130H30V-60H-50Z')}${line('#c9ccd4', 5, 'M-50-118H30M-50-104H30M-50-90H30')}${fill('#6a7080', 'M-60-66H40L30-40H-46Z')}${line('#d9dee6', 12, 'M20-70C0-40-60-40-180-52')}${fill(paint, 'M-26-170C-20-210 70-214 92-188 86-160 20-146-26-152Z')}${fill(tint(paint, 0.45), 'M-18-176C0-200 50-204 74-194 40-190 10-184-18-176Z')}${fill('#2b2430', 'M-140-160C-120-186-50-176-26-160L-30-144H-134Z')}${fill(paint, 'M-206-100C-196-150-160-160-130-152L-124-142C-156-142-180-120-190-92Z')}${fill(paint, 'M76-130C100-152 160-150 186-110L176-104C156-134 116-136 84-120Z')}${line('#2f2f3c', 8, 'M84-206C70-226 50-226 34-222')}<circle cx="104" cy="-196" r="24" fill="#c9ccd4"/><circle cx="110" cy="-196" r="17" fill="#fff1c4"/>`;

export const scene = litScene(
  { name: 'vintage-motorcycles', hour: 'indoors', sky: 'room brown' },
  fill('#d9c4a2', 'M0 0H800V430H0Z') + line('#c4ad88', 3, 'M0 70H800M0 140H800M0 210H800M0 280H800M0 350H800') + fill('#3f6a9c', 'M60 50H300V120H60Z') + fill('#f6ead0', 'M80 70H280V100H80Z') + oval('#c2453f', 660, 110, 84, 52) + oval('#f6ead0', 660, 110, 66, 38) + fill('#c2453f', 'M620 100H700V122H620Z'),
  halo(230, 20, 240, '#ffe0a0', 0.6) + halo(570, 20, 240, '#ffe0a0', 0.6) + fill('#2f2a34', 'M190 0H270L300 36H160ZM530 0H610L640 36H500Z'),
  fill('#8a8f9c', 'M0 420H800V600H0Z') + Array.from({ length: 18 }, (_, index) => fill(index % 2 ? '#2f2f3c' : '#e6e2d8', `M${(index % 9) * 100 - 50 + Math.floor(index / 9) * 100 - 100} ${430 + Math.floor(index / 9) * 84}h100l-26 84h-110Z`)).join(''),
  at(640, 470, 0.62, motorcycle('#3f7a52')) + at(160, 466, 0.6, motorcycle('#e0a63f')) + at(380, 586, 1.2, motorcycle('#b8302f')),
  person(690, 594, -220, { pose: 'point', top: '#2f2f3c', bottom: '#3f5f8c', beard: '#d9d3cf', hair: '#d9d3cf' }),
);
