import { FACE, poster, ridge, type Scene } from '../poster.ts';

/** Three riders in a line on a ridge before a low sun, a windmill and its water tank behind them. */
export const scene: Scene = {
  name: 'bandera',
  draw: () => {
    const far = ridge({ frame: FACE, y: 250, amplitude: 70, swells: 4, seed: 17 });
    const near = ridge({ frame: FACE, y: 300, amplitude: 40, swells: 3, seed: 26 });
    return poster(
      FACE,
      `<circle cx="430" cy="190" r="138" fill="#f6a85a" opacity=".35"/><circle cx="430" cy="190" r="108" fill="#ffdf9a"/><path d="${far}" fill="#7a3f28" opacity=".75"/><path d="${near}" fill="#552b21" opacity=".9"/>${windmill}${ground}${riders}${brush}`,
    );
  },
};

/** The rider's horse and leg are dark; shirt and hat have a side in the sun. */
const rider = (place: string, horse: string, far: string, shirt: string, lit: string): string =>
  [
    `<g transform="${place}"><path d="M36-42 44-20 28 0H18L32-20 22-40ZM-16-42-40-24-32-4H-42L-52-26-30-50ZM50-70Q76-62 66-16 56-36 48-54Z" fill="${far}"/>`,
    `<path d="M-88-80-70-106-64-116-58-106C-46-102-38-86-26-78H34C52-80 58-66 56-50L50-36 56-20 54 0H42L46-20 34-34C20-30 0-30-14-34L-18-20-14 0H-26L-30-20-36-42C-46-52-50-64-58-78L-78-70Z" fill="${horse}"/><path d="M-66-110-58-106C-46-102-38-86-26-78H-18C-30-74-44-80-56-98Z" fill="${far}"/><path d="M-16-82H24L20-66H-12Z" fill="#c98a4a"/>`,
    `<path d="M-4-86H12L8-60-6-42-4-30H-22L-10-60Z" fill="#1f1a2b"/><path d="M-12-82-14-116Q-2-128 12-116L16-80Z" fill="${shirt}"/><path d="M0-122Q6-122 12-116L16-80H4Z" fill="${lit}"/><path d="M-6-116-16-98-36-92-34-84-10-88 4-108Z" fill="${shirt}"/><path d="M-10-134a9 9 0 0 1 18 0v6q-8 10-18 0Z" fill="#b06e48"/>`,
    '<path d="M-30-142Q-2-134 26-142 14-128-2-130-18-128-30-142ZM-14-138-12-158Q-2-152 8-158L12-138Z" fill="#c9a06a"/><path d="M0-154 8-158 12-138H2ZM0-138Q12-138 26-142 14-128 0-130Z" fill="#fff0c8"/></g>',
  ].join('');

const riders =
  rider('translate(276 342)', '#3a1d1a', '#241214', '#a3322c', '#e8683f') +
  rider('translate(424 332)', '#7a4228', '#4a2419', '#1f6a70', '#57b3a6') +
  rider('translate(574 340)', '#d9b184', '#8a5f40', '#4a3a78', '#8f78b8');

/** Twelve blades on a wheel, the tower and a tank at its foot. */
function blades(): string {
  let path = '';
  for (let turn = 0; turn < 12; turn++) path += `<use href="#b" transform="rotate(${turn * 30} 690 196)"/>`;
  return `<path id="b" d="M686 184 680 146H700L694 184Z" fill="#f2d7a6"/>${path}`;
}
const windmill = `<path d="M650 340 686 198M730 340 694 198" stroke="#2f1816" stroke-width="7"/><path d="M674 246H706M662 294H718M674 246 718 294M706 246 662 294M662 294 726 332M718 294 654 332" stroke="#2f1816" stroke-width="4"/><path d="M690 192H744L762 176V216L744 200H690Z" fill="#a3322c"/>${blades()}<circle cx="690" cy="196" r="9" fill="#2f1816"/><path d="M716 296q36-12 72 0v60q-36 10-72 0Z" fill="#6a5648"/><path d="M716 296q36-12 72 0-36 10-72 0Z" fill="#8fc0bd"/><path d="M716 296q12 6 26 4v58q-14 0-26-2Z" fill="#d9c2a0"/>`;

const ground =
  '<path d="M0 376C160 330 300 326 440 328S700 330 800 352V450H0Z" fill="#a9623a"/><path d="M0 376C160 330 300 326 440 328S700 330 800 352v10C700 342 580 338 440 338S160 342 0 388Z" fill="#f4bb74"/><path d="M0 424C180 372 420 390 560 404S740 410 800 400V450H0Z" fill="#5f3020"/>';

const brush =
  '<path d="M96 426c-30-6-34-40-10-48 0-24 30-24 34-2 24-4 32 36 8 50ZM690 440c-30-20-16-48 6-46 4-26 44-24 48 0 24 0 28 36 6 46ZM230 444l-16-44 22 26 4-44 12 42 20-28-10 48Z" fill="#34391f"/><path d="M106 360c8-2 14 6 14 16-12-4-20 4-22 16-6-6-10-10-20-8 0-24 20-24 28-24M722 376c14 0 20 10 22 18-14 0-22 4-26 18-4-10-10-16-22-18 4-16 14-20 26-18" fill="#8d8a3e"/>';
