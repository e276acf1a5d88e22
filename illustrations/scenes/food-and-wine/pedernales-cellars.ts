import { disc, each, fill, line } from '../../kit/at.ts';
import { shade } from '../../kit/color.ts';
import { litScene } from '../../kit/event-scene.ts';
import { wineGlass } from '../../kit/instruments.ts';
import { person } from '../../kit/people.ts';
import { hills } from '../../kit/skies.ts';

/** Vines that run down into the valley, row below row. */
const valley = Array.from({ length: 7 }, (_, index) => `${fill(index % 2 ? '#7f9a4c' : '#6f8c45', `M0 ${330 + index * 22}Q400 ${300 + index * 24} 800 ${336 + index * 20}V${372 + index * 22}H0Z`)}${line(shade('#5f7f3c', 0.1), 7, Array.from({ length: 18 }, (_, vine) => `M${vine * 46 + (index % 2) * 22} ${332 + index * 22 - Math.round(Math.sin((vine / 18) * Math.PI) * 14)}h12`).join(''))}`).join('');
const awning = `${fill('#7a5236', 'M0 120H300V140H0ZM270 130H292V480H270Z')}${fill('#8a6044', 'M0 66 330 96V124H0Z')}${line('#5f3f2c', 5, 'M40 70V124M110 76V124M180 82V124M250 90V124')}`;
const grapes = [[0, 0], [18, 4], [-18, 4], [-9, 18], [9, 18], [0, 34]].map(([x, y]) => disc('#5a2f6a', x as number, y as number, 12) + disc('#8a5a9a', (x as number) - 4, (y as number) - 4, 4)).join('');

export const scene = litScene(
  { name: 'pedernales-cellars', hour: 'evening', sky: 'evening sun' },
  hills('evening sun', 330, 25) + valley,
  fill('#c9a87a', 'M0 480H800V600H0Z') + fill(shade('#c9a87a', 0.2), 'M0 480H800V492H0Z') + line('#7a5236', 9, 'M300 486V420H800M420 486V420M540 486V420M660 486V420M780 486V420M300 452H800'),
  awning + each(fill('#5f8a45', 'M-40 0C-44-30-10-44 6-30 30-46 54-20 38 0 30 24-30 24-40 0Z'), [60, 150, 1], [150, 160, 1.1], [230, 154, 0.9]) + each(grapes, [90, 186, 1], [190, 190, 0.9]),
  person(452, 592, -252, { pose: 'point', top: '#f0e2c4', skirt: '#a8434a', hairdo: 'long', hat: 'straw' }) + person(592, 594, -262, { pose: 'hold', top: '#3f5f7a', bottom: '#4a3f3c', hat: 'cowboy', hatColor: '#8a6a4a', holds: wineGlass(26, -56, 0.2) }),
  fill('#8a5a38', 'M662 536H800V550H662ZM716 550h20v50h-20Z') + wineGlass(698, 538, 0.62) + fill('#3a4a34', 'M730 538V486Q730 474 738 470V446H752V470Q760 474 760 486V538Z') + fill('#f0e2c4', 'M730 496H760V522H730Z'),
);
