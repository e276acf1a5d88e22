import { FACE, poster, ridge, type Scene } from '../poster.ts';

/** The Sabinal River bends under tall bald cypresses: a rope swing, and a canoe on the gravel bank. */
export const scene: Scene = {
  name: 'utopia',
  draw: () => {
    const far = ridge({ frame: FACE, y: 196, amplitude: 70, swells: 3, seed: 23 });
    const near = ridge({ frame: FACE, y: 236, amplitude: 36, swells: 4, seed: 7 });
    return poster(
      FACE,
      `<circle cx="330" cy="120" r="46" fill="#fff0c0"/><path d="${far}" fill="#1d6468"/><path d="${near}" fill="#174e50"/>${river}${behind}${swing}${tall}${canoe}`,
      tree,
    );
  },
};

/** Gravel on both banks; the water comes from behind the bend and widens toward the viewer. */
const river =
  '<path d="M0 268H800V450H0Z" fill="#2f6b4c"/><path d="M800 290C660 282 560 284 500 288 400 292 360 300 400 310 480 324 640 346 800 352V450H0V396C90 380 200 350 250 320 290 296 380 276 520 276H800Z" fill="#e8d6ae"/><path d="M800 286C640 278 470 278 400 288 300 304 330 324 300 346 260 372 120 392 0 404V450H420C500 430 560 400 500 372 450 350 380 330 396 312 420 298 620 300 800 308Z" fill="#4fb0b4"/><path d="M400 288C300 304 330 324 300 346 260 372 120 392 0 404V418C160 400 290 384 326 350 350 322 330 308 430 290Z" fill="#2a7f86"/><path d="M342 312h26l40 138H210Z" fill="#fff0c0" opacity=".4"/><path d="M380 388h70M250 420h90M120 430h70M420 418h60M560 293h80" stroke="#fff" stroke-width="4" opacity=".6"/>';

/** One cypress on its foot at 0 0: a flared trunk, feathery clumps of leaves in the color of its use, lit from the left. */
const tree =
  '<g id="tree"><path d="M-40 8C-16-20-12-60-10-330H10C12-60 18-20 44 8L18-2 4 10-12-2Z" fill="#6b4a3c"/><path d="M-40 8C-16-20-12-60-10-330H-2C-4-60-4-20-14 2Z" fill="#c08a62"/><path d="M0-390C30-380 40-350 36-334 64-326 70-296 58-282 82-270 86-236 66-226 84-206 66-178 40-186 20-170-10-172-24-184-60-172-86-196-72-222-90-240-80-272-60-280-72-302-58-328-36-334-40-356-26-382 0-390Z"/><path d="M0-390C-26-382-40-356-36-334-20-346 0-344 10-334 0-356-4-376 0-390ZM-36-334C-58-328-72-302-60-280-40-296-10-294 6-282-6-306-20-322-36-334ZM-60-280C-80-272-90-240-72-222-44-240-6-240 14-222 0-250-30-270-60-280ZM-72-222C-86-196-60-172-24-184-6-192 8-186 20-176 14-204-30-222-72-222Z" fill="#7dbb63"/></g>';
const cypress = (x: number, y: number, scale: number, fill: string) =>
  `<use href="#tree" transform="translate(${x} ${y})scale(${scale})" fill="${fill}"/>`;
const behind = `<g opacity=".8">${cypress(490, 284, 0.5, '#1d5a3e')}${cypress(562, 282, 0.6, '#1d5a3e')}${cypress(204, 322, 0.56, '#1d5a3e')}</g>`;
const tall = `${cypress(758, 398, 0.94, '#174a34')}${cypress(640, 352, 0.86, '#1d5a3e')}`;

/** The limb over the water, its rope, a knot and a stick to sit on. */
const swing =
  '<path d="M650 204C590 172 520 168 436 140 510 154 590 152 650 182Z" fill="#6b4a3c"/><path d="M462 142L426 318" stroke="#fff0c0" stroke-width="5"/><path d="M402 316l48 9" stroke="#8a4a34" stroke-width="10" stroke-linecap="round"/><path d="M424 330l-2 14" stroke="#fff0c0" stroke-width="7"/>';

const canoe =
  '<path d="M498 424C560 436 660 436 728 412l-12 18H520Z" fill="#8f7a5c" opacity=".6"/><path d="M486 374C500 390 520 396 606 396S716 384 734 358C742 388 724 424 690 428H536C502 426 482 402 486 374Z" fill="#d8482f"/><path d="M486 374C482 402 502 426 536 428H570C540 420 510 410 500 386Z" fill="#ff8a5a"/><path d="M486 374C500 390 520 396 606 396S716 384 734 358L738 370C720 398 690 406 606 406S500 402 485 382Z" fill="#fff0c8"/><path d="M556 396L640 344" stroke="#7a4a34" stroke-width="6"/><path d="M632 346l34-24 8 12-34 22Z" fill="#e0a860"/>';
