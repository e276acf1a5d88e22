import { comfortStore } from '../kit/comfort-store.ts';
import { FACE, poster, ridge, type Scene } from '../poster.ts';

/** A limestone store of the 1880s on High Street: a double wooden porch, a bicycle leaning, a pecan tree. */
export const scene: Scene = {
  name: 'comfort',
  draw: () => {
    const far = ridge({ frame: FACE, y: 240, amplitude: 60, swells: 3, seed: 17 });
    return poster(
      FACE,
      `<circle cx="196" cy="176" r="44" fill="#ffe2a8"/><path d="${far}" fill="#5a1f3f" opacity=".6"/><path d="M0 330C80 300 160 310 240 330V450H0Z" fill="#4a1c38"/>${comfortStore()}${street}${bicycle}${pecan}`,
    );
  },
};

const street =
  '<path d="M180 382H662V398H180Z" fill="#c99b78"/><path d="M180 394H662V404H180Z" fill="#7d4a48"/><path d="M0 400C120 390 180 404 400 404S700 396 800 392V450H0Z" fill="#6b2d3c"/><path d="M0 424C200 416 480 424 800 418V450H0Z" fill="#8a4446"/>';

const bicycle =
  '<g fill="none" stroke="#1f6a6d" stroke-width="6" stroke-linejoin="round" stroke-linecap="round"><g stroke="#231326" stroke-width="5"><circle cx="252" cy="392" r="30"/><circle cx="338" cy="392" r="30"/></g><path d="M252 392L276 346H322L296 392ZM296 392L270 336M338 392L318 330"/><path d="M258 334h26M304 326q18-4 28 8" stroke="#231326" stroke-width="7"/></g>';

/** The tree at the right edge: its crown over the roof's corner, lit from the left. */
const pecan =
  '<path d="M704 420C716 340 708 270 690 210l18-8 16 58 30-66 16 10-34 86c-6 50 0 90 14 130Z" fill="#2f1430"/><path d="M588 150C570 110 596 78 632 78 640 36 690 16 728 30 760 14 800 20 820 40V240C800 252 770 250 752 232 730 250 690 246 676 222 640 226 596 196 588 150Z" fill="#3c4a35"/><path d="M588 150C570 110 596 78 632 78 640 36 690 16 728 30 700 40 680 60 684 84 656 88 636 110 644 136 620 136 600 140 588 150ZM690 150c20-24 54-20 64 0-20-4-44-2-64 0ZM744 92c16-20 44-16 56 2-20-4-40-4-56-2ZM660 196c16-14 40-12 52 2-18-2-34-4-52-2Z" fill="#75804a"/>';
