import { grandOak, place } from '../../motifs.ts';
import { backdrop, CARD, poster, ridge, type Scene, verticalGradient } from '../../poster.ts';

/**
 * Early morning on an empty porch: a rocking chair with a blanket, a steaming cup, mist between the
 * hills.
 */
export const scene: Scene = {
  name: 'empty-porch',
  draw: () =>
    poster(
      CARD,
      `${backdrop(CARD, 'url(#sky)')}${sunrise}${hills()}${porch()}${fern}${chair}${table}`,
      `${verticalGradient('sky', [0, '#8fb3c9'], [0.3, '#c9d3c9'], [0.5, '#fbdcae'], [0.6, '#ffe9c0'])}
      ${grandOak('oak', '#4f4a58', '#5a7074', '#7b8f82', '#b9b98c')}
      <path id="frond" d="M0 0C-30-18-58-10-70 26-52 4-34-2-24 2-40 10-46 26-44 44-34 22-18 10 0 6Z"/>`,
    ),
};

const sunrise = `${[190, 130, 84].map((radius) => `<circle cx="270" cy="250" r="${radius}" fill="#fff6da" opacity=".3"/>`).join('')}<circle cx="270" cy="250" r="42" fill="#fffdf0"/><path d="M360 168C410 160 440 150 490 156 530 150 580 160 630 166 540 176 440 176 360 168Z" fill="#fff4e0" opacity=".9"/><path d="M400 170C470 164 540 164 600 167 530 174 460 174 400 170Z" fill="#e6b9a6" opacity=".8"/><path d="M120 128C160 122 200 118 240 122 280 118 310 126 340 130 270 138 180 136 120 128Z" fill="#fff4e0" opacity=".6"/>`;

function hills(): string {
  const slope = (y: number, amplitude: number, swells: number, seed: number, fill: string) =>
    `<path d="${ridge({ frame: CARD, y, amplitude, swells, seed })}" fill="${fill}"/>`;
  return `${slope(272, 56, 5, 7, '#c4bccb')}${slope(296, 56, 4, 26, '#a3a9bf')}<path d="M0 318C120 306 220 318 340 314 480 308 620 322 800 310V350H0Z" fill="#f3e6d6"/>${slope(326, 40, 5, 13, '#829aa3')}<path d="M0 356C160 342 300 358 460 350 600 344 700 352 800 346V380H0Z" fill="#e6e2d2"/>
  <path d="M0 600V372C140 356 280 368 420 376 560 384 680 366 800 360V600Z" fill="#7b9682"/>${place('oak', 168, 392, 0.56, 0.56)}${place('oak', 690, 384, -0.6, 0.62)}${place('oak', 590, 380, 0.36, 0.34)}<path d="M0 600V410C160 392 320 404 480 412 620 418 720 402 800 400V600Z" fill="#93a878"/><path d="M356 410C380 404 400 400 404 392 396 386 380 384 384 378H394C396 384 416 386 418 394 416 406 430 440 470 470H330C350 440 352 420 356 410Z" fill="#e3d3a8"/>`;
}

/** Posts, rail, ceiling and boards: the frame of the view, in morning shade with lit left edges. */
function porch(): string {
  let boards = '';
  let balusters = '';
  let ceiling = '';
  for (let index = -9; index <= 9; index++) {
    boards += `M${400 + index * 46} 464L${400 + index * 92} 600h3L${401.500 + index * 46} 464Z`;
    ceiling += `M${400 + index * 74} 0L${400 + index * 50} 62h2L${402 + index * 74} 0Z`;
  }
  for (let x = 84; x < 725; x += 26) balusters += `M${x} 398h6v58h-6Z`;
  return `<path d="M0 0H800V62H0Z" fill="#7f93a8"/><path d="${ceiling}" fill="#667a94"/><path d="M0 58H800V78H0Z" fill="#e9dccb"/><path d="M0 72H800V82H0Z" fill="#a3949c"/><path d="M80 82C84 100 100 112 122 116V122C92 120 72 104 66 82ZM720 82C716 100 700 112 678 116V122C708 120 728 104 734 82Z" fill="#c4b3b0"/>
  <path d="${balusters}" fill="#d6c4bd"/><path d="M40 386H760V399H40ZM40 452H760V462H40Z" fill="#a3949c"/><path d="M40 386H760V391H40ZM40 452H760V455H40Z" fill="#fff2da"/>
  <path d="M44 78H72V470H44ZM728 78H756V470H728Z" fill="#b5a5a8"/><path d="M44 78H58V470H44ZM728 78H742V470H728Z" fill="#fff0d6"/><path d="M38 446H78V470H38ZM722 446H762V470H722ZM38 78H78V90H38ZM722 78H762V90H722Z" fill="#c9b8b4"/>
  <path d="M0 464H800V600H0Z" fill="#8f7478"/><path d="M78 464H722L800 560V600H260Z" fill="#d9a98c"/><path d="M92 464H350L560 600H300ZM378 464H700L800 556V600H620Z" fill="#f0c9a0"/><path d="${boards}" fill="#7a5f68" opacity=".5"/><path d="M0 462H800V468H0Z" fill="#6f5a66"/>`;
}

const fern = `<path d="M606 82h2v60h-2ZM606 100 587 144H584L605 100ZM608 100 627 144H630L609 100Z" fill="#6f6570"/><g fill="#4f7060"><use href="#frond" transform="translate(606 146)"/><use href="#frond" transform="translate(608 146) scale(-1 1)"/><use href="#frond" transform="translate(606 152) scale(.7 1.300)"/></g><g fill="#7f9c6c"><use href="#frond" transform="translate(604 142) scale(.75 .7)"/><use href="#frond" transform="translate(610 148) scale(-.6 1.100)"/></g><path d="M584 144H630L622 172H592Z" fill="#a8604c"/><path d="M584 144H602L604 172H592Z" fill="#e09a74"/>`;

/** A ladder-back rocker, turned a little to the view; near frame, far frame, slats between. */
const chair = `<g transform="translate(-40 14)"><path d="M352 538C420 566 520 560 660 520 620 560 460 584 352 538Z" fill="#5c4656" opacity=".5"/>
<path d="M388 500C450 528 530 524 596 484L600 490C534 536 446 540 384 508Z" fill="#4a3440"/><path d="M414 414H424V508H414ZM526 414H537L533 514H523Z" fill="#4a3440"/><path d="M404 362H546V371H404Z" fill="#6b4648"/><path d="M414 370H423V416H414Z" fill="#4a3440"/><path d="M527 416 566 226 577 228 538 418Z" fill="#6b4648"/>
<path d="M498 268 572 252 575 238 502 252ZM491 306 564 290 567 274 494 288ZM483 346 556 328 559 312 486 328ZM475 386 548 368 551 352 478 368Z" fill="#9a6448"/><path d="M498 258 573 244 575 238 502 252ZM490 294 565 280 567 274 494 288ZM482 334 557 318 559 312 486 328ZM474 374 549 358 551 352 478 368Z" fill="#e3a876"/>
<path d="M366 430 412 408H540L498 436Z" fill="#b97a54"/><path d="M366 430 412 408H470L424 433Z" fill="#eab983"/><path d="M366 430 498 436V446L366 440Z" fill="#6b4648"/>
<path d="M374 424C380 408 400 402 420 402H500C516 404 516 420 500 428 460 434 400 434 374 424Z" fill="#4f5a9a"/><path d="M374 424C380 408 400 402 420 402H452C430 408 418 420 416 431 398 430 384 428 374 424Z" fill="#8790c9"/>
<path d="M376 440H387V532H376ZM484 442H496L492 540H480Z" fill="#7f5044"/><path d="M376 440H381V532H376ZM484 442H489L485 540H480Z" fill="#e3a876"/><path d="M484 440 500 250 512 251 498 442Z" fill="#8f5a46"/><path d="M484 440 500 250 505 250 491 441Z" fill="#f0c490"/><circle cx="507" cy="244" r="9" fill="#c98a5c"/><circle cx="572" cy="220" r="8" fill="#9a6448"/>
<path d="M356 372H498L496 384H356C348 382 348 374 356 372Z" fill="#9a6448"/><path d="M356 372H498V376H352Z" fill="#f6cf9c"/><path d="M376 384H386V432H376Z" fill="#8f5a46"/><path d="M376 384H381V432H376Z" fill="#e3a876"/><path d="M392 480H484V487H392ZM398 504H480V510H398Z" fill="#6b4648"/>
<path d="M338 520C400 560 494 562 566 512L572 520C496 576 394 574 334 530Z" fill="#7f5044"/><path d="M338 520C400 560 494 562 566 512L568 515C496 566 400 564 337 524Z" fill="#e3a876"/>
<path d="M496 252C520 240 560 232 584 236 588 270 584 300 588 336 574 330 560 340 548 334 552 300 552 280 546 262 530 258 512 262 500 268Z" fill="#c9564a"/><path d="M496 252C520 240 560 232 584 236L585 246C560 244 524 250 500 262ZM549 284 585 276V286L551 294ZM551 312 585 304 586 314 550 322Z" fill="#f6e0bd"/></g>`;

/** A small table with the first coffee. */
const table = `<path d="M196 548C230 560 300 560 350 536 330 566 230 576 196 548Z" fill="#5c4656" opacity=".45"/><path d="M214 470H224L216 556H207ZM270 470H280L288 552H279ZM242 476H250V536H242Z" fill="#6b4648"/><path d="M214 470H219L211 556H207ZM270 470H274L283 552H279Z" fill="#d69a6c"/><path d="M190 464a56 14 0 1 0 112 0 56 14 0 1 0-112 0Z" fill="#7f5044"/><path d="M190 460a56 14 0 1 0 112 0 56 14 0 1 0-112 0Z" fill="#d69a6c"/><path d="M190 460a56 14 0 0 1 78-12C236 452 222 462 220 471 202 470 190 466 190 460Z" fill="#f6cf9c"/>
<path d="M228 434H258V456C258 464 228 464 228 456Z" fill="#3f6f7c"/><path d="M228 434H240V461C232 460 228 458 228 456Z" fill="#8fc0c0"/><path d="M258 440c12-2 12 16 0 14v-4c6 0 6-6 0-6Z" fill="#3f6f7c"/><path d="M228 434a15 4 0 1 1 30 0 15 4 0 1 1-30 0Z" fill="#4a2f2c"/><path d="M240 428C230 414 250 406 240 390 234 380 246 372 244 360 256 376 244 384 250 394 256 408 240 414 246 428Z" fill="#fffaf0" opacity=".75"/><path d="M272 446 296 450 290 460 264 456Z" fill="#a8434a"/><path d="M272 446 296 450 295 453 270 449Z" fill="#f6e6cb"/>`;
