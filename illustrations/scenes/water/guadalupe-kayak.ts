import { juniper, leafMass, place, riverCypress, stamp } from '../../motifs.ts';
import { backdrop, CARD, dice, poster, ridge, round, type Scene, verticalGradient } from '../../poster.ts';

/**
 * A kayaker drops through a riffle of the Guadalupe below a limestone bluff, on a clear autumn
 * morning with rust-red cypresses.
 */
export const scene: Scene = {
  name: 'guadalupe-kayak',
  draw: () => {
    const far = ridge({ frame: CARD, y: 216, amplitude: 50, swells: 5, seed: 30 });
    const near = ridge({ frame: CARD, y: 252, amplitude: 40, swells: 4, seed: 11 });
    return poster(
      CARD,
      `${backdrop(CARD, 'url(#sky)')}<path d="M60 110q80-14 150-2t130 0q-70 18-150 14T60 110ZM250 66q60-10 110-2t90 0q-50 12-106 10t-94-8Z" fill="#fff" opacity=".7"/><path d="${far}" fill="#a9b3cf"/><path d="${near}" fill="#8091a9"/>${farBank}${bluff}${rimTrees}<path d="M0 316C200 306 420 306 800 336V600H0Z" fill="url(#river)"/>${place('cypress', 236, 322, 0.58, 0.58)}${place('cypress', 120, 338, -0.78, 0.76)}${stamp('cypress', 24, 372, 1.06)}${bank}${rapids()}${kayaker}${rocks}`,
      verticalGradient('sky', [0, '#5f9fd0'], [0.26, '#b9dcea'], [0.4, '#fbeccf']) +
        verticalGradient('river', [0, '#9fd0cf'], [0.3, '#4f9fae'], [0.7, '#2a6f8c'], [1, '#1b4a70']) +
        riverCypress('cypress', '#55413c', '#a88a70', '#8f3f2a', '#c2592e', '#f0984a') +
        juniper('juniper', '#3f5a4c', '#5f7a58'),
    );
  },
};

const farBank = `<path d="${leafMass(180, 290, 190, 34, 17, 4)}${leafMass(400, 296, 140, 26, 15, 7)}" fill="#b0714e"/><path d="${leafMass(90, 304, 150, 28, 15, 2)}${leafMass(330, 310, 120, 18, 13, 5)}" fill="#8a5a44"/><path d="${leafMass(230, 282, 60, 12, 9, 3)}" fill="#dc9654"/>`;

/** Ledge over ledge of limestone, the morning sun on its left faces, springs staining the shade. */
const bluff =
  '<path d="M430 340 452 268 440 250 476 214 468 176 520 150 516 108 590 76 700 60 800 40V360Z" fill="#e9d3a8"/><path d="M520 344 538 280 530 246 566 220 560 180 604 158 606 112 660 96 800 70V360Z" fill="#c9a880"/><path d="M636 350 650 286 640 252 676 232 668 186 712 166 716 128 800 112V366Z" fill="#9c7d72"/><path d="M452 268 480 262 538 280 530 286ZM440 250 476 240 530 246 526 254ZM476 214 512 208 566 220 560 228ZM468 176 512 172 560 180 556 190ZM520 150 560 146 604 158 598 164ZM538 300 650 296 640 308 530 312ZM566 236 640 244 636 254 560 246ZM560 196 668 200 664 212 560 208ZM604 170 712 176 706 186 602 180ZM650 296 800 300V312L646 310ZM676 246 800 250V264L668 260ZM668 206 800 204V218L670 220ZM716 150 800 146V158L714 164Z" fill="#7d6364" opacity=".55"/><path d="M440 250 476 214 512 208 476 240ZM468 176 520 150 560 146 512 172ZM516 108 590 76 640 84 606 112 560 122ZM452 268 480 262 470 300 444 330Z" fill="#fbeccb"/><path d="M690 250l8 70h-12ZM742 260l6 60h-12ZM590 246l6 50h-10Z" fill="#5a4a58" opacity=".6"/><path d="M648 286l50-8 44 8 30-6 28 4v14l-150 2Z" fill="#5f7a58"/><path d="M540 232l30-6 30 8-30 8ZM690 196l30-6 26 6-26 6Z" fill="#6f8a58"/>';

const rimTrees = [
  [548, 98, 0.6],
  [584, 84, 0.8],
  [640, 74, 0.62],
  [676, 70, 0.84],
  [724, 62, 0.66],
  [768, 54, 0.74],
  [500, 162, 0.5],
]
  .map(([x = 0, y = 0, k = 1]) => stamp('juniper', x, y, k))
  .join('');

const bank =
  '<path d="M0 358C90 348 190 330 290 316 240 344 140 372 0 410Z" fill="#6d5a3e"/><path d="M0 396C120 364 220 344 290 316 250 352 140 388 0 424Z" fill="#d8c096"/><path d="M800 356C700 340 560 332 420 334 560 344 700 366 800 392Z" fill="#8f7a6a"/><path d="M800 376C700 352 560 340 470 336 600 352 720 376 800 402Z" fill="#cdb28c"/>';

/** Standing waves: a glassy tongue, then white lips and troughs. */
function rapids(): string {
  const roll = dice(22);
  let crests = '';
  let troughs = '';
  for (let index = 0; index < 36; index++) {
    const depth = roll();
    const y = Math.round(372 + depth * 212);
    const width = Math.round(30 + depth * 70 + roll() * 40);
    const x = Math.round((depth < 0.4 ? 300 : -40) + roll() * (depth < 0.4 ? 380 : 820));
    const high = round(5 + depth * 11);
    crests += `M${x} ${y}q${round(width * 0.3)}-${high} ${round(width * 0.55)}-${round(high * 0.3)} ${round(width * 0.2)} 0 ${round(width * 0.45)}-${round(high * 0.2)}-${round(width * 0.3)} ${high}-${width} ${round(high * 0.5)}Z`;
    if (index % 2)
      troughs += `M${x + 10} ${y + 8}q${round(width * 0.5)} ${round(high * 0.9)} ${width} 0-${round(width * 0.5)} ${round(high * 1.6)}-${width} 0Z`;
  }
  return `<path d="M330 330C400 360 300 400 360 440S260 540 300 600H660C640 540 600 480 620 430S520 360 560 340Z" fill="#8fd0d4" opacity=".35"/><path d="${troughs}" fill="#1d4f74" opacity=".5"/><path d="${crests}" fill="#f4fbf8"/>`;
}

/**
 * A red river kayak, bow down in the wave; helmet, vest, one blade reaching for the next stroke.
 */
const kayaker =
  '<g transform="translate(404 462) rotate(9)"><path d="M-176 14C-120 44 120 48 190 8 160 62-130 60-176 14Z" fill="#143f62" opacity=".55"/><path d="M-178-8C-130-30-60-34 10-32 90-32 150-20 190 0 150 26 80 34 0 34-90 34-150 18-178-8Z" fill="#d8432c"/><path d="M-178-8C-130-30-60-34 10-32 90-32 150-20 190 0 120-12 60-16 0-16-70-16-130-14-178-8Z" fill="#ff8656"/><path d="M-150 6C-90 18 90 22 172 6 140 24 80 32 0 32-70 32-120 22-150 6Z" fill="#a52f28"/><path d="M-46-20C-30-34 40-34 54-20 40-10-32-10-46-20Z" fill="#3a1d24"/><path d="M-32-22C-36-52-30-78-8-86H14C34-80 40-50 36-20 20-14-16-14-32-22Z" fill="#f2c230"/><path d="M6-86h8C34-80 40-50 36-20 28-18 20-17 12-17 22-40 20-66 6-86Z" fill="#c9922a"/><path d="M-31-48h68v7h-68Z" fill="#3a2a3a"/><g><path d="M-6-96h18v14H-6Z" fill="#c98a60"/><circle cx="6" cy="-106" r="17" fill="#d99a6c"/><path d="M-13-104C-16-134 28-136 26-108 14-114-2-112-13-104Z" fill="#2f5fb0"/><path d="M-12-110C-12-128 0-130 6-129-4-124-6-116-6-109Z" fill="#7fa6e6"/></g><path d="M-128-118 138-10l-3 7-266-108Z" fill="#f4efe2"/><path d="M-126-120C-146-140-176-144-188-134-190-120-164-106-132-108ZM136-12C164-10 186 4 186 16 174 24 146 12 132-2Z" fill="#ffb43a"/><path d="M-128-118C-146-130-170-136-188-134-190-120-164-106-132-108Z" fill="#e08a20"/><path d="M-22-82C-38-78-50-84-60-94L-68-86C-58-70-42-62-20-66ZM24-80C44-70 56-56 62-44L52-36C44-48 34-56 18-60Z" fill="#35508f"/><circle cx="-65" cy="-91" r="8" fill="#d99a6c"/><circle cx="58" cy="-40" r="8" fill="#d99a6c"/></g><path d="M548 500C560 470 596 462 612 476 632 462 660 478 654 496 676 500 664 520 640 520 600 536 540 528 500 520 520 516 536 512 548 500ZM236 462q-30-14-60-4 40 4 70 26 60 12 120 14-70-16-130-36ZM330 516q100 26 190 12-50 20-110 14-50-6-80-26Z" fill="#fff"/><path d="M560 504c10-14 26-16 36-6 14-10 30-4 34 8-20 14-50 12-70-2Z" fill="#bfe3e6"/><path d="M600 452l6-10 5 10-5 7ZM640 444l5-8 4 8-4 6ZM574 440l4-7 4 7-4 5ZM672 470l5-8 4 8-4 6Z" fill="#fff"/>';

const rocks =
  '<path d="M40 600C50 556 96 534 150 540S226 572 240 600Z" fill="#6f6470"/><path d="M60 568C80 544 116 534 150 540 190 546 206 556 216 568 160 556 110 560 60 568Z" fill="#d8c096"/><path d="M640 600C650 572 700 556 746 562S800 580 800 584V600Z" fill="#6f6470"/><path d="M660 578C690 560 720 558 746 562 780 566 800 574 800 580 750 572 700 572 660 578Z" fill="#d8c096"/><path d="M20 592q30-16 50 0 40-14 70 2 50-16 110 4l20 2H20ZM610 596q40-16 70-2 40-12 60 2h60v4H610Z" fill="#fff"/>';
