import { FACE, poster, ridge, type Scene } from '../poster.ts';

/** A limestone store of the 1880s on High Street: a double wooden porch, a bicycle leaning, a pecan tree. */
export const scene: Scene = {
  name: 'comfort',
  draw: () => {
    const far = ridge({ frame: FACE, y: 240, amplitude: 60, swells: 3, seed: 17 });
    return poster(
      FACE,
      `<circle cx="196" cy="176" r="44" fill="#ffe2a8"/><path d="${far}" fill="#5a1f3f" opacity=".6"/><path d="M0 330C80 300 160 310 240 330V450H0Z" fill="#4a1c38"/>${store}${porch}${street}${bicycle}${pecan}`,
    );
  },
};

const panes = [0, 1].map((row) => [270, 356, 442, 528].map((x) => `M${x} ${146 + row * 128}h38v${row ? 100 : 82}h-38Z`).join('')).join('');

const store =
  `<path d="M226 92H598V388H226Z" fill="#ecd3a4"/><path d="M598 92L650 112V388H598Z" fill="#a8785f"/><path d="M218 78H604V98H218Z" fill="#fff0cc"/><path d="M604 78L656 102V118L604 98Z" fill="#c4957a"/><path d="M240 112h30M300 108h36M420 112h40M520 108h30M612 150l20 6M618 214l22 4M610 270h24M616 330h20" stroke="#c79f76" stroke-width="6"/><path d="${panes}" fill="#4a2438"/><path d="M289 146v82M375 146v82M461 146v82M547 146v82M289 274v100M461 274v100" stroke="#fff0cc" stroke-width="4"/><path d="M362 280h26v40h-26ZM534 280h26v40h-26Z" fill="#ffc663"/>`;

const posts = [206, 304, 402, 500, 598];

/** Two floors of turned posts; the upper one has a railing, both have a shallow roof and their shade. */
const porch = `<path d="M226 134H598V176H226ZM226 262H598V298H226Z" fill="#2f1430" opacity=".45"/><path d="M200 116H610L622 138H188Z" fill="#7f3446"/><path d="M188 138H622V144H188Z" fill="#fff0cc"/><path d="M190 248H620V264H190Z" fill="#fff6e0"/><path d="M190 264H620V270H190Z" fill="#9c6a5a"/><path d="${posts.map((x) => `M${x} 144h9v104h-9ZM${x} 268h9v116h-9Z`).join('')}" fill="#fff6e0"/><path d="M206 210H606" stroke="#fff6e0" stroke-width="6"/><path d="M212 230H604" stroke="#fff6e0" stroke-width="34" stroke-dasharray="4 9" opacity=".85"/><path d="${posts.map((x) => `M${x + 4} 144l14 0-14 16-14-16ZM${x + 4} 270h14l-14 16-14-16Z`).join('')}" fill="#fff6e0"/>`;

const street =
  '<path d="M180 382H662V398H180Z" fill="#c99b78"/><path d="M180 394H662V404H180Z" fill="#7d4a48"/><path d="M0 400C120 390 180 404 400 404S700 396 800 392V450H0Z" fill="#6b2d3c"/><path d="M0 424C200 416 480 424 800 418V450H0Z" fill="#8a4446"/>';

const bicycle =
  '<g fill="none" stroke="#1f6a6d" stroke-width="6" stroke-linejoin="round" stroke-linecap="round"><g stroke="#231326" stroke-width="5"><circle cx="252" cy="392" r="30"/><circle cx="338" cy="392" r="30"/></g><path d="M252 392L276 346H322L296 392ZM296 392L270 336M338 392L318 330"/><path d="M258 334h26M304 326q18-4 28 8" stroke="#231326" stroke-width="7"/></g>';

/** The tree at the right edge: its crown over the roof's corner, lit from the left. */
const pecan =
  '<path d="M704 420C716 340 708 270 690 210l18-8 16 58 30-66 16 10-34 86c-6 50 0 90 14 130Z" fill="#2f1430"/><path d="M588 150C570 110 596 78 632 78 640 36 690 16 728 30 760 14 800 20 820 40V240C800 252 770 250 752 232 730 250 690 246 676 222 640 226 596 196 588 150Z" fill="#3c4a35"/><path d="M588 150C570 110 596 78 632 78 640 36 690 16 728 30 700 40 680 60 684 84 656 88 636 110 644 136 620 136 600 140 588 150ZM690 150c20-24 54-20 64 0-20-4-44-2-64 0ZM744 92c16-20 44-16 56 2-20-4-40-4-56-2ZM660 196c16-14 40-12 52 2-18-2-34-4-52-2Z" fill="#75804a"/>';
