import { FACE, poster, ridge, type Scene } from '../poster.ts';

/** Three people in inner tubes drifting down the clear Comal below a small chute, trees on both banks. */
export const scene: Scene = {
  name: 'new-braunfels',
  draw: () => {
    const far = ridge({ frame: FACE, y: 186, amplitude: 50, swells: 5, seed: 6 });
    const near = ridge({ frame: FACE, y: 212, amplitude: 30, swells: 7, seed: 15 });
    return poster(
      FACE,
      `<circle cx="520" cy="92" r="44" fill="#fff0b5"/><path d="${far}" fill="#0f4f55" opacity=".6"/><path d="${near}" fill="#0c4243" opacity=".85"/>${river}${trees}${tubers}`,
    );
  },
};

const river = [
  '<path d="M0 246C140 232 240 232 300 232H520C600 232 700 236 800 250V450H0Z" fill="#5d8f3f"/><path d="M284 232H530L560 262H250Z" fill="#3aa3a5"/>',
  '<path d="M250 262H560C600 320 700 340 800 350V450H0V346C110 338 210 320 250 262Z" fill="#4fc3bd"/><path d="M250 262C210 320 110 338 0 346v14c130-8 240-34 276-98ZM560 262c40 58 140 78 240 88v14c-130-12-230-40-268-102Z" fill="#2f8f95"/>',
  '<path d="M232 246H378v34H232ZM446 246H578v34H446Z" fill="#8f9a86"/><path d="M232 246H378v9H232ZM446 246H578v9H446Z" fill="#f3efd0"/>',
  '<path d="M378 240h68c2 30 14 46 34 58q-68 22-136 0c20-12 32-28 34-58Z" fill="#fff"/><path d="M396 242q0 34-18 56M412 242v60M428 242q0 34 18 56" stroke="#7fd3cf" stroke-width="5" fill="none"/>',
  '<path d="M120 380h80M620 400h110M330 330h70M30 420h90M470 318h60M380 436h90M690 372h70" stroke="#fff" stroke-width="4" opacity=".55"/>',
].join('');

const trees = [
  '<path d="M58 350C74 290 70 230 60 190H96C92 240 96 300 116 340ZM168 318c10-40 8-70 4-100h20c0 40 2 70 16 98ZM706 350c14-50 14-110 8-160h34c-4 60 4 120 24 164ZM622 304c8-40 8-60 6-90h16c-2 30 2 60 14 94Z" fill="#123230"/>',
  '<path d="M0 130c40-14 120-16 142 20 34-16 84 6 82 40 26 10 24 48-6 54-26 12-54 4-64-10-40 24-100 16-154 6ZM800 92c-40-10-96 2-104 36-40-8-76 16-70 48-32 4-42 40-20 54 30 18 62 10 76-6 30 20 80 20 118 6Z" fill="#17593f"/>',
  '<path d="M0 130c40-14 120-16 142 20 34-16 84 6 82 40-20-24-60-26-84-8-36-30-100-26-140-8ZM800 92c-40-10-96 2-104 36-40-8-76 16-70 48-32 4-42 40-20 54 0-24 20-36 44-34 6-26 34-40 62-32 14-24 50-34 88-26Z" fill="#8cc152"/>',
].join('');

/** A person leaning back in a tube, hat over the face, feet over the rim. */
const tuber = (place: string, tube: string, lit: string, suit: string, skin: string): string =>
  `<g transform="${place}"><ellipse cx="6" cy="14" rx="82" ry="26" fill="#1d7d85" opacity=".6"/><ellipse rx="74" ry="28" fill="${tube}"/><path d="M-74 0a74 28 0 0 1 148 0q-20-18-74-18t-74 18" fill="${lit}"/><ellipse cy="-1" rx="40" ry="13" fill="#123a40"/><path d="M-46-26q8-20 26-14l40 34-10 16q-44 0-56-36Z" fill="${suit}"/><path d="M4-2 34-34 86-8l-4 12-46-18-20 24ZM-46-26-72 4l10 6 32-26Z" fill="${skin}"/><circle cx="-44" cy="-48" r="15" fill="${skin}"/><path d="M-74-48-26-76l8 8-54 30ZM-60-58q-2-28 22-18l8 2Z" fill="#fbe6a8"/></g>`;

const tubers =
  tuber('translate(330 384)scale(1.25)', '#c8402f', '#ff8a5c', '#2d4f8e', '#c98a5e') +
  tuber('matrix(-1 0 0 1 560 362)', '#d9922b', '#ffd65c', '#b93a5b', '#e8b58c') +
  tuber('translate(470 308)scale(.6)', '#7a4a9c', '#c597e0', '#f3efd0', '#8f5a3c');
