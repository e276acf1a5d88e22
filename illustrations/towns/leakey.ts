import { FACE, poster, ridge, type Scene } from '../poster.ts';

/** One of the Twisted Sisters: a road climbs a canyon wall in hairpins, a motorcycle below, the sun late. */
export const scene: Scene = {
  name: 'leakey',
  draw: () => {
    const far = ridge({ frame: FACE, y: 206, amplitude: 70, swells: 4, seed: 19 });
    return poster(
      FACE,
      `<circle cx="226" cy="150" r="54" fill="#ffe3a0"/><path d="${far}" fill="#7c3b26"/><path d="M0 260C60 236 120 250 180 280S280 330 330 340V450H0Z" fill="#5a2a22"/>${hill}${road}${bike}`,
    );
  },
};

/** The canyon wall on the right: lit from the left, ledges of rock, cedars on it. */
const hill =
  '<path d="M150 450V380C230 340 270 270 350 236 410 206 430 120 510 84 560 60 600 72 640 52 700 26 760 40 800 30V450Z" fill="#8c5a30"/><path d="M640 52C700 26 760 40 800 30V450H560C640 380 600 330 650 270S610 130 640 52Z" fill="#5f3826"/><path d="M510 84C560 60 600 72 640 52L634 78C590 90 560 84 516 112 470 140 452 190 430 214Z" fill="#e2b06a"/><path d="M404 190c-6-30 14-40 18-54 6 14 22 26 18 54ZM556 106c-4-24 10-34 14-46 6 14 18 24 16 46ZM700 130c-6-34 14-46 20-62 6 16 24 30 20 62ZM748 200c-6-34 14-46 20-62 6 16 24 30 20 62ZM560 262c-6-30 12-40 18-56 6 16 22 28 18 56ZM730 306c-6-34 14-46 20-62 6 16 24 30 20 62ZM268 350c-6-34 14-46 20-62 6 16 24 30 20 62ZM450 316c-6-26 10-36 16-50 6 14 20 26 16 50Z" fill="#33331f"/>';

/** Hairpins, each bend wider than the one above it: a dark edge, the pavement, a yellow line. */
const bends: [string, number][] = [
  ['M690 44C650 76 560 88 530 110S600 142 650 150', 9],
  ['M650 150C706 160 690 186 630 188S500 186 490 208', 13],
  ['M490 208C482 232 560 232 620 242S712 264 690 286', 18],
  ['M690 286C660 312 500 288 420 300S350 336 420 346', 25],
  ['M420 346C520 358 700 340 750 372S720 420 640 420', 36],
];
const stretch = (width: number, color: string) =>
  bends.map(([d, w]) => `<path d="${d}" stroke="${color}" stroke-width="${+(w * width).toFixed(1)}"/>`).join('');
const road = `<g fill="none" stroke-linecap="round">${stretch(1.3, '#f0c988')}${stretch(1, '#3b2a2c')}${stretch(0.1, '#ffc857')}</g><path d="M0 450V404C200 380 440 396 660 398L700 440 690 450Z" fill="#3b2a2c"/><path d="M0 404C200 380 440 396 660 398V404C440 402 200 388 0 412Z" fill="#f0c988"/><path d="M0 444C160 428 300 428 620 434" fill="none" stroke="#ffc857" stroke-width="5" stroke-dasharray="50 30"/>`;

/** The rider goes right. */
const bike =
  '<g transform="translate(196 250)"><path d="M-10 178H216l-16 10H0Z" fill="#1c1216" opacity=".6"/><g fill="none" stroke="#1c1216" stroke-width="13"><circle cx="36" cy="146" r="33" fill="#a98a70"/><circle cx="178" cy="146" r="33" fill="#a98a70"/></g><path d="M178 146L146 78" stroke="#f3dcb0" stroke-width="8"/><path d="M128 72l24-12" stroke="#1c1216" stroke-width="7"/><path d="M36 146L84 118H138L126 158H78Z" fill="#1c1216"/><path d="M20 108C44 94 70 108 88 106 100 84 134 80 154 94 150 112 130 122 110 122H60C46 122 34 116 20 108Z" fill="#d8402c"/><path d="M88 106C100 84 134 80 154 94 130 90 108 96 96 108Z" fill="#ff8a5c"/><path d="M30 164H92" stroke="#f3dcb0" stroke-width="8" stroke-linecap="round"/><path d="M146 78l18-6 8 14-16 10Z" fill="#ffe3a0"/><path d="M58 106C44 70 54 34 84 22L108 34C100 56 96 80 94 106Z" fill="#26333f"/><path d="M58 106C44 70 54 34 84 22L92 26C70 44 64 76 70 106Z" fill="#6f8490"/><path d="M94 40L112 68 140 66" fill="none" stroke="#26333f" stroke-width="14" stroke-linejoin="round" stroke-linecap="round"/><path d="M72 102L112 114 100 152H116" fill="none" stroke="#31242c" stroke-width="17" stroke-linejoin="round"/><circle cx="106" cy="8" r="23" fill="#f6e6cb"/><path d="M106-2h23a23 23 0 0 1-4 22l-19-4Z" fill="#31242c"/></g>';
