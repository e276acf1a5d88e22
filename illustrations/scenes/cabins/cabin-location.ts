import { bluebonnet, bunch } from '../../flowers.ts';
import { foliage, glow, litOak, place, stamp } from '../../motifs.ts';
import { backdrop, CARD, dice, poster, ridge, type Scene, verticalGradient } from '../../poster.ts';

/** A cabin above a bend of a clear river in the morning: limestone bluff, cypress and a heron. */
export const scene: Scene = {
  name: 'cabin-location',
  draw: () =>
    poster(
      CARD,
      `${backdrop(CARD, 'url(#sky)')}<circle cx="250" cy="196" r="220" fill="url(#glow)"/><circle cx="250" cy="196" r="44" fill="#fffbe8"/>${clouds}${hills()}${bluff}${river}${place('oak', 590, 296, 1.3, 1.2)}${place('oak', 330, 306, 0.8, 0.75)}${cabin}${banks}${cypress}${heron}${flowers()}`,
      `${verticalGradient('sky', [0, '#3f93c4'], [0.25, '#a5d4dc'], [0.42, '#fdf0c8'])}${verticalGradient('river', [0, '#bfe8e0'], [0.35, '#4fb0b4'], [1, '#1f6f86'])}${glow('glow', '#fff3c4')}${litOak('oak')}${bunch('sprig', [bluebonnet, -16, 0, 0.9], [bluebonnet, 2, -4, 1.1], [bluebonnet, 20, 1, 0.85])}`,
    ),
};

const clouds =
  '<path d="M430 108c-2-16 18-24 32-14 10-26 50-26 58-2 18-12 40 0 38 16 14 0 18 12 12 18H426c-12-4-8-16 4-18Z" fill="#fff"/><path d="M424 126h146c4-6 2-10-2-14-30 10-100 2-144 14Z" fill="#cfe4e6"/><path d="M20 100C70 94 100 84 150 90 130 98 70 106 20 100Z" fill="#fff" opacity=".8"/>';

function hills(): string {
  const slopes: [number, number, number, number, string, string][] = [
    [226, 44, 5, 23, '#9bb0c9', '#c9cfd0'],
    [250, 44, 4, 9, '#7d9f9f', '#b9c9a0'],
    [280, 34, 4, 31, '#5d8c6b', '#a3b866'],
  ];
  return slopes.map(([y, amplitude, swells, seed, tone, rim]) => {
    const line = ridge({ frame: CARD, y, amplitude, swells, seed });
    return `<path d="${line}" fill="${rim}"/><path transform="translate(0 5)" d="${line}" fill="${tone}"/>`;
  }).join('');
}

/** The slope under the cabin ends in a limestone bluff on the outside of the bend. */
const bluff =
  '<path d="M210 330C330 290 480 282 800 286V460H430Z" fill="#7da34f"/><path d="M210 330C330 290 480 282 800 286V298C520 292 360 300 240 340Z" fill="#b4c966"/><path d="M330 356C420 334 600 340 800 352V470H560C440 460 380 420 330 356Z" fill="#d9bd8c"/><path d="M330 356C420 334 600 340 800 352V364C600 350 440 346 344 372Z" fill="#f7e6bd"/><path d="M372 396q120-18 428-6v10q-300-12-416 8ZM416 430q120-14 384-4v9q-260-8-368 6Z" fill="#a9835f"/><path d="M800 364V470H716l12-34-14-30 16-46ZM566 349l-14 34 16 26-8 34 10 24h-62l-10-40 10-28-12-26 8-27Z" fill="#a9835f" opacity=".5"/><path d="M452 350q10-16 24-6 12-18 28-4 16-16 30-2 14-8 22 8ZM640 348q10-14 24-4 14-16 30-2 12-8 22 8Z" fill="#5f8a45"/>';

const river =
  '<path d="M150 346C230 336 290 344 340 362 370 410 440 446 560 456L800 460V600H60C40 520 200 470 210 420 214 384 170 366 150 346Z" fill="url(#river)"/><path d="M380 424C440 446 500 454 560 456L800 460V474C620 478 440 470 380 424Z" fill="#2f7f86" opacity=".6"/><path d="M240 372h60l30 7-70 3ZM250 420l90-4-30 10-70 3ZM300 486l140-6-50 14-100 3ZM470 520l180-8-60 18-140 3ZM220 548l120-6-40 14-90 3ZM600 490l120-4-50 10-80 2ZM520 566l200-8-70 18-150 3Z" fill="#e4fbf2" opacity=".75"/>';

/** Limestone and cedar under a tin roof; the porch looks down the river. */
const cabin =
  '<g transform="translate(462 306)"><path d="M-76-6C-20 2 60 4 110-4L104 12H-80Z" fill="#567a3c"/><path d="M-14-124h24v44h-24Z" fill="#b89a78"/><path d="M-14-124h10v44h-10ZM-18-128h32v8h-32Z" fill="#e9d3a8"/><path d="M-70 0V-58L-30-92H70V0Z" fill="#e6c893"/><path d="M-70 0V-58L-36-86V0Z" fill="#f9e7bf"/><path d="M70 0V-60L84-84 98-58V0Z" fill="#a98560"/><path d="M-40-52H74V0H-40Z" fill="#7b5142"/><path d="M-24-40H4v24H-24ZM46-40h22v24H46Z" fill="#ffe19a"/><path d="M14-44h24V0H14Z" fill="#c25a3a"/><path d="M-78-52-32-100H84L106-52Z" fill="#7f9aa3"/><path d="M-78-52-32-100H-6L-44-52Z" fill="#d9e6e2"/><path d="M20-100h4l2 48h-5ZM48-100h4l14 48h-5Z" fill="#67828d"/><path d="M-50-40-44-54H92L104-40Z" fill="#94adb3"/><path d="M-46-40h6V4h-6ZM-12-40h5V4h-5ZM40-40h5V4h-5ZM82-40h6V4h-6Z" fill="#fff3d6"/><path d="M-46-20h34v3h-34ZM45-20h40v3H45Z" fill="#fff3d6"/><path d="M-54 2H96v7H-54Z" fill="#a9805c"/></g>';

const banks =
  '<path d="M0 352C60 340 120 340 160 350 200 372 220 396 204 424 180 468 80 480 40 600H0Z" fill="#6b9a4c"/><path d="M160 350C200 372 220 396 204 424 180 468 80 480 40 600H76C110 500 210 470 220 420 222 390 190 362 160 350Z" fill="#e6d0a0"/><path d="M0 352C60 340 120 340 160 350 180 362 196 374 202 392 150 362 60 360 0 372Z" fill="#a9c460"/><path d="M0 470C60 470 120 484 160 510 200 540 150 580 140 600H0Z" fill="#4a7a45"/><path d="M0 470C60 470 120 484 160 510 176 522 178 534 174 546 130 500 60 490 0 492Z" fill="#86ab50"/>';

/** A bald cypress at the near bank: fluted trunk, knees, feathery tiers. */
const cypress = `<path d="${foliage(40, 60, 150, 70, 12, 4)}${foliage(120, 150, 110, 44, 11, 3)}${foliage(0, 210, 110, 50, 10, 6)}" fill="#235044"/><path d="M22 500C50 460 58 400 60 330L64 120H88L92 220 150 166 156 172 94 250 98 340C102 410 112 460 146 504L118 494 104 508 84 492 66 510 50 494Z" fill="#5d4237"/><path d="M22 500C50 460 58 400 60 330L64 120H72L74 340C74 410 66 460 50 494Z" fill="#9a7358"/><path d="M160 512c2-14 5-22 9-26 5 5 8 14 9 26ZM184 508c1-9 3-14 6-17 4 4 6 10 7 17Z" fill="#5d4237"/><path d="${foliage(30, 40, 120, 50, 11, 2)}${foliage(130, 136, 84, 28, 10, 5)}${foliage(-6, 196, 90, 34, 9, 1)}" fill="#37724f"/><path d="${foliage(84, 26, 60, 22, 9, 4)}${foliage(154, 124, 46, 13, 8, 3)}${foliage(14, 182, 44, 14, 8, 5)}" fill="#6ea35a"/>`;

/** He fishes the shallows before anyone is up. */
const heron =
  '<g transform="translate(330 530)"><path d="M-30 2q30-8 66 0-30 8-66 0Z" fill="#e4fbf2" opacity=".7"/><path d="M-3-40h3l2 42h-3ZM9-38h3l-2 40h-3Z" fill="#39404f"/><path d="M-44-34C-24-62 10-70 24-58 30-52 20-38 4-34-14-30-28-30-44-34Z" fill="#5d7894"/><path d="M-44-34C-20-50 0-52 16-48 6-36-20-32-44-34Z" fill="#3f5570"/><path d="M14-62C30-74 8-92 22-108 28-114 40-110 40-102L34-100C24-94 44-74 28-54Z" fill="#8fa8bd"/><path d="M22-108C28-116 42-112 42-103L66-98 40-96C34-96 28-100 22-108Z" fill="#f4f0e4"/><path d="M42-103 68-98 41-96Z" fill="#f0a93c"/><path d="M22-108C16-106 10-104 2-106 10-112 24-118 36-110Z" fill="#2b3346"/></g>';

function flowers(): string {
  const roll = dice(5);
  return Array.from({ length: 13 }, (_, index) => stamp('sprig', index * 13 + roll() * 10 - 6, 540 + index * 2 + roll() * 46 - (index > 9 ? 6 : 0), 0.8 + roll() * 0.3)).join('');
}
