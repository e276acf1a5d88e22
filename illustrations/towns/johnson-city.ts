import { dice, FACE, poster, ridge, round, type Scene } from '../poster.ts';

/** Blanco County's limestone courthouse and its oaks, every limb wrapped in Christmas lights, under stars. */
export const scene: Scene = {
  name: 'johnson-city',
  draw: () => {
    const far = ridge({ frame: FACE, y: 290, amplitude: 50, swells: 4, seed: 14 });
    return poster(
      FACE,
      `<path d="${stars()}" stroke="#fff" stroke-width="4" stroke-linecap="round" opacity=".8"/><path d="${far}" fill="#1c1c4c" opacity=".6"/><ellipse cx="400" cy="330" rx="330" ry="120" fill="#ffc46b" opacity=".13"/>${courthouse}<path d="M0 366H800V450H0Z" fill="#23204e"/><path d="M372 366h56l80 84H292Z" fill="#ffd58e" opacity=".75"/>${oak}<g transform="matrix(-1 0 0 1 800 0)">${oak}</g>`,
    );
  },
};

function stars(): string {
  const roll = dice(5);
  return Array.from({ length: 24 }, () => `M${round(170 + roll() * 600)} ${round(14 + roll() * 110)}h.1`).join('');
}

const windows = [276, 322, 462, 508].map((x) => `M${x} 232h20v34h-20ZM${x} 294h20v40h-20Z`).join('');

/** Two stories of pale stone, a gabled middle with columns, a small square cupola with a dome. */
const courthouse =
  '<path d="M252 210H552V366H252Z" fill="#e8d3ae"/><path d="M470 210h82V366h-82Z" fill="#b99a8e"/><path d="M246 202H558v14H246Z" fill="#fff1d3"/><path d="M366 122h68v60h-68Z" fill="#fff1d3"/><path d="M410 122h24v60h-24Z" fill="#b99a8e"/><path d="M358 122c4-34 24-44 42-46 18 2 38 12 42 46Z" fill="#6a4a70"/><path d="M400 48V80" stroke="#fff1d3" stroke-width="5"/><path d="M336 206L400 164 464 206V366H336Z" fill="#fff1d3"/><path d="M326 212L400 162 474 212" fill="none" stroke="#c9a58f" stroke-width="8"/><path d="M356 226h88V366h-88Z" fill="#6a4a60"/><path d="M382 300h36v66h-36ZM378 240h44v30h-44Z" fill="#ffd272"/><path d="M352 222h14v144h-14ZM434 222h14v144h-14Z" fill="#fff"/><circle cx="392" cy="146" r="13" fill="#ffd272"/>' +
  `<path d="${windows}" fill="#ffb948"/><path d="M244 200H332L400 154 468 200H556M252 210V362M552 210V362M358 122h84" fill="none" stroke="#fffbe0" stroke-width="7" stroke-linecap="round" stroke-dasharray="0 13"/>`;

const limbs =
  'M132 420C140 370 134 340 100 306 76 286 50 280 22 240M134 370C140 320 148 296 186 262 206 242 222 222 230 186M138 340C136 300 128 262 142 226 148 206 152 190 146 166M104 310C84 270 84 240 62 196M186 262C190 240 180 214 188 182M30 252C10 246 0 236-12 226M206 244c20-10 30-10 46-24';

/** A live oak drawn twice: the limbs, then the bulbs along them and over the crown. */
const oak = `<path d="M-20 300C-30 220 0 170 50 160 80 122 160 118 190 150 240 150 272 200 256 244 226 268 180 270 132 276 80 282 30 300-20 300Z" fill="#161a46" opacity=".75"/><path d="M108 430C124 400 120 350 122 330h28c-6 30 0 70 16 100Z" fill="#120f30"/><path d="${limbs}" fill="none" stroke="#120f30" stroke-width="14" stroke-linecap="round"/><path d="${limbs}M122 424C130 380 126 350 124 330M150 424C140 390 144 360 146 340" fill="none" stroke="#ffd977" stroke-width="7" stroke-linecap="round" stroke-dasharray="0 12"/><path d="M-10 280C-14 220 10 184 56 174 90 140 156 138 186 164 224 168 254 204 240 232M20 200c40-26 50-10 80-40M90 230c30-20 10-50 60-70M200 210c-14-20 0-30-20-46" fill="none" stroke="#fff6c8" stroke-width="6" stroke-linecap="round" stroke-dasharray="0 17"/>`;
