import { foliage } from '../../motifs.ts';
import { backdrop, CARD, dice, poster, ridge, round, type Scene, verticalGradient } from '../../poster.ts';

/**
 * Gruene Hall at dusk: the long white-boarded dance hall lit from within, the water tower behind,
 * dancers on their way in.
 */
export const scene: Scene = {
  name: 'gruene-hall',
  draw: () => {
    const far = ridge({ frame: CARD, y: 352, amplitude: 40, swells: 5, seed: 14 });
    const near = ridge({ frame: CARD, y: 380, amplitude: 30, swells: 4, seed: 6 });
    return poster(
      CARD,
      `${backdrop(CARD, 'url(#sky)')}${stars()}<path d="${far}" fill="#8d5f93"/><path d="${near}" fill="#5d4a80"/>
      ${tower}${trees}${side}${bays()}${roof}${street}${front}${bulbs()}${truck}${people}`,
      verticalGradient('sky', [0, '#231f56'], [0.3, '#5a4391'], [0.5, '#c4668c'], [0.66, '#f6a876']) +
        verticalGradient('spill', [0, '#ffc566'], [1, '#6b4a5e']) +
        pair,
    );
  },
};

function stars(): string {
  const roll = dice(31);
  const dots = Array.from({ length: 30 }, () => `M${round(roll() * 800)} ${round(roll() ** 1.5 * 190)}h0`).join('');
  return `<path d="${dots}" stroke="#fff1d0" stroke-width="2.6" stroke-linecap="round" opacity=".75"/>
    <path d="M400 96a26 26 0 1 0 22 40 21 21 0 1 1-22-40Z" fill="#fff1d0"/>`;
}

/** The silver water tower on its four legs, lit by the last red of the west at the left. */
const tower = `<g transform="translate(566 0)"><path d="M-46 372-34 196M46 372 34 196M-14 372-11 196M14 372 11 196M-42 312H42M-38 254H38M-42 312 38 254M42 312-38 254" stroke="#2a2450" stroke-width="5"/>
  <path d="M-5 196h10V372h-10Z" fill="#3c3266"/><path d="M-58 196H58L40 216H-40Z" fill="#2a2450"/><path d="M-54 108H54V196H-54Z" fill="#7c6d9c"/>
  <path d="M-54 108H-14V196H-54Z" fill="#c893a4"/><path d="M-54 108h16V196h-16Z" fill="#f0b79c"/><path d="M24 108H54V196H24Z" fill="#544a80"/>
  <path d="M-62 110C-40 84-16 70 0 66 16 70 40 84 62 110Z" fill="#5d4f88"/><path d="M-62 110C-40 84-16 70 0 66-12 78-22 94-26 110Z" fill="#e3a39b"/>
  <path d="M-3 54h6v14h-6Z" fill="#2a2450"/><path d="M-60 190H60v5H-60Z" fill="#2a2450"/></g>`;

const trees = `<path d="${foliage(62, 330, 110, 88, 11, 3)}${foliage(756, 334, 96, 86, 10, 5)}${foliage(676, 364, 60, 50, 9, 2)}" fill="#2b2c55"/>
  <path d="${foliage(30, 300, 52, 34, 8, 6)}${foliage(96, 322, 34, 22, 7, 1)}${foliage(722, 308, 40, 26, 8, 4)}" fill="#454073"/>`;

/**
 * The long side under its tin roof, running away to the right; couples turn behind the propped-open
 * flaps.
 */
const side = `<path d="M348 350 716 366V452L348 484Z" fill="#bfadc9"/><path d="M348 350 716 366V376L348 366Z" fill="#8577a2"/>`;
const roof = `<path d="M220 256 640 318 728 374 364 362Z" fill="#857bab"/><path d="M220 256 640 318 652 326 230 264Z" fill="#d9a5ad"/>
  <path d="M290 267 372 279 452 365 404 363ZM520 301 560 307 650 371 604 370Z" fill="#9a8db9"/>
  <path d="M262 262 404 363M330 272 452 365M392 281 500 367M450 290 548 368M506 298 596 370M556 306 644 371M602 312 688 373" stroke="#6d629a" stroke-width="2"/>`;

function bays(): string {
  const foot = (x: number) => 484 - ((x - 348) / 368) * 32;
  const top = (x: number) => 366 + ((x - 348) / 368) * 10;
  const at = (x: number, part: number) => `${round(x)} ${round(top(x) + (foot(x) - top(x)) * part)}`;
  let seams = '';
  for (let row = 1; row < 11; row++) seams += `M${at(348, row / 11)}L${at(716, row / 11)}`;
  let glow = '';
  let flaps = '';
  let dancers = '';
  for (let bay = 0; bay < 6; bay++) {
    const left = 372 + bay * 62 - bay * bay * 1.4;
    const right = left + 42 - bay * 2;
    glow += `M${at(left, 0.2)}L${at(right, 0.2)}V${round(top(right) + (foot(right) - top(right)) * 0.68)}L${at(left, 0.68)}Z`;
    flaps += `M${at(left - 2, 0.16)}L${at(right + 2, 0.16)}L${at(right + 7, 0.36)}L${at(left + 3, 0.36)}Z`;
    const scale = 1 - bay * 0.06;
    if (bay !== 3) dancers += `<use href="#pair" transform="translate(${at((left + right) / 2, 0.68)}) scale(${round(bay % 2 ? -scale : scale)} ${round(scale)})"/>`;
  }
  return `<path d="${seams}" stroke="#a795b8" stroke-width="1.6"/><path d="${glow}" fill="#ffc35c"/>${dancers}<path d="${flaps}" fill="#e9d3d2"/>`;
}

/** Two dancers cut off at the sill. */
const pair =
  '<g id="pair" fill="#8a3f3c"><circle cx="-6" cy="-31" r="5"/><path d="M-14-33q8-5 16 0l-3-1-1-5h-8l-1 5ZM-13 0C-15-18-12-26-5-26L8-22 14-27 16-25 9-18-1-19V0Z"/><g fill="#b85b45"><circle cx="6" cy="-29" r="4.4"/><path d="M1 0C0-16 2-24 7-24S13-14 14 0Z"/></g></g>';

/** The gable end with its porch, star and wide-open door, warm from the west. */
const front = `<path d="M92 484V348L220 262 348 348V484Z" fill="#f0d3c4"/><path d="M220 262 348 348V484H300V320Z" fill="#dbbcc2"/>
  <path d="M92 364H348M92 380H348M112 348H328M138 332H302M160 316H280M184 300H256M92 412H348M92 428H348M92 444H348M92 460H348" stroke="#d8b4b4" stroke-width="1.8"/>
  <path d="M76 356 220 250 364 358 352 366 220 272 88 366Z" fill="#4b3f78"/><path d="M76 356 220 250V262L82 362Z" fill="#f7cba6"/>
  <path d="M148 318H292V360H148Z" fill="#5a2f55"/><path d="M153 323H287V355H153Z" fill="#b8483f"/>
  <path d="M220 325l3.6 9.6 10.2.5-8 6.4 2.8 9.9-8.6-5.7-8.6 5.7 2.8-9.9-8-6.4 10.2-.5Z" fill="#fde6bd"/>
  <path d="M88 396H352V486H88Z" fill="#a77d92"/><path d="M190 408H250V486H190Z" fill="#ffd27a"/><path d="M110 412H164V454H110ZM276 412H330V454H276Z" fill="#ffc35c"/>
  <path d="M137 412v42M110 433h54M303 412v42M276 433h54" stroke="#7b4a5c" stroke-width="3"/><path d="M176 408h14v78h-14ZM250 408h14v78h-14Z" fill="#7a3d46"/>
  <path d="M206 486C204 462 205 450 209 440L208 434 214 428 220 434 219 440C225 450 225 462 223 486Z" fill="#8a3f3c"/>
  <path d="M204 429q10 4 20 0-6-2-6-8h-8q0 6-6 8Z" fill="#6b2f3a"/>
  <path d="M66 398 92 372H348L374 398V404H66Z" fill="#6f659c"/><path d="M66 398 92 372H230L220 398Z" fill="#b58da4"/>
  <path d="M72 404h7v86h-7ZM160 404h7v84h-7ZM273 404h7v84h-7ZM361 404h7v86h-7Z" fill="#f7d9c4"/><path d="M60 486H380V494H60Z" fill="#4b3f78"/>
  <path d="M290 486v-14h54v14h-5v-10h-44v10Z" fill="#5a2f55"/>`;

const street = `<path d="M0 470C120 486 300 488 480 476 620 464 720 452 800 452V600H0Z" fill="#54416f"/>
  <path d="M0 520C200 496 520 500 800 484V600H0Z" fill="#6b4f78"/><path d="M190 494H250L340 600H90Z" fill="url(#spill)" opacity=".8"/>
  <path d="M380 488 470 482 500 520 396 530ZM500 480 560 476 610 506 520 516Z" fill="#b27a78" opacity=".55"/>
  <path d="M0 574C180 548 300 566 420 578 560 592 700 570 800 560V600H0Z" fill="#2a2350"/>
  <path d="M20 590l-6-34 12 30 4-40 6 42 12-28-4 32ZM120 582l-4-26 10 24 6-32 4 34 10-22-4 26ZM690 586l-6-30 12 28 6-38 4 40 12-26-4 28Z" fill="#2a2350"/>`;

function bulbs(): string {
  const marks = Array.from({ length: 13 }, (_, index) => [72 + index * 25, 410 + (index % 2) * 3]);
  for (let index = 1; index < 12; index++) marks.push([368 + index * 31, 369 + index * 1.3]);
  for (let index = 0; index < 6; index++) marks.push([4 + index * 13, round(352 + Math.sin((index / 6) * 3) * 22 + index * 8)]);
  const dots = marks.map(([x, y]) => `M${round(x ?? 0)} ${round(y ?? 0)}h0`).join('');
  return `<path d="M0 350Q40 402 72 404" stroke="#2a2450" stroke-width="2" fill="none"/><path d="${dots}" stroke="#ffcf73" stroke-width="17" opacity=".28" stroke-linecap="round"/><path d="${dots}" stroke="#fff0c4" stroke-width="7" stroke-linecap="round"/>`;
}

const truck = `<g transform="translate(610 556)"><path d="M-130 4H130q-20 10-130 10T-130 4Z" fill="#2a2350"/>
  <path d="M-112-20C-114-44-108-54-92-56L-52-58-40-90C-38-96-32-98-26-98H14C22-98 24-94 24-88V-58H114V-20Z" fill="#2f6a86"/>
  <path d="M-92-56-52-58-40-90C-38-96-32-98-26-98H14L-20-92-32-58-100-44C-100-50-98-54-92-56ZM24-58H114V-50H24Z" fill="#7fa9ac"/>
  <path d="M-42-62-32-88H-12V-62ZM-6-88H16V-62H-6Z" fill="#2a2350"/><path d="M-36-62-26-88H-20L-30-62Z" fill="#f6a876"/>
  <path d="M-104-18a32 32 0 0 1 66 0ZM38-18a32 32 0 0 1 66 0Z" fill="#245270"/><path d="M-40-24H40v8H-40ZM-124-26h20v10h-20Z" fill="#d9c2c8"/>
  <circle cx="-71" cy="-14" r="21" fill="#1c1838"/><circle cx="71" cy="-14" r="21" fill="#1c1838"/><circle cx="-71" cy="-14" r="9" fill="#d9c2c8"/><circle cx="71" cy="-14" r="9" fill="#d9c2c8"/>
  <circle cx="-110" cy="-42" r="6" fill="#ffe2a0"/><path d="M30-36h76" stroke="#245270" stroke-width="3"/></g>`;

/** A couple seen from behind, hand in hand, walking into the light. */
const people = `<g transform="translate(196 556)"><path d="M-30 2 96 2 70 44H-60Z" fill="#2a2350" opacity=".5"/>
  <g stroke-linecap="round" stroke-linejoin="round" fill="none"><path d="M-5-44-9-2M6-44 9-8" stroke="#2c3568" stroke-width="10"/><path d="M42-22 40-2M51-22 54-6" stroke="#9a4b3a" stroke-width="7"/>
  <path d="M-10-76-18-58-15-42M10-76 20-58 30-46" stroke="#c4453f" stroke-width="8"/><path d="M39-70 34-56 30-46M54-70 62-58 59-46" stroke="#d99468" stroke-width="6"/></g>
  <path d="M-13-42C-14-58-16-80-8-84H8C16-80 14-58 13-42Z" fill="#c4453f"/><path d="M-13-42h26v6h-26Z" fill="#4a2a3c"/><path d="M-13-42C-14-58-16-80-8-84H0C-8-72-8-56-6-42Z" fill="#e2705a"/>
  <circle cy="-92" r="8" fill="#b9724e"/><path d="M-20-93C-10-96-10-98-9-106-4-110 4-110 9-106 10-98 10-96 20-93 8-88-8-88-20-93Z" fill="#f3dcb8"/>
  <path d="M36-50C38-62 36-74 42-77H52C58-74 56-62 58-50L68-20C56-14 38-14 28-20Z" fill="#f0c25e"/><path d="M36-50C38-62 36-74 42-77 42-60 40-40 36-17L28-20Z" fill="#ffe09a"/>
  <path d="M38-80C36-98 58-98 56-80L55-66C50-62 44-62 40-66Z" fill="#5a2f35"/></g>`;
