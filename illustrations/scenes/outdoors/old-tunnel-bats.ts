import { copies, fill } from '../../kit/at.ts';
import { juniper, litOak, stamp, tuft } from '../../motifs.ts';
import { backdrop, CARD, dice, poster, ridge, type Scene, verticalGradient } from '../../poster.ts';

/** Bats spiral out of an old railroad tunnel at dusk while watchers stand at the rail. */
export const scene: Scene = {
  name: 'old-tunnel-bats',
  draw: () => {
    const farthest = ridge({ frame: CARD, y: 330, amplitude: 50, swells: 5, seed: 71 });
    const far = ridge({ frame: CARD, y: 362, amplitude: 50, swells: 4, seed: 14 });
    return poster(
      CARD,
      `${backdrop(CARD, 'url(#sky)')}<circle cx="150" cy="344" r="260" fill="url(#glow)"/>${clouds}<path d="${farthest}" fill="#a5688c"/><path d="${far}" fill="#744f83"/>${hill}${tunnel}${bats()}${watchers}`,
      `${verticalGradient('sky', [0, '#2a2a63'], [0.22, '#5d4688'], [0.4, '#b75f86'], [0.54, '#f08c62'], [0.62, '#fcc478'])}<radialGradient id="glow"><stop offset="0" stop-color="#ffe3a0" stop-opacity=".9"/><stop offset="1" stop-color="#ffb878" stop-opacity="0"/></radialGradient>${litOak('oak', '#2c2038', '#33304f', '#4a3d58', '#8d5a5c')}${juniper('juniper', '#30304f', '#54435c')}${tuft('tuft', '#2c2440')}<path id="bat" d="M0-3 2-6 3-2C8-9 18-11 30-8 24-6 23-1 22 4 18 0 14 1 12 6 8 2 4 4 0 10-4 4-8 2-12 6-14 1-18 0-22 4-23-1-24-6-30-8-18-11-8-9-3-2L-2-6Z"/>`,
    );
  },
};

const clouds =
  '<path d="M10 206q80-18 170-4t160 2q-90 20-170 12T10 206ZM60 268q60-12 120-2t120 0q-60 14-120 8t-120-6ZM470 116q70-16 140-4t150 0q-70 18-150 12t-140-8ZM20 110q60-14 120-4t110 2q-60 14-120 8T20 110Z" fill="#ff9f78" opacity=".6"/>';

/** The cut through which the railroad ran: a wooded shoulder over limestone walls. */
const hill =
  `<path d="M0 404C120 380 220 392 320 396 400 372 440 300 520 276 620 250 720 262 800 250V600H0Z" fill="#4a3f66"/><path d="M320 396C400 372 440 300 520 276 560 266 600 262 640 260 560 286 500 330 470 400Z" fill="#8d5470"/>${stamp('oak', 520, 288, 0.62)}${stamp('juniper', 464, 316, 0.5)}${stamp('juniper', 584, 274, 0.7)}${stamp('oak', 676, 272, 0.86)}${stamp('juniper', 760, 262, 0.9)}${stamp('juniper', 432, 350, 0.44)}<path d="M360 470C380 420 410 390 436 372L450 340 500 322 520 300H680L720 320 760 324 800 350V520H340Z" fill="#6d5070"/><path d="M360 470C380 420 410 390 436 372L450 340 500 322 520 300H560L536 328 486 344 470 384C430 410 404 440 396 490Z" fill="#d98d7a"/><path d="M536 328 680 318 720 334 800 352V364L720 348 680 330 540 340ZM486 372 520 366V376L480 386ZM700 390 800 400V410L704 400ZM708 446 800 452V462L708 456ZM420 440 490 430V440L416 452Z" fill="#493655"/>`;

/** A mouth of cut stone, the dark within, and the trodden floor of the cut. */
const tunnel =
  '<path d="M496 500V420C496 366 540 330 600 330S704 366 704 420V500Z" fill="#8f6a7c"/><path d="M496 500V420C496 366 540 330 600 330 606 330 612 330 618 331 566 338 530 372 530 424V500Z" fill="#e0a08a"/><path d="M522 500V424C522 382 556 354 600 354S678 382 678 424V500Z" fill="#1c1530"/><path d="M678 500V424C678 382 644 354 600 354 596 354 590 354 586 355 630 360 656 388 656 428V500Z" fill="#3a2a48"/><path d="M586 328H614L610 358H590Z" fill="#f3bd9a"/><path d="M496 440H522V443H496ZM496 470H522V473H496ZM498 410 523 415 522 418 498 413ZM510 380 532 391 530 394 508 383ZM536 352 551 370 548 372 533 354ZM564 336 572 358 568 359 560 337ZM630 336 638 337 632 358 628 357ZM664 352 668 355 651 372 648 370ZM690 380 692 384 669 394 667 391ZM702 410V413L678 418V415ZM704 440V443H678V440ZM704 470V473H678V470Z" fill="#5b3f58"/><path d="M340 500C440 486 560 490 800 498V600H300Z" fill="#3a2d50"/><path d="M530 496H660L560 600H330Z" fill="#5d4464"/><path d="M530 496H556L400 600H330Z" fill="#b5726e"/>';

const DISTANT = 'M0 0Q5-6 12-3 6-2 0 5-6-2-12-3-5-6 0 0Z';

/** The column: out of the mouth, round twice in a widening coil, away to the west. */
function bats(): string {
  const roll = dice(404);
  let near = '';
  let inside = '';
  const distant: [x: number, y: number, scale: number, degrees: number][] = [];
  const total = 160;
  for (let index = 0; index < total; index++) {
    const share = index / total;
    const angle = share * 4.4 * Math.PI + 0.6;
    const reach = 16 + share * 176;
    const lift = share ** 1.25;
    const spread = 16 + share * 54;
    const x = 598 - lift * 330 + Math.cos(angle) * reach + (roll() - 0.5) * spread;
    const y = 446 - share * 350 + Math.sin(angle) * reach * 0.34 + (roll() - 0.5) * spread;
    const turn = Math.round((roll() - 0.5) * 70);
    const front = Math.sin(angle) > 0;
    const scale = (front ? 0.2 + share * 0.42 : 0.42 + share * 0.34) * (0.8 + roll() * 0.4);
    const place = `<use href="#bat" transform="translate(${Math.round(x)} ${Math.round(y)})rotate(${turn})scale(${scale.toFixed(2)})"/>`;
    if (front && y > 362 && x > 530 && x < 676) inside += place;
    else if (front) near += place;
    else distant.push([x, y, scale, turn]);
  }
  return `<g fill="#8d6796">${inside}</g>${fill('#4a3566', copies(DISTANT, ...distant))}<g fill="#1f1736">${near}</g>`;
}

/**
 * People at the rail on the near bank: a child on shoulders, a pointing arm, hats against the glow.
 */
const watchers =
  `<path d="M0 486C110 470 240 484 330 520 380 544 420 566 460 600H0Z" fill="#1f1736"/><path d="M0 486C110 470 240 484 330 520 250 496 120 486 0 496Z" fill="#5d3a58"/><g fill="#1f1736"><path d="M64 496 62 424C62 406 68 398 80 398S98 406 98 424L96 496H84L80 450 76 496Z"/><circle cx="80" cy="386" r="10.500"/><path d="M60 382Q80 372 100 382L95 387Q80 379 65 387ZM69 381C68 364 92 364 91 381Z"/><path d="M92 404 128 384 131 389 98 420Z"/><path d="M130 496 126 456 132 422C134 410 140 404 148 404S162 410 164 422L170 456 164 496H154L149 462 142 496Z"/><path d="M126 454H170L176 474H120Z"/><circle cx="148" cy="393" r="10"/><path d="M137 396C132 376 164 374 159 396L164 410 154 402H140Z"/><path d="M214 506 212 436C212 420 218 412 230 412S248 420 248 436L246 506H235L230 462 225 506Z"/><circle cx="230" cy="400" r="10"/><path d="M218 418C214 396 218 388 224 384L228 390 224 402ZM242 418C246 396 242 388 236 384L232 390 236 402Z"/><path d="M218 386C218 366 222 358 230 358S242 366 242 386L236 392H224Z"/><circle cx="230" cy="349" r="8.500"/><path d="M238 364 256 346 260 349 244 374Z"/><path d="M278 512 276 460C276 448 281 442 289 442S302 448 302 460L300 512H291L289 478 286 512Z"/><circle cx="289" cy="432" r="8.500"/><path d="M272 429Q289 421 306 429L302 433Q289 427 276 433ZM280 428C280 415 298 415 298 428Z"/></g><path d="M64 424C63 406 68 398 78 398 70 404 68 412 68 424L69 480H66ZM132 422C134 410 140 404 147 404 140 410 138 416 136 424L131 452H128ZM214 436C213 420 219 412 228 412 220 418 218 426 218 438L219 490H216ZM278 460C277 448 282 442 288 442 283 448 281 452 281 462V500H279Z" fill="#e88a5e"/><path d="M0 452 340 494V501L0 459ZM0 474 340 512V518L0 481Z" fill="#3f2a45"/><path d="M0 452 340 494V496L0 454ZM0 474 340 512V514L0 476Z" fill="#c06a5e"/><path d="M34 448H44V500H34ZM182 466H192V512H182ZM330 484H340V540H330Z" fill="#2c2038"/><path d="M34 448H37V500H34ZM182 466H185V512H182ZM330 484H333V540H330Z" fill="#c06a5e"/><path d="M0 520C120 500 260 520 340 560L370 600H0Z" fill="#171028"/>${stamp('tuft', 60, 536, 1.3)}${stamp('tuft', 140, 540, 1)}${stamp('tuft', 220, 552, 1.2)}${stamp('tuft', 300, 566, 1)}${stamp('tuft', 700, 590, 1.4)}${stamp('tuft', 760, 580, 1.1)}`;
