import { at, each, fill, line } from '../../kit/at.ts';
import { shade, tint } from '../../kit/color.ts';
import { litScene } from '../../kit/event-scene.ts';
import { lawn, path } from '../../kit/land.ts';
import { person } from '../../kit/people.ts';
import { hills } from '../../kit/skies.ts';
import { cedar, oak } from '../../kit/trees.ts';

const HIDE = '#7f8a5a';
/** A tyrannosaur on the trail, jaws open to the left: 520 units long, 380 tall. */
const rex = `${fill(shade(HIDE, 0.3), 'M70-150C120-130 130-90 104-60L120-14H60L64-60C50-90 50-120 70-150Z')}${fill(HIDE, 'M-190-330C-230-330-262-312-270-286L-250-262-236-270-224-256-208-264-196-250-180-262-160-250C-140-240-130-220-120-190-100-130-40-90 40-96 120-100 200-130 290-210 220-210 160-230 100-240 40-250-10-262-50-300-80-330-140-346-190-330Z')}${fill(tint(HIDE, 0.4), 'M-160-250C-140-240-130-220-120-190-100-130-40-90 40-96 90-98 140-112 190-140 120-126 30-120-30-150-80-180-100-220-120-262Z')}${fill(HIDE, 'M-266-236C-250-218-216-210-180-222L-150-244-180-246-196-232-210-246-224-234-240-248-252-236Z')}${fill(HIDE, 'M0-140C60-130 76-80 40-50L44-14H-30L-20-56C-40-80-30-120 0-140Z')}${fill(shade(HIDE, 0.25), 'M-34-14H50L54 0H-50ZM56-14H124L130 0H46Z')}${line(HIDE, 14, 'M-90-190C-110-170-116-156-126-152')}${line(shade(HIDE, 0.35), 9, 'M-40-290C40-240 140-224 240-214')}${fill('#f6f0e0', 'M-250-262l7 14 7-22ZM-224-256l6 14 10-22ZM-196-250l6 14 10-26Z')}${fill('#f2c94a', 'M-196-306a8 8 0 1 1 .1 0Z')}${fill('#20242c', 'M-200-304h6v8h-6Z')}`;

export const scene = litScene(
  { name: 'bandera-dinosaurs', hour: 'noon', sky: 'noon towers' },
  hills('noon towers', 380, 13) + each(cedar(0, 0, 1), [40, 430, 1.2], [120, 424, 0.8], [760, 430, 1.3], [690, 424, 0.9]) + oak(620, 430, 1),
  lawn('#9aa858', 420, 7) + path(520, 430, '#e6d3a2', 420),
  at(390, 560, 1.3, rex),
  person(180, 594, 190, { pose: 'cheer', child: true, top: '#e0563f', short: true }) + person(100, 592, 196, { pose: 'wave', top: '#3f7f9c', skirt: '#f6ead0', hat: 'straw', hairdo: 'long' }) + person(690, 596, -150, { pose: 'run', child: true, top: '#f2c25a', short: true, skin: '#8a5a3c' }),
);
