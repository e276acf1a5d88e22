import { at, disc, each, fill, line, oval } from '../../kit/at.ts';
import { shade, tint } from '../../kit/color.ts';
import { litScene } from '../../kit/event-scene.ts';
import { lawn } from '../../kit/land.ts';
import { person } from '../../kit/people.ts';
import { hills } from '../../kit/skies.ts';

const TIN = '#b9bcc4';
const silo = `${fill(TIN, 'M-58 0V-260H58V0Z')}${fill(tint(TIN, 0.5), 'M-58 0V-260H-28V0Z')}${fill(shade(TIN, 0.28), 'M26 0V-260H58V0Z')}${line(shade(TIN, 0.3), 3, 'M-58-40H58M-58-84H58M-58-128H58M-58-172H58M-58-216H58')}${fill(shade(TIN, 0.16), 'M-66-258 0-316 66-258Z')}${fill(tint(TIN, 0.3), 'M-66-258 0-316-18-258Z')}${fill('#6a6f7c', 'M-10-316h20v-14h-20Z')}`;
const mill = `${fill('#e0c796', 'M-150 0V-210H150V0Z')}${fill(shade('#e0c796', 0.18), 'M70 0V-210H150V0Z')}${fill('#a8453a', 'M-166-204-60-286H60L166-204Z')}${fill(tint('#a8453a', 0.3), 'M-166-204-60-286H-30L-96-204Z')}${fill('#4f6f86', 'M-110-170H-60V-110H-110ZM-25-170H25V-110H-25ZM60-170H110V-110H60Z')}${fill('#5a3a30', 'M-36 0V-84H36V0Z')}${fill('#f0e2c0', 'M-116-112H-54V-104H-116ZM-31-112H31V-104H-31ZM54-112H116V-104H54Z')}`;
/** A girl with her hand on a charged ball: her hair stands up. */
const spark = line('#6a3a2a', 3, 'M-6-94-20-106M-5-97-13-114M-2-99-4-119M3-100 6-120M7-98 16-115M9-96 24-108');

export const scene = litScene(
  { name: 'science-mill', hour: 'morning', sky: 'morning clear' },
  hills('morning clear', 380, 5) + at(250, 430, 1.05, mill) + each(silo, [500, 430, 1], [620, 430, 1.12], [736, 430, 0.9]),
  lawn('#8fae58', 424),
  fill('#8a6048', 'M470 588 480 470H560L570 588Z') + fill('#b98a5c', 'M462 470H578V484H462Z') + disc('#d9dde4', 520, 416, 58) + disc('#f8fafc', 502, 396, 22) + oval('#9aa3b4', 536, 438, 30, 16),
  person(400, 596, 300, { pose: 'hold', top: '#e0563f', short: true, child: true, bottom: '#3f4f86', hair: '#6a3a2a' }) + at(400, 596, 3, `<g transform="translate(-.4 24) scale(1.32)">${spark}</g>`),
  person(664, 592, -250, { pose: 'point', top: '#3f8a7a', short: true, child: true, skin: '#8a5a3c' }),
);
