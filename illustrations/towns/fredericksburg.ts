import { FACE, poster, ridge, round, type Scene } from '../poster.ts';

/** The octagonal Vereins Kirche with its two-step roof, low sun on its right, vineyard rows running up to it. */
export const scene: Scene = {
  name: 'fredericksburg',
  draw: () => {
    const far = ridge({ frame: FACE, y: 250, amplitude: 60, swells: 4, seed: 5 });
    const near = ridge({ frame: FACE, y: 292, amplitude: 36, swells: 5, seed: 9 });
    return poster(
      FACE,
      `<circle cx="624" cy="152" r="50" fill="#ffe3a6"/><path d="${far}" fill="#571c40" opacity=".5"/><path d="${near}" fill="#431433" opacity=".8"/><path d="M0 326H800V450H0Z" fill="#a8573f"/><path d="M0 326H800V336H0Z" fill="#f0b070" opacity=".6"/>${church}${rows()}`,
    );
  },
};

/** Rows of vines fanning out from the church: a dark hedge of growing bushes, lit on the right. */
function rows(): string {
  let dark = '';
  let lit = '';
  for (const lane of [-5, -4, -3, -2, -1, 1, 2, 3, 4, 5]) {
    for (const depth of [0, 0.13, 0.31, 0.55, 0.88]) {
      const radius = round(9 + depth * 30);
      const x = round(400 + lane * (56 + depth * 90) - Math.sign(lane) * (14 + depth * 30));
      const y = round(340 + depth * 108);
      if (x < -40 || x > 840) continue;
      dark += `M${x - radius} ${y}a${radius} ${radius} 0 0 1 ${2 * radius} 0v${round(radius * 0.6)}h-${2 * radius}Z`;
      const half = round(radius * 0.7);
      lit += `M${x} ${round(y - radius)}a${radius} ${radius} 0 0 1 ${radius} ${radius}q-${half} 0-${radius}-${radius}`;
    }
  }
  return `<path d="${dark}" fill="#2f3d2a"/><path d="${lit}" fill="#8fa350"/>`;
}

const church = [
  '<path d="M244 236h92v98h-92Z" fill="#a8766e"/><path d="M336 236h128v98H336Z" fill="#e0b79a"/><path d="M464 236h92v98h-92Z" fill="#fdebc8"/>',
  '<path d="M226 242 322 168H360L330 242Z" fill="#44303f"/><path d="M330 242 360 168H440L470 242Z" fill="#6a5560"/><path d="M470 242 440 168H478L574 242Z" fill="#b79a92"/>',
  '<path d="M326 132h44v40h-44Z" fill="#a8766e"/><path d="M370 132h60v40h-60Z" fill="#e0b79a"/><path d="M430 132h44v40h-44Z" fill="#fdebc8"/>',
  '<path d="M308 138 400 52 362 138Z" fill="#44303f"/><path d="M362 138 400 52 438 138Z" fill="#6a5560"/><path d="M438 138 400 52 492 138Z" fill="#b79a92"/>',
  '<path d="M397 54V20h6v34Z" fill="#2f1426"/><path d="M382 30h26l12-10v20l-12-6H382Z" fill="#2f1426"/>',
  '<path d="M378 334v-52a22 22 0 0 1 44 0v52Z" fill="#4a2338"/><path d="M278 312v-36a12 12 0 0 1 24 0v36ZM340 166v-16h16v16ZM390 166v-18h20v18ZM444 166v-16h16v16ZM498 312v-36a12 12 0 0 1 24 0v36Z" fill="#5a2c44"/>',
].join('');
