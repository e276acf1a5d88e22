import { at, disc, each, fill, line } from '../../kit/at.ts';
import { lamplit, shining } from '../../kit/color.ts';
import { eventScene } from '../../kit/event-scene.ts';
import { guitar } from '../../kit/instruments.ts';
import { boards } from '../../kit/land.ts';
import { austinSkyline } from '../../kit/landmarks.ts';
import { halo } from '../../kit/lights.ts';
import { crowd, person } from '../../kit/people.ts';

const amp = fill('#2f2a40', 'M-50 0V-110H50V0Z') + fill('#5a5470', 'M-40-76H40V-10H-40Z') + shining(fill('#ff8a5a', 'M-36-96h8v8h-8ZM-20-96h8v8h-8Z'));
/** A drum kit toward us: what is behind the drummer's hands, and the drums before his knees. */
const cymbals = line('#c9ccd4', 4, 'M-96 0V-104M96 0V-112') + fill('#f2c25a', 'M-132-98Q-96-116-60-102-96-92-132-98ZM60-108Q96-120 132-104 96-98 60-108Z');
const drums = `${fill('#8f2f3a', 'M-92-58H-48V-6H-92ZM50-66H98V-4H50Z')}${fill('#f6efe0', 'M-94-64H-46V-56H-94ZM48-72H100V-64H48Z')}${disc('#c2453f', 0, -46, 48)}${disc('#f6efe0', 0, -46, 39)}${fill('#c2453f', 'M0-66 5-52 20-52 8-43 13-28 0-37-13-28-8-43-20-52-5-52Z')}`;
/** Beams of four colors that cross over the stage. */
const beams = shining(['#ff5a8a', '#ffb84a', '#5ac8ff', '#8a6aff'].map((color, index) => `<path d="M${120 + index * 186} 0 ${-40 + index * 190} 430H${150 + index * 210}Z" fill="${color}" opacity=".34"/>`).join(''));

export const scene = eventScene(
  { name: 'sxsw', town: 'Austin', season: 'spring', hour: 'night', sky: 'night glow', subject: 'a band on a rooftop stage under crossed beams of light, downtown behind' },
  austinSkyline(400, '#3a3f78', '#ffd98a') + beams,
  fill('#1c1a3c', 'M0 400H800V600H0Z') + boards('#5a4a6a', 420) + halo(400, 460, 320, '#ff9ac0', 0.5),
  each(amp, [110, 470, 1.2], [700, 470, 1.2]) + fill('#3f3558', 'M330 446H600L616 476H314Z') + fill('#2c2548', 'M314 476H616V492H314Z'),
  lamplit(at(464, 462, 1.05, cymbals) + person(454, 454, 176, { pose: 'sitPlay', top: '#f2c25a', short: true, holds: line('#f3e3bf', 2, 'M12-54 34-66M26-66 48-58') }) + at(464, 472, 1.05, drums)),
  lamplit(person(164, 546, 252, { pose: 'play', top: '#3f8aa8', hairdo: 'long', holds: guitar('#c2453f') }) + person(336, 552, 262, { pose: 'drink', top: '#e0563f', skirt: '#5a3f8c', hairdo: 'bun', skin: '#8a5a3c', holds: line('#c9ccd4', 2.6, 'M13-76 10.5-85') + disc('#20242c', 10, -87, 3) }) + person(640, 546, -250, { pose: 'play', top: '#f6efe0', hat: 'cowboy', hatColor: '#8a5a3c', holds: guitar('#5a9a6a') })),
  crowd(-20, 830, 560, 72, 4, ['#3a2f68', '#5a2f68', '#2f4a78', '#6a3a58']),
);
