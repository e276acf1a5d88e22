import { foliage, juniper, stamp } from '../../motifs.ts';
import { backdrop, CARD, poster, ridge, type Scene, verticalGradient } from '../../poster.ts';

/**
 * Luckenbach on a golden afternoon: the weathered general store with its porch, guitar pickers
 * under the live oak, a rooster.
 */
export const scene: Scene = {
  name: 'luckenbach',
  draw: () => {
    const far = ridge({ frame: CARD, y: 326, amplitude: 60, swells: 5, seed: 4 });
    const near = ridge({ frame: CARD, y: 362, amplitude: 40, swells: 4, seed: 17 });
    return poster(
      CARD,
      `${backdrop(CARD, 'url(#sky)')}${clouds}<path d="${far}" fill="#b3a3c0"/><path d="${near}" fill="#8b9a93"/>
      ${woods}${ground}${store}${oak}${circle}${foreground}`,
      verticalGradient('sky', [0, '#5fa6bf'], [0.35, '#b9d8c4'], [0.62, '#fbe2a8']) + juniper('juniper', '#47624c', '#7f955d'),
    );
  },
};

const clouds =
  '<path d="M470 96c16-22 44-22 56-6 20-18 54-10 58 10 20-4 40 2 46 16H430c6-14 22-22 40-20ZM640 176c12-14 30-14 40-4 16-12 40-6 44 8 14-2 26 4 30 12H612c4-10 14-16 28-16Z" fill="#fff3d3" opacity=".85"/>';

const woods = `<path d="${foliage(744, 356, 90, 80, 10, 4)}${foliage(330, 372, 70, 44, 9, 6)}" fill="#5d7a55"/>
  <path d="${foliage(770, 326, 56, 40, 8, 2)}${foliage(350, 358, 36, 20, 7, 3)}" fill="#8aa35f"/>${stamp('juniper', 300, 418, 1)}${stamp('juniper', 268, 414, 0.75)}`;

const ground = `<path d="M0 404C200 392 520 400 800 396V600H0Z" fill="#dcb473"/><path d="M0 424C160 408 300 410 420 420 300 430 150 440 0 452Z" fill="#a8a95f"/>
  <path d="M330 440C480 426 720 430 800 440V470C640 452 480 452 330 462Z" fill="#c3925e"/><path d="M540 600C600 540 690 500 800 480V600Z" fill="#ebc988"/>
  <path d="M0 470C120 452 330 456 470 482 560 500 540 530 440 540 290 554 120 560 0 552Z" fill="#a87851"/>`;

/**
 * The sun is at the upper right: the roof's right slope and the right wall glow, and the porch is
 * in the shade.
 */
const store = `<path d="M336 432V296L400 288H700L740 304V432Z" fill="#77604f"/><path d="M640 290H700L740 304V432H640Z" fill="#a88a69"/>
  <path d="M356 300V432M376 300V432M396 300V432M416 300V432M660 296V432M680 296V432M700 296V432M720 300V432" stroke="#5f4a42" stroke-width="2"/>
  <path d="M318 312 384 268H470V312ZM620 268H704L764 312H620Z" fill="#8d4f38"/><path d="M620 268H704L764 312H620Z" fill="#c47a4b"/>
  <path d="M340 312 402 268M366 312 424 268M640 268 664 312M668 268 702 312M694 268 738 312" stroke="#7a4433" stroke-width="2"/>
  <path d="M432 432V262L540 178 648 262V432Z" fill="#8f7862"/><path d="M540 178 648 262V432H560V196Z" fill="#a48a6d"/>
  <path d="M452 246V300M472 230V300M492 216V300M512 200V300M532 186V300M552 188V300M572 204V300M592 220V300M612 234V300M632 250V300" stroke="#6e5848" stroke-width="2"/>
  <path d="M414 284 540 184 664 284 676 270 540 158 402 270Z" fill="#7a4433"/><path d="M540 158 676 270 664 284 540 184Z" fill="#d98a54"/>
  <path d="M508 222h64v44h-64Z" fill="#5a4038"/><path d="M513 227h54v34h-54Z" fill="#d9c9a0"/><path d="M516 234C522 242 530 242 535 240H545C550 242 558 242 564 234 562 246 554 249 547 248L543 258H537L533 248C526 249 518 246 516 234Z" fill="#8d4f38"/>
  <path d="M440 268h34v22h-34Z" fill="#c2453f"/><path d="M482 276h18v14h-18Z" fill="#3f7f8a"/><path d="M588 262h22v26h-22Z" fill="#e0a53f"/><path d="M618 270h22v18h-22Z" fill="#efe2c0"/>
  <path d="M430 324H650V432H430Z" fill="#4b3833"/><path d="M516 338h50v94h-50Z" fill="#2b2026"/><path d="M521 343h40v40h-40Z" fill="#6e4a35"/><path d="M521 389h40v43h-40Z" fill="#553829"/>
  <path d="M448 342h48v46h-48ZM586 342h48v46h-48Z" fill="#d9c9a0"/><path d="M453 347h17v17h-17ZM474 347h17v17h-17ZM453 368h17v15h-17ZM474 368h17v15h-17ZM591 347h17v17h-17ZM612 347h17v17h-17ZM591 368h17v15h-17ZM612 368h17v15h-17Z" fill="#f4b65a"/>
  <path d="M398 328 428 292H652L684 328V336H398Z" fill="#93553b"/><path d="M560 292H652L684 328V336H568Z" fill="#cf8450"/>
  <path d="M440 296 424 326M470 294 460 326M500 294 494 326M530 294 528 326M590 294 598 326M620 294 634 326" stroke="#7a4433" stroke-width="2"/>
  <path d="M408 336h9v98h-9ZM496 336h8v98h-8ZM578 336h8v98h-8ZM664 336h9v98h-9Z" fill="#6b5142"/><path d="M413 336h4v98h-4ZM500 336h4v98h-4ZM582 336h4v98h-4ZM669 336h4v98h-4Z" fill="#d0a878"/>
  <path d="M392 430H690L700 444H382Z" fill="#b98f66"/><path d="M382 444H700V454H382Z" fill="#6e4a3a"/>
  <path d="M436 430v-20h54v20h-6v-8h-42v8ZM604 430c-4-14-4-24 0-36h32c4 12 4 22 0 36Z" fill="#7d4c30"/><path d="M602 404h36v4h-36ZM602 418h36v4h-36Z" fill="#3a2a2a"/>
  <path d="M350 344h40v34h-40ZM698 340h28v34h-28Z" fill="#efe2c0"/><path d="M354 348h32v26h-32ZM702 344h20v26h-20Z" fill="#54616a"/>`;

const oak = `<path d="M112 478C140 440 146 400 138 350 130 310 90 276 40 240L56 224C100 246 136 262 156 288 168 250 166 200 150 150L176 142C190 190 196 226 194 262 224 216 270 190 340 176L346 194C284 210 240 244 222 300 212 344 208 400 214 434 218 456 232 470 250 482 200 474 160 474 112 478Z" fill="#4b3833"/>
  <path d="M194 262C224 216 270 190 340 176L343 186C284 200 236 234 214 296 204 344 200 400 206 440 210 460 226 474 250 482L214 478C190 440 184 360 194 262ZM176 142C190 190 196 226 194 262L186 280C188 230 180 190 164 146Z" fill="#8a6547"/>
  <path d="${foliage(70, 190, 150, 90, 12, 3)}${foliage(300, 160, 150, 76, 12, 5)}${foliage(180, 90, 190, 100, 13, 7)}" fill="#34523f"/>
  <path d="${foliage(60, 164, 100, 50, 10, 2)}${foliage(330, 140, 100, 44, 10, 6)}${foliage(200, 66, 140, 60, 11, 4)}${foliage(180, 168, 60, 28, 8, 1)}" fill="#55764a"/>
  <path d="${foliage(90, 146, 54, 24, 8, 6)}${foliage(362, 122, 56, 24, 8, 9)}${foliage(244, 44, 84, 32, 9, 5)}" fill="#8fa657"/>
  <path d="M30 214c6 22-2 40 4 60M264 216c4 16-2 26 2 44M386 196c4 12-2 20 2 30" stroke="#6f8560" stroke-width="4" stroke-linecap="round" fill="none"/>`;

/** A picker on his stool, facing right, his guitar across the knee. */
const picker = (at: string, shirt: string, shine: string, hat: string, guitar: string) => `<g transform="${at}">
  <path d="M-40 2q40-10 92 0-40 8-92 0Z" fill="#7c5442"/><path d="M-16-38h30v6h-30Z" fill="#6b4630"/>
  <g fill="none" stroke-linecap="round" stroke-linejoin="round"><path d="M-11-32-15 0M9-32 13 0" stroke="#6b4630" stroke-width="4"/>
  <path d="M-4-40 18-40 20-6" stroke="#27304f" stroke-width="12"/><path d="M-4-42 26-42 30-6" stroke="#3c4c78" stroke-width="12"/><path d="M30-4h9M20-4h8" stroke="#5a3426" stroke-width="8"/></g>
  <path d="M-15-36C-18-60-15-80-4-83 8-84 14-72 13-36Z" fill="${shirt}"/><path d="M2-83C12-82 14-70 13-40H6C8-56 8-72 2-83Z" fill="${shine}"/>
  <g transform="rotate(-20 4 -48)"><path d="M-18-46C-18-64 2-64 8-56 14-62 30-60 30-46 30-32 14-30 8-36 2-28-18-28-18-46Z" fill="${guitar}"/><circle cx="10" cy="-46" r="5.5" fill="#3a2420"/>
  <path d="M14-48.500H66V-43.500H14Z" fill="#4a2f24"/><path d="M66-51h13v10h-13ZM-8-50h3v8h-3Z" fill="#3a2420"/></g>
  <g fill="none" stroke-linecap="round" stroke-linejoin="round" stroke-width="8"><path d="M-8-76-18-56 2-46" stroke="${shirt}"/><path d="M8-75 24-58 40-62" stroke="${shine}"/></g>
  <circle cx="2" cy="-48" r="5" fill="#c98a62"/><circle cx="41" cy="-63" r="4.600" fill="#c98a62"/>
  <path d="M-3-86h10v8h-10Z" fill="#a86a48"/><circle cx="3" cy="-94" r="10" fill="#c98a62"/>
  <path d="M-18-97C-8-99-8-103-7-111-2-116 8-116 12-111 13-103 14-99 24-97 14-91-8-91-18-97Z" fill="${hat}"/></g>`;

const circle = `${picker('translate(262 514) scale(.96)', '#8a3431', '#c4513f', '#e9d3a4', '#dd9142')}
  ${picker('translate(506 524) scale(-1 1)', '#365f78', '#4f87a0', '#e0bf8a', '#c46a32')}
  ${picker('translate(372 484) scale(.84)', '#b98a3a', '#f0c765', '#efe2c0', '#8a4a2c')}
  <path d="M352 538h50v6h-6v20h-6v-20h-26v20h-6v-20h-6Z" fill="#6b4630"/><path d="M362 524h8v14h-8ZM380 522h8v16h-8Z" fill="#7d4c24"/><path d="M364 516h4v8h-4ZM382 514h4v8h-4Z" fill="#a4692f"/>`;

/** Life in a Texas yard: a rooster, a hen, dry grass and gaillardias. */
const foreground = `<path d="M0 600V572C120 556 260 574 380 584 500 594 660 592 800 566V600Z" fill="#7a6a3f"/>
  <g transform="translate(628 552) scale(1.150)"><path d="M-40 6Q0-4 44 6 0 14-40 6Z" fill="#b98a58"/><path d="M-4-10v14h-6M6-10v14H0" stroke="#d99a3a" stroke-width="3" fill="none"/>
  <path d="M24-20C40-30 48-48 38-64 30-70 22-62 22-54 20-46 16-40 8-36Z" fill="#27433f"/><path d="M24-24C44-34 56-50 50-66 42-62 36-44 18-36Z" fill="#3c6a5c"/>
  <path d="M-28-36C-26-22-14-8 4-8 20-10 28-20 26-32 14-34 2-32-8-40Z" fill="#a4492f"/><path d="M-4-30C4-22 16-20 24-26 20-14 4-14-4-30Z" fill="#d9753f"/>
  <path d="M-28-34C-30-48-28-58-22-62-12-62-10-48-2-38-12-28-22-28-28-34Z" fill="#e9a83f"/><circle cx="-21" cy="-60" r="7.500" fill="#e9a83f"/>
  <path d="M-28-62l-8 4 8 3ZM-27-65c-2-6 2-8 4-4 1-6 6-5 6-1 4-3 6 1 3 6ZM-27-54c-3 4-2 9 1 9s3-6 2-9Z" fill="#c2352f"/><circle cx="-23" cy="-61" r="1.600" fill="#2b2026"/></g>
  <g transform="translate(716 570) scale(.9)"><path d="M-34 6Q0-2 34 6 0 12-34 6Z" fill="#b98a58"/><path d="M-2-8V5M6-8V5" stroke="#d99a3a" stroke-width="3"/>
  <path d="M-26-14C-30-6-28 0-24 2L-18-6C-8-2 14 0 22-14L30-34 14-26C0-32-18-28-26-14Z" fill="#7a4433"/><path d="M-8-22C2-28 14-24 20-16 10-10-4-12-8-22Z" fill="#a8653f"/><circle cx="-25" cy="-2" r="5.500" fill="#a8653f"/><path d="M-30-2l-5 5 6-1ZM-28-7c0-5 6-6 6-1Z" fill="#c2352f"/></g>
  <g stroke="#59602f" stroke-width="3" stroke-linecap="round"><path d="M60 600 54 566M70 600 74 560M84 600 94 572M150 600 146 570M162 600 170 574M520 600 514 574M532 600 540 572"/></g>
  <g fill="#d9532c"><circle cx="54" cy="562" r="9"/><circle cx="75" cy="555" r="10"/><circle cx="95" cy="568" r="8"/><circle cx="146" cy="566" r="9"/><circle cx="171" cy="570" r="8"/><circle cx="513" cy="570" r="8"/><circle cx="541" cy="568" r="8"/></g>
  <path d="M54 562h0M75 555h0M95 568h0M146 566h0M171 570h0M513 570h0M541 568h0" stroke="#f4c04f" stroke-width="8" stroke-linecap="round"/>`;
