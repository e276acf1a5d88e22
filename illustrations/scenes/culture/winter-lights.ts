import { backdrop, CARD, dice, poster, ridge, type Scene, verticalGradient } from '../../poster.ts';

/**
 * A limestone courthouse outlined in thousands of lights on a clear blue night, its oaks wrapped
 * to the twigs.
 */
export const scene: Scene = {
  name: 'winter-lights',
  draw: () => {
    const far = ridge({ frame: CARD, y: 396, amplitude: 44, swells: 5, seed: 29 });
    return poster(
      CARD,
      `${backdrop(CARD, 'url(#sky)')}${stars()}<circle cx="400" cy="330" r="330" fill="url(#glow)"/><path d="${far}" fill="#2c4379"/><path d="M0 424C200 404 600 404 800 420V600H0Z" fill="#22386a"/>${oak(126, 470, 1.1)}${oak(686, 470, 1.1)}<g transform="translate(32 39)scale(.92)">${courthouse()}</g>${lawn}<g transform="translate(0-42)">${people}</g>${near}`,
      `${verticalGradient('sky', [0, '#0c1a45'], [0.4, '#1f3b7d'], [0.7, '#5877b0'])}<radialGradient id="glow"><stop offset="0" stop-color="#ffdf9a" stop-opacity=".62"/><stop offset=".5" stop-color="#f2c58a" stop-opacity=".2"/><stop offset="1" stop-color="#b9b6d8" stop-opacity="0"/></radialGradient>${verticalGradient('wall', [0, '#e8cf9f'], [1, '#b99a86'])}`,
    );
  },
};

function stars(): string {
  const roll = dice(12);
  let dots = '';
  for (let index = 0; index < 90; index++) dots += `M${Math.round(roll() * 800)} ${Math.round(roll() * 330)}h0`;
  return `<path d="${dots}" stroke="#dfe8ff" stroke-width="1.9" stroke-linecap="round"/>`;
}

/** A string of bulbs along a path: a warm halo under bright dots. */
function lights(path: string, gap = 6.4): string {
  return `<path d="${path}" fill="none" stroke="#ffc766" stroke-width="6" opacity=".34"/><path d="${path}" fill="none" stroke="#fff3c4" stroke-width="3.1" stroke-linecap="round" stroke-dasharray="0 ${gap}"/>`;
}

/** A bare live oak; bulbs follow its trunk, limbs and crown. */
function oak(x: number, y: number, scale: number): string {
  const limbs = 'M-2 0C-4-30-2-50-2-70M-2-66C-24-84-46-96-70-100M-2-70C10-100 8-130 2-160M-2-66C20-86 44-96 72-102M-30-86C-40-110-52-126-66-136M32-90C44-112 54-124 62-140M4-116C-10-132-22-146-28-162M6-124C18-138 28-150 32-166M-58-98C-72-108-84-110-96-108M58-100C74-112 84-114 98-112';
  return `<g transform="translate(${x} ${y})scale(${scale})"><path d="M-112-96C-124-130-100-152-76-148-72-184-30-196-6-180 22-200 66-186 74-152 104-156 124-126 110-98 90-78 60-80 46-92 24-76-10-78-26-92-50-74-96-76-112-96Z" fill="#182b58"/><path d="M-104-112C-108-134-92-146-72-140-66-174-32-186-6-170 16-188 58-178 66-150 48-158 28-160 14-146-6-158-40-152-48-130-66-136-90-130-104-112Z" fill="#24407a"/><path d="M-12 2C-8-30-8-50-6-72H6C4-50 6-26 14 2Z" fill="#4a4058"/>${lights(limbs, 7)}${lights('M-112-96C-124-130-100-152-76-148-72-184-30-196-6-180 22-200 66-186 74-152 104-156 124-126 110-98', 8)}</g>`;
}

/** Two stories of limestone, a columned porch, and a cupola with a clock and dome. */
function courthouse(): string {
  let windows = '';
  let outlines = '';
  for (const x of [250, 302, 498, 550]) {
    for (const y of [318, 392]) {
      windows += `M${x - 12} ${y + 44}V${y}a12 12 0 0 1 24 0V${y + 44}Z`;
      outlines += `M${x - 15} ${y + 46}V${y}a15 15 0 0 1 30 0V${y + 46}`;
    }
  }
  const stone =
    '<path d="M210 284H590V468H210Z" fill="url(#wall)"/><path d="M210 284H232V468H210ZM568 284H590V468H568Z" fill="#a68a80"/><path d="M200 270H600V286H200Z" fill="#f2dcae"/><path d="M200 286H600V292H200Z" fill="#8f7a7c"/><path d="M210 370H590V378H210Z" fill="#d9bd92"/><path d="M214 270 250 232H550L586 270Z" fill="#3a4a76"/><path d="M250 232H550L556 238H244Z" fill="#8ea3c8"/><path d="M328 290 400 238 472 290Z" fill="#f2dcae"/><path d="M346 286 400 248 454 286Z" fill="#c9ab86"/><circle cx="400" cy="272" r="9" fill="#ffe9a8"/><path d="M332 290H468V302H332Z" fill="#e3c898"/><path d="M336 302H464V468H336Z" fill="#7d6870"/><path d="M378 468V402a22 22 0 0 1 44 0V468Z" fill="#ffdc8a"/><path d="M398 384h4v84h-4Z" fill="#b07a4a"/><path d="M380 318h40v40h-40Z" fill="#ffd27a"/><path d="M398 318h4v40h-4Z" fill="#b07a4a"/><path d="M336 362H464V372H336Z" fill="#d9bd92"/><path d="M338 302H352V468H338ZM366 302H378V468H366ZM422 302H434V468H422ZM448 302H462V468H448Z" fill="#f6e4ba"/><path d="M347 302H352V468H347ZM374 302H378V468H374ZM430 302H434V468H430ZM457 302H462V468H457Z" fill="#b5987f"/>';
  const cupola =
    '<path d="M352 186H448V236H352Z" fill="#e0c698"/><path d="M424 186H448V236H424Z" fill="#b5987f"/><path d="M344 178H456V188H344Z" fill="#f6e4ba"/><path d="M362 232V206a9 9 0 0 1 18 0V232ZM420 232V206a9 9 0 0 1 18 0V232Z" fill="#ffd27a"/><circle cx="400" cy="211" r="14" fill="#fff3cc"/><path d="M400 211V201M400 211 407 215" stroke="#4a4058" stroke-width="2.2"/><path d="M354 178C356 146 374 128 400 124 426 128 444 146 446 178Z" fill="#7f95c0"/><path d="M400 124C426 128 444 146 446 178H418C418 156 412 138 400 124Z" fill="#4d629a"/><path d="M392 126V110H408V126Z" fill="#e0c698"/><path d="M390 110Q400 98 410 110Z" fill="#7f95c0"/><path d="M399 100V84H401V100Z" fill="#e0c698"/>';
  const strings =
    'M200 278H600M210 286V468M590 286V468M214 268 250 232H346M454 232H550L586 268M330 290 400 240 470 290M344 183H456M354 178C356 146 374 128 400 124 426 128 444 146 446 178M376 176C378 152 386 134 400 124 414 134 422 152 424 176M400 124V178M345 304V468M372 304V468M428 304V468M455 304V468M336 296H464M352 190V234M448 190V234M210 374H334M466 374H590M391 124V110Q400 98 409 110V124';
  const shrubs = [232, 276, 520, 564]
    .map((x) => `<path d="M${x - 22} 474C${x - 26} 446 ${x - 8} 436 ${x} 436S${x + 26} 446 ${x + 22} 474Z" fill="#24407a"/>${lights(`M${x - 20} 468Q${x} 478 ${x + 20} 468M${x - 21} 456Q${x} 468 ${x + 21} 456M${x - 15} 445Q${x} 456 ${x + 15} 445`, 7)}`)
    .join('');
  return `${stone}<path d="${windows}" fill="#ffd27a"/><path d="M250 308V364M302 308V364M498 308V364M550 308V364M250 382V438M302 382V438M498 382V438M550 382V438M238 336H262M290 336H314M486 336H510M538 336H562M238 410H262M290 410H314M486 410H510M538 410H562" stroke="#b07a4a" stroke-width="2"/>${shrubs}${cupola}${lights(strings)}${lights(outlines, 5.6)}<path d="M400 70l3.4 9 9 3.4-9 3.4-3.4 9-3.4-9-9-3.4 9-3.4Z" fill="#fffbe4"/>`;
}

/** Steps, the lawn, and the walk with the lights shining on it. */
const lawn =
  '<path d="M0 474C150 464 240 470 320 478H480C560 470 650 464 800 474V600H0Z" fill="#3f5f52"/><path d="M0 474C150 464 240 470 320 478L310 490C220 480 120 482 0 492ZM800 474C650 464 560 470 480 478L490 490C580 480 680 482 800 492Z" fill="#7a8f62"/><path d="M0 520C100 506 220 510 290 514L240 600H0ZM800 520C700 506 580 510 510 514L560 600H800Z" fill="#33504a"/><path d="M40 512q60-10 130-4-60 8-130 4ZM600 506q70-8 140 2-70 8-140-2ZM90 548q60-10 120-4-50 10-120 4ZM620 552q60-10 130-4-60 10-130 4Z" fill="#5f7f58" opacity=".7"/><path d="M312 490H488L600 600H200Z" fill="#8f86a6"/><path d="M340 490H460L500 600H300Z" fill="#c9a88e"/><path d="M376 490H424L440 600H360Z" fill="#f4d596"/><path d="M324 464H476L486 478H314Z" fill="#e9d0a0"/><path d="M314 478H486L494 491H306Z" fill="#b0908a"/><path d="M302 504H498M284 524H516M262 550H538M234 580H566" stroke="#7a6f94" stroke-width="2"/>';

/** A family on the walk and a pair by the lawn, small and dark against the light. */
const people =
  '<g fill="#1b2347"><path d="M352 546 354 506C354 494 358 488 364 488S375 494 375 506L376 546H367L365 516 361 546Z"/><circle cx="364" cy="480" r="7.6"/><path d="M353 478Q364 472 376 478L373 481Q364 476 356 481ZM357 477C357 466 371 466 371 477Z"/><path d="M408 546 404 524 408 500C410 492 414 489 419 489S429 494 430 502L434 524 430 546H422L420 528 416 546Z"/><circle cx="419" cy="481" r="7.4"/><path d="M411 482C408 470 430 468 428 482L430 490 424 486C424 478 416 476 411 482Z"/><path d="M386 546 386 526C386 518 389 515 392 515S399 518 399 526L399 546H394L392 532 390 546Z"/><circle cx="392.500" cy="509" r="6"/><path d="M374 504 388 522 386 526 372 512ZM412 506 398 522 400 526 414 512Z"/></g><path d="M364 488C358 488 354 494 354 506L352 546H355L358 506C358 496 360 490 364 488ZM419 489C414 489 410 492 408 500L404 524 408 546 410 546 408 524 412 502C413 494 416 490 419 489Z" fill="#e0a060"/><path d="M350 548H378L372 574H346ZM404 548H434L440 574H408ZM384 548H400L400 564H384Z" fill="#5b4a66" opacity=".5"/>';

/** Agaves at the edge of the lawn. */
const near =
  '<path d="M0 560C70 548 130 552 180 600H0ZM800 560C730 548 670 552 620 600H800Z" fill="#142a36"/><path d="M80 590C70 560 50 540 30 530 60 532 76 546 86 562 82 536 76 520 78 500 94 520 98 542 98 562 108 540 124 526 146 522 128 538 116 560 112 590ZM720 590C730 560 750 540 770 530 740 532 724 546 714 562 718 536 724 520 722 500 706 520 702 542 702 562 692 540 676 526 654 522 672 538 684 560 688 590Z" fill="#2f5a4e"/><path d="M78 500C94 520 98 542 98 562L92 572C94 540 88 520 78 500ZM146 522C128 538 116 560 112 590L104 580C112 552 124 534 146 522ZM722 500C706 520 702 542 702 562L708 572C706 540 712 520 722 500ZM654 522C672 538 684 560 688 590L696 580C688 552 676 534 654 522Z" fill="#7fa878"/>';
