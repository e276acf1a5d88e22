import { FACE, poster, ridge, type Scene } from '../poster.ts';

/** Rows of lavender that run up to the old courthouse of 1886: limestone, mansard roofs and a cupola. */
export const scene: Scene = {
  name: 'blanco',
  draw: () => {
    const far = ridge({ frame: FACE, y: 238, amplitude: 60, swells: 4, seed: 29 });
    return poster(
      FACE,
      `<circle cx="236" cy="104" r="40" fill="#fff0c4"/><path d="${far}" fill="#1d4668"/><path d="M0 270C60 244 120 252 190 264S320 280 400 276 700 240 800 262V320H0Z" fill="#24584f"/>${courthouse}<path d="M0 290H800V450H0Z" fill="#7d9a5c"/>${rows()}`,
    );
  },
};

const windows = [288, 326, 460, 498].map((x) => `M${x} 196q8-10 16 0v28h-16ZM${x} 246q8-10 16 0v34h-16Z`).join('');
const dormers = [288, 326, 460, 498].map((x) => `M${x - 2} 158l10-12 10 12v18h-20Z`).join('');

/** Seen from the front, lit from the left: two wings, a taller middle with its own roof, the cupola. */
const courthouse =
  `<path d="M266 180H536V294H266Z" fill="#f4e2ba"/><path d="M448 180h88V294h-88Z" fill="#cdb08a"/><path d="M262 180C274 166 276 146 278 132H524C526 146 528 166 540 180Z" fill="#7a4a52"/><path d="M448 132H524C526 146 528 166 540 180H448Z" fill="#54333f"/><path d="${dormers}" fill="#fff6e0"/><path d="M256 178H546V188H256ZM272 126H530v8H272ZM262 230H540v6H262Z" fill="#fff6e0"/><path d="M350 150h102V294H350Z" fill="#fff1d0"/><path d="M416 150h36V294H416Z" fill="#d9bf96"/><path d="M342 150C358 134 362 108 364 92H438C440 108 444 134 460 150Z" fill="#8c5459"/><path d="M412 92H438C440 108 444 134 460 150H420Z" fill="#5c3844"/><path d="M338 146H464V156H338ZM358 86H444v8H358Z" fill="#fff6e0"/><path d="M376 54h50V88H376Z" fill="#fff1d0"/><path d="M408 54h18V88H408Z" fill="#d9bf96"/><path d="M384 62h10v22h-10ZM402 62h10v22h-10Z" fill="#34445c"/><path d="M370 56C384 46 382 26 401 22 420 26 418 46 432 56Z" fill="#8c5459"/><path d="M401 4V26" stroke="#fff6e0" stroke-width="4"/><circle cx="401" cy="122" r="14" fill="#fff6e0"/><circle cx="401" cy="122" r="7" fill="#34445c"/><path d="${windows}M366 200q9-12 18 0v26h-18ZM418 200q9-12 18 0v26h-18ZM384 294V256q17-22 34 0V294Z" fill="#34445c"/><path d="M232 300c-34-6-56-34-40-60-4-30 30-46 46-26 24-2 36 30 24 48 8 20-8 36-30 38ZM560 300c-24-8-34-36-18-54-8-28 22-48 46-32 30-4 42 32 28 52 4 24-28 40-56 34Z" fill="#1c4440"/><path d="M192 240c-4-30 30-46 46-26-24 2-40 8-46 26ZM542 246c-8-28 22-48 46-32-24 2-44 10-46 32Z" fill="#5d8a5c"/>`;

/** Each row is a wedge from the door to the bottom edge: its lit left, its shaded right, blossoms on top. */
function rows(): string {
  let lit = '';
  let shade = '';
  let blossoms = '';
  for (let row = -6; row <= 5; row++) {
    const top = 400 + (row + 0.5) * 34;
    const foot = 400 + (row + 0.5) * 150;
    lit += `M${top - 11} 300Q${top} 290 ${top + 11} 300L${foot + 50} 450H${foot - 50}Z`;
    shade += `M${top + 2} 297L${top + 11} 300 ${foot + 50} 450H${foot + 4}Z`;
    blossoms += `M${top - 3} 304L${foot - 18} 450`;
  }
  return `<path d="${lit}" fill="#9a7bd0"/><path d="${shade}" fill="#5f479c"/><path d="${blossoms}" stroke="#d6bff2" stroke-width="7" stroke-dasharray="3 11 9 8" stroke-linecap="round"/>`;
}
