import { bluebonnet, bunch, paintbrush, shadedBluebonnet } from '../../flowers.ts';
import { place, shadedOak, stamp } from '../../motifs.ts';
import { backdrop, CARD, dice, poster, ridge, type Scene, verticalGradient } from '../../poster.ts';

/**
 * The Willow City Loop in April: a one-lane ranch road crosses a cattle guard between banks of
 * bluebonnets.
 */
export const scene: Scene = {
  name: 'willow-city-loop',
  draw: () => {
    const far = ridge({ frame: CARD, y: 214, amplitude: 56, swells: 5, seed: 52 });
    return poster(
      CARD,
      `${backdrop(CARD, 'url(#sky)')}${clouds}<path d="${far}" fill="#a3b4d6"/>${granite}${slopes()}${road}${guard}${fence}${stamp('oak', 640, 338, 1.05)}${stamp('oak', 138, 344, 0.8)}${flowers()}${roadrunner}`,
      verticalGradient('sky', [0, '#2f86c9'], [0.3, '#8cc6e6'], [0.44, '#f2f4e2']) +
        shadedOak('oak', '#4a3830', '#2f5a3f', '#4b7f45', '#9dbb58') +
        patch +
        fire,
    );
  },
};

const clouds =
  '<g fill="#fff"><path d="M70 130c-2-18 20-26 34-16 8-26 48-30 58-4 18-14 42-2 40 16 14 0 20 12 14 20H62c-14-2-8-16 8-16Z"/><path d="M520 86c0-14 16-20 28-12 8-24 44-26 54-2 16-10 36 0 34 14 12 0 16 10 12 16H510c-10-2-4-14 10-16Z"/><path d="M350 156c0-8 10-12 18-8 6-14 28-14 34 0 10-4 20 2 20 10h8c4 4 2 8-2 10h-84c-6-4-2-12 6-12Z" opacity=".8"/></g><path d="M62 146h154c4-6 2-12-4-16-10 10-40 4-56 8-24 4-60-4-94 8ZM510 102h138c4-6 2-10-2-14-14 8-40 2-62 6-26 2-50-2-74 8Z" fill="#c9dcec"/>';

/** Hills of gray-pink granite, bald on top, oak scrub at their feet. */
const granite =
  '<path d="M420 320C440 230 486 176 560 164 640 152 712 190 760 240L800 262V330H420Z" fill="#c0a8a8"/><path d="M600 162C660 164 720 196 760 240L800 262V330H650C700 270 680 200 600 162Z" fill="#8f7c86"/><path d="M440 268C466 208 516 174 574 164 540 186 500 216 478 270 470 292 450 300 440 268Z" fill="#e2cfc8"/><path d="M500 312C506 262 532 222 578 194 552 230 538 262 534 312ZM566 314C570 268 586 236 616 212 604 244 598 274 598 314Z" fill="#9a868c" opacity=".8"/><path d="M506 240C530 212 560 196 596 190 566 206 540 224 520 252ZM660 210C690 226 716 250 730 280L718 276C704 250 684 228 660 210Z" fill="#e2cfc8" opacity=".7"/><path d="M548 166c2-12 18-14 24-4 10-6 20 0 18 6l-20 2Z" fill="#a8949a"/><path d="M0 350V250C50 214 120 206 170 236 220 262 290 304 380 350Z" fill="#a8939a"/><path d="M0 262C40 226 100 212 146 226 100 232 50 252 20 292L0 296Z" fill="#d6c2bf"/><path d="M60 316C70 280 96 256 128 244 112 268 104 290 104 316ZM150 316C154 290 168 270 188 260 182 280 180 300 182 316Z" fill="#857480" opacity=".7"/><path d="M400 328q10-20 30-26 10-14 26-4 14-14 30 0 14-12 30 0 18-16 34 0 12-10 26 0 20-18 40 0 16-12 30 0 18-14 34 0 18-12 32 2 20-12 88-8v60H400ZM0 300q20-18 36-4 18-14 34 0 16-12 30 2 20-14 36 2 16-12 30 2 20-10 34 6 20-8 30 6 24-8 40 8l50 30H0Z" fill="#4f7d52"/><path d="M0 318q30-14 60 0 30-12 56 2 30-10 54 4 30-8 60 12H0ZM470 326q20-12 44 0 20-12 46 0 30-12 60 0 30-12 60 0 30-10 60 0 30-8 60 2v20H440Z" fill="#3c6848"/>';

/** Meadow in drifts of flowers, paler with distance, parted by a green shoulder along the road. */
function slopes(): string {
  const hill = ridge({ frame: CARD, y: 330, amplitude: 18, swells: 5, seed: 6 });
  return `<path d="${hill}" fill="#93b562"/><path d="M0 348Q120 336 250 350T520 352 800 342V440H0Z" fill="#8494dc"/><path d="M0 362q120-10 240 2t280-2 280-4v10q-140 0-280 6t-280 0-240 2Z" fill="#a9b6ee"/><path d="M0 384q140-8 300 4t500-8V440H0Z" fill="#6f8a5a"/><path d="M0 392q140-10 320 2t480-8v14q-200 12-480 8T0 408Z" fill="#d9766a"/><path d="M0 402q200 6 400 2t400-6V600H0Z" fill="#5567c4"/><path d="M0 424q120-10 260 0t540-6V600H0Z" fill="#3f4fa8"/><path d="M0 470q140-14 280-8h240q140-8 280 4V600H0Z" fill="#3b5f66"/><path d="M96 600C200 510 300 450 334 404 360 368 420 366 410 350L440 346C456 366 460 380 480 404 510 450 610 510 716 600Z" fill="#7fa352"/>`;
}

/** From the near edge to the gap in the hills, worn pale in two tracks. */
const road =
  '<path d="M120 600C220 520 318 450 350 404 372 372 440 362 424 346 414 336 380 332 372 322L384 318C396 328 440 332 448 346 458 366 448 380 462 404 490 450 590 520 690 600Z" fill="#c9b79c"/><path d="M120 600C220 520 318 450 350 404 372 372 440 362 424 346 414 336 380 332 372 322L376 320C388 330 424 336 432 346 444 362 384 374 364 404 334 450 250 520 166 600ZM462 404C490 450 590 520 690 600H640C560 520 478 450 452 404 440 380 452 366 442 346 446 344 448 346 448 346 458 366 448 380 462 404Z" fill="#e9d9b4"/><path d="M392 410 402 410 396 470 376 600H330L372 470Z" fill="#a3927e" opacity=".5"/><path d="M416 410 428 410 448 470 500 600H456L430 470Z" fill="#a3927e" opacity=".5"/>';

/** Pipes over a pit, with slanted wings of white pipe on each side. */
const guard =
  '<path d="M306 448H510L532 474H278Z" fill="#4a4450"/><path d="M304 450H512V454H303ZM298 457H518V461H297ZM291 464H524V469H290ZM282 471H531V477H280Z" fill="#d8d4cc"/><path d="M304 453H512V454H303ZM298 460H518V461H297ZM291 467H524V469H290ZM282 475H531V477H280Z" fill="#8a8690"/><path d="M250 480V392h9V480ZM300 446V382h6v64ZM258 396 302 384v6L258 402ZM258 426 302 410v6L258 432ZM258 470 302 392h5L262 476ZM556 480V392h-9V480ZM510 446V382h-6v64ZM548 396 508 384v6l40 12ZM548 426 508 410v6l40 16ZM548 470 508 392h-5l44 84Z" fill="#f7f2e6"/><path d="M250 480V392h3V480ZM556 480V392h-3V480ZM504 446V382h2v64ZM300 446V382h2v64Z" fill="#b5aeb4"/>';

const fence =
  '<path d="M196 466v-66l8-3v68ZM138 464v-64l7-4v68ZM76 466v-68l8-2v70ZM14 468v-70l8-3v72ZM604 466v-66l-8-3v68ZM662 464v-64l-7-4v68ZM724 466v-68l-8-2v70ZM786 468v-70l-8-3v72Z" fill="#6b4f42"/><path d="M0 408Q130 404 254 406M0 424Q130 420 254 424M0 440Q130 436 254 442M800 408Q670 404 552 406M800 424Q670 420 552 424M800 440Q670 436 552 442" stroke="#5a4a4a" stroke-width="1.6" fill="none"/>';

/** Twenty flowers: 150 units wide. */
const patch = bunch(
  'patch',
  [shadedBluebonnet, -74, -16, 0.75],
  [shadedBluebonnet, 72, -24, 0.7],
  [shadedBluebonnet, -60, -28, 0.7],
  [bluebonnet, 60, -8, 0.85],
  [shadedBluebonnet, -24, -27, 0.7],
  [shadedBluebonnet, 24, -28, 0.7],
  [bluebonnet, 0, -24, 0.75],
  [shadedBluebonnet, -48, -20, 0.75],
  [shadedBluebonnet, 50, -19, 0.7],
  [shadedBluebonnet, -32, -9, 0.7],
  [shadedBluebonnet, 16, -11, 0.75],
  [bluebonnet, -10, -4, 0.85],
  [shadedBluebonnet, 38, -1, 0.8],
  [shadedBluebonnet, -66, 0, 0.85],
  [shadedBluebonnet, 72, 2, 0.8],
  [shadedBluebonnet, -42, 6, 0.9],
  [bluebonnet, 26, 10, 0.9],
  [bluebonnet, 6, 8, 1],
);

const fire = bunch('fire', [paintbrush, -18, -4, 1], [paintbrush, 0, 0, 1.25], [shadedBluebonnet, 12, -2, 0.9], [paintbrush, 24, -6, 1]);

/** More of them, a phone lays out too slowly. */
const PATCHES = 48;

/** Both banks, thick in front and thinning toward the guard; the road stays clear. */
function flowers(): string {
  const roll = dice(88);
  const sown = [];
  for (let index = 0; index < PATCHES; index++) {
    const depth = (index + roll()) / PATCHES;
    const y = 432 + depth ** 1.5 * 196;
    const edge = 344 - (y - 404) * 1.2 - 20;
    const reach = Math.max(60, edge + 30);
    const along = (index * 0.618034) % 1;
    const x = index % 2 ? edge - along * reach : 812 - edge + along * reach;
    sown.push({ x, y, size: 0.3 + depth ** 1.5 * 0.85, kind: roll() });
  }
  const stems = sown.map(({ x, y, size, kind }) => place(kind < 0.16 ? 'fire' : 'patch', x, y, kind > 0.6 ? -size : size, size));
  return stems.join('');
}

/** He crosses whenever he likes. */
const roadrunner =
  '<g transform="translate(296 548) scale(.7)"><path d="M-50 8q50 10 104 0-50-8-104 0Z" fill="#6f6258" opacity=".5"/><path d="M4-14 14-2 8 8 16 8 20-2 10-16ZM-8-14-22-4-30 4-24 8-16-2-2-12Z" fill="#4a3d3c"/><path d="M-84-38C-50-34-34-30-20-30 0-40 22-40 32-48 34-58 42-62 50-60L72-54 52-51C48-42 40-28 26-18 10-8-10-10-24-18-44-26-66-32-84-38Z" fill="#6b5648"/><path d="M-84-38C-50-34-34-30-20-30 0-40 14-40 26-44 16-30-4-24-24-24-44-28-66-34-84-38Z" fill="#a58a6c"/><path d="M32-50C26-58 20-60 12-60 22-66 36-68 46-60Z" fill="#33292c"/><path d="M28-42C34-40 34-32 26-20 20-22 18-32 28-42Z" fill="#e9d9b8"/><circle cx="46" cy="-55" r="2.6" fill="#fff"/><path d="M48-54l8 2-7 2Z" fill="#e4572e"/></g>';
