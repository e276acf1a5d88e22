import { fill, line } from '../../kit/at.ts';
import { eventScene } from '../../kit/event-scene.ts';
import { wineGlass } from '../../kit/instruments.ts';
import { hills } from '../../kit/skies.ts';
import { oak } from '../../kit/trees.ts';

const vine = (x: number, y: number, size: number) => line('#6a4a3c', size * 9, `M${x} ${y}C${x - size * 8} ${y - size * 40} ${x + size * 6} ${y - size * 50} ${x} ${y - size * 80}`) + line('#7f5a48', size * 5, `M${x} ${y - size * 78}Q${x - size * 40} ${y - size * 92} ${x - size * 84} ${y - size * 80}M${x} ${y - size * 78}Q${x + size * 40} ${y - size * 92} ${x + size * 84} ${y - size * 80}M${x - size * 50} ${y - size * 86}l${size * 6}-${size * 22}M${x + size * 50} ${y - size * 86}l-${size * 4}-${size * 24}`);
const row = (y: number, size: number, shift: number) => line('#8a7a70', 2, `M0 ${y - size * 80}H800`) + [0, 1, 2, 3, 4, 5].map((index) => vine(shift + index * size * 190, y, size)).join('');
const sleeve = (color: string, cuff: string, skin: string) => fill(color, 'M0 0 190 44V150L-6 92Z') + fill(cuff, 'M-6-6 16 2 10 100-12 92Z') + fill(skin, 'M-6 8C-50-6-76-2-90 10-96 22-88 30-92 40-96 54-84 60-86 68-84 82-40 92-8 86Z') + line('#7a4a34', 3, 'M-88 34-52 38M-88 58-54 60');

export const scene = eventScene(
  { name: 'wine-lovers-celebration', town: 'Johnson City', season: 'winter', hour: 'evening', sky: 'evening amber', subject: 'two hands clink glasses of red wine over dormant vines' },
  hills('evening amber', 330) + oak(120, 360, 0.7, '#6a7a4a') + oak(660, 356, 0.55, '#6a7a4a'),
  fill('#c9a86a', 'M0 350H800V600H0Z') + fill('#b08f58', 'M0 430Q400 400 800 440V600H0Z'),
  row(400, 0.5, 10) + row(470, 0.85, 60) + row(580, 1.35, 0),
  `<g transform="translate(350 500)">${wineGlass(0, 0, 3.1, '#8f1f3c', 12)}</g><g transform="translate(520 510)">${wineGlass(0, 0, 3.1, '#a32a48', -12)}</g>`,
  fill('#b8343f', 'M440 186C380 136 392 86 424 88 434 88 440 98 440 106 440 98 446 88 456 88 488 86 500 136 440 186Z') + fill('#d9625a', 'M404 130C396 102 412 90 426 94 410 100 404 112 404 130Z'),
  `<g transform="translate(600 400)">${sleeve('#a8434a', '#f3e6c8', '#c98a62')}</g><g transform="translate(266 390) scale(-1 1)">${sleeve('#3f5f7c', '#f3e6c8', '#8a5a3c')}</g>`,
);
