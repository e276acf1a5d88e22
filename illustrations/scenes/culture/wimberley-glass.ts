import { backdrop, CARD, dice, poster, round, type Scene, verticalGradient } from '../../poster.ts';

/**
 * A glass studio in Wimberley: the blower turns a molten gather at the glory hole, finished glass
 * glints on the shelves.
 */
export const scene: Scene = {
  name: 'wimberley-glass',
  draw: () =>
    poster(
      CARD,
      `${backdrop(CARD, 'url(#room)')}${room}${shelves()}${furnace}<circle cx="588" cy="300" r="420" fill="url(#heat)"/>${floor}${bench}${blower}${sparks()}`,
      verticalGradient('room', [0, '#1b1633'], [0.7, '#33203f']) +
        '<radialGradient id="heat"><stop offset="0" stop-color="#ffb347" stop-opacity=".75"/><stop offset=".25" stop-color="#ff8a3c" stop-opacity=".32"/><stop offset=".6" stop-color="#e8562e" stop-opacity=".1"/><stop offset="1" stop-color="#e8562e" stop-opacity="0"/></radialGradient>' +
        '<radialGradient id="hole"><stop offset="0" stop-color="#fffbe0"/><stop offset=".45" stop-color="#ffe07a"/><stop offset=".8" stop-color="#ff9a35"/><stop offset="1" stop-color="#f0612a"/></radialGradient>',
    ),
};

/** Board walls, rafters, a window on the blue hour. */
const room = `<path d="M0 0H800V34H0Z" fill="#120f26"/><path d="M60 0h26v470H60ZM340 0h22v470h-22Z" fill="#17122b"/><path d="M0 60 360 34V50L0 84ZM362 34 800 70V88L362 50Z" fill="#221a3a"/>
  <path d="M86 84V430M120 84V430M156 84V430M192 84V430M228 84V430M264 84V430M300 84V430M400 84V430M440 84V430M480 84V430M520 84V430" stroke="#1f1733" stroke-width="3"/>
  <path d="M112 118H300V262H112Z" fill="#15112a"/><path d="M122 128H290V252H122Z" fill="#4b5a9c"/><path d="M122 190C160 176 200 196 240 186 262 180 280 184 290 180V252H122Z" fill="#6f5f9f"/><path d="M122 216C170 204 230 216 290 204V252H122Z" fill="#3c3f74"/>
  <path d="M122 128H290V160H122Z" fill="#34407f"/><circle cx="256" cy="150" r="11" fill="#f6e9c4"/><path d="M146 250c2-14 0-24-4-30l4-2 4 8 6-9 3 2-6 12 0 19ZM122 206c6-14 22-18 34-10 14-4 22 8 16 18-12 8-40 8-50-2Z" fill="#26295a"/><path d="M202 128h8v124h-8ZM122 186H290v7H122Z" fill="#15112a"/><path d="M104 262H310V272H104Z" fill="#4a2d40"/>`;

/** Vases, bowls and floats in jewel colors, each with one lit edge on the side of the fire. */
function shelves(): string {
  const shapes = [
    'M-12 0C-22-12-18-34-6-40V-52H6V-40C18-34 22-12 12 0Z',
    'M-10 0C-30-6-30-28-26-34H26C30-28 30-6 10 0Z',
    'M-7 0C-12-20-5-30-5-48L-10-62H10L5-48C5-30 12-20 7 0Z',
    'M-14 0C-24-8-24-30 0-36 24-30 24-8 14 0Z',
  ];
  const edges = [
    'M2 0C16-12 12-34 2-40V-52H6V-40C18-34 22-12 12 0Z',
    'M4 0C20-6 22-28 19-34H26C30-28 30-6 10 0Z',
    'M2 0C7-20 1-30 1-48L4-62H10L5-48C5-30 12-20 7 0Z',
    'M6 0C16-8 14-26 0-36 24-30 24-8 14 0Z',
  ];
  const colors = [['#2f6fb0', '#9fd8f0'], ['#b5345e', '#ff9f9a'], ['#1f8f86', '#9cf0cf'], ['#6a3fa0', '#d9a8ff'], ['#c9772a', '#ffdf8a'], ['#2c8a4f', '#c4f08a']];
  let glass = '';
  for (let index = 0; index < 11; index++) {
    const low = index > 4;
    const [body, edge] = colors[(index * 5 + 1) % 6] as string[];
    const shape = (index * 3 + 1 + Math.floor(index / 4)) % 4;
    const x = low ? 100 + (index - 5) * 44 : 112 + index * 46;
    glass += `<g transform="translate(${x} ${low ? 420 : 344}) scale(${index % 2 ? 0.82 : 0.94})"><path d="${shapes[shape]}" fill="${body}"/><path d="${edges[shape]}" fill="${edge}"/></g>`;
  }
  return `<path d="M78 344H338V354H78ZM78 420H356V430H78Z" fill="#5a3444"/><path d="M78 344H338V347H78ZM78 420H356V423H78Z" fill="#a85a3f"/>${glass}`;
}

/** The brick furnace: steel shell, round glory hole, its doors swung back, the hood above. */
const furnace = `<path d="M520 0H690L720 150H490Z" fill="#2a2440"/><path d="M520 0H560L540 150H490Z" fill="#4a3350"/><path d="M482 146H728V166H482Z" fill="#6b3f48"/>
  <path d="M470 166H800V520H470Z" fill="#3c2634"/><path d="M470 166H800V190H470Z" fill="#552f38"/>
  <path d="M474 196h58v24h-58ZM538 196h60v24h-60ZM604 196h60v24h-60ZM670 196h60v24h-60ZM736 196h64v24h-64ZM474 420h40v24h-40ZM520 420h60v24h-60ZM586 420h60v24h-60ZM652 420h60v24h-60ZM718 420h82v24h-82ZM474 450h66v24h-66ZM546 450h60v24h-60ZM612 450h60v24h-60ZM678 450h60v24h-60ZM744 450h56v24h-56ZM474 480h40v24h-40ZM520 480h60v24h-60ZM586 480h60v24h-60ZM652 480h60v24h-60ZM718 480h82v24h-82ZM712 226h50v24h-50ZM716 256h84v24h-84ZM722 286h50v24h-50ZM722 316h78v24h-78ZM716 346h50v24h-50ZM706 376h94v24h-94Z" fill="#6b3b38"/>
  <path d="M474 226h36v24h-36ZM474 376h36v24h-36ZM538 196h60v24h-60ZM520 420h60v24h-60ZM586 420h60v24h-60Z" fill="#a4543a"/>
  <circle cx="604" cy="306" r="116" fill="#241a2c"/><circle cx="604" cy="306" r="104" fill="#8a3f2c"/><circle cx="604" cy="306" r="92" fill="#d9652e"/><circle cx="604" cy="306" r="78" fill="url(#hole)"/>
  <path d="M604 228a78 78 0 0 1 0 156 92 92 0 0 0 0-156Z" fill="#ff8a35" opacity=".7"/><path d="M560 360c8-22 4-34 16-52 4 16 14 20 12 38 8-8 10-20 8-32 16 16 18 32 12 50-14 10-36 8-48-4Z" fill="#fffbe0" opacity=".85"/>
  <path d="M716 200c30 10 50 60 50 106s-20 96-50 106Z" fill="#1d1628" opacity=".6"/>`;

const floor = `<path d="M0 470H800V600H0Z" fill="#2a1c34"/><path d="M0 470H800V480H0Z" fill="#1a132a"/><path d="M470 500 800 500V600H300Z" fill="#5a2f38"/><path d="M500 506H720L700 600H380Z" fill="#8f472f"/><path d="M530 510H670L640 600H450Z" fill="#d0753a"/>`;

/** Yoke stand for the pipe, and the marver bench with tools and a bucket. */
const bench = `<path d="M448 358h9v176h-9Z" fill="#1a132a"/><path d="M455 358h4v176h-4Z" fill="#ff9a4a"/><path d="M436 344q16 20 34 0l5 5q-21 26-44 0ZM424 534h58v8h-58Z" fill="#1a132a"/>
  <path d="M24 462H194V476H24Z" fill="#7a4438"/><path d="M24 462H194V466H24Z" fill="#e08a4a"/><path d="M34 476h12v108H34ZM172 476h12v108h-12Z" fill="#1a132a"/><path d="M180 476h4v108h-4Z" fill="#c4653a"/><path d="M46 456q40-10 76-4l-2 5q-36-4-72 4ZM132 462l30-18 3 4-24 14Z" fill="#b9a3a0"/>
  <path d="M88 540H148L140 590H96Z" fill="#3d4a72"/><path d="M126 540H148L140 590H130Z" fill="#8f7f9c"/><path d="M86 534H150V542H86Z" fill="#5a6a94"/>`;

/**
 * The blower in profile, lit from the furnace: dark back, rim of orange along face, arms and apron.
 */
const blower = `<path d="M200 590Q300 566 420 590 300 606 200 590Z" fill="#140f22"/>
  <g fill="none" stroke-linejoin="round" stroke-linecap="round"><path d="M282 410 258 486 240 576" stroke="#1f2440" stroke-width="34"/><path d="M306 410 334 490 346 572" stroke="#2c3560" stroke-width="34"/><path d="M322 416 350 490 360 566" stroke="#d9753f" stroke-width="5"/></g>
  <path d="M220 590c-2-16 6-20 20-20l20 8v12ZM328 588c-2-16 8-20 20-20 12 4 24 10 30 20Z" fill="#140f22"/>
  <path d="M258 424C248 370 244 300 264 270 280 252 316 254 328 272 344 300 338 370 334 424Z" fill="#3a4a7c"/><path d="M258 424C248 370 244 300 264 270 274 258 286 258 290 258 274 300 276 380 284 424Z" fill="#232a50"/><path d="M316 262C344 290 340 370 334 424H322C330 370 334 300 316 262Z" fill="#f0914a"/>
  <path d="M290 330C306 340 326 336 338 330 338 380 342 430 346 484 324 492 300 488 284 480 286 430 286 380 290 330Z" fill="#6e4030"/><path d="M328 334 338 330C338 380 342 430 346 484L334 488C334 430 332 380 328 334Z" fill="#f0a050"/><path d="M256 344C280 352 310 346 338 334V343C310 356 280 361 257 354Z" fill="#4a2a2c"/>
  <path d="M276 240H314V268C304 276 286 276 276 266Z" fill="#8a4a34"/><path d="M262 210C260 178 282 164 304 166 326 168 334 186 333 204L342 222 333 226C334 242 328 252 314 252 294 254 264 246 262 210Z" fill="#a85e3c"/><path d="M318 170C330 176 334 190 333 204L342 222 333 226C334 242 328 252 314 252 322 240 322 224 320 212 324 196 324 184 318 170Z" fill="#ffb060"/>
  <path d="M256 214C250 174 276 152 306 156 328 158 338 172 338 184 316 180 300 184 292 196 290 210 286 220 280 226 270 226 260 222 256 214Z" fill="#1d1730"/><path d="M254 190C262 176 300 168 338 182V190C304 180 270 186 256 202Z" fill="#c2453f"/><path d="M254 190 236 204 244 210 256 202Z" fill="#c2453f"/><path d="M308 200H336V216H312Z" fill="#15101f"/><path d="M320 202H334V213H322Z" fill="#f7a24a"/><path d="M284 206H310V210H284Z" fill="#15101f"/>
  <path d="M230 384 536 330" stroke="#5f5668" stroke-width="8" stroke-linecap="round"/><path d="M340 362 536 328" stroke="#ffc480" stroke-width="3"/>
  <g fill="none" stroke-linejoin="round" stroke-linecap="round"><path d="M270 286 244 342 282 372" stroke="#2d3763" stroke-width="26"/><path d="M282 372 296 374" stroke="#c4794c" stroke-width="18"/><path d="M318 284 354 346 394 352" stroke="#46588c" stroke-width="24"/><path d="M326 280 362 338 394 344" stroke="#f0914a" stroke-width="6"/><path d="M388 352 404 354" stroke="#e09a60" stroke-width="18"/></g>
  <path d="M524 332C530 300 560 286 586 296 612 306 614 340 592 352 568 364 532 356 524 332Z" fill="#ff8a2e"/><path d="M534 328C540 304 564 294 584 302 602 310 604 332 588 342 568 350 540 346 534 328Z" fill="#ffc24a"/><path d="M552 320C560 306 576 304 586 310 594 318 590 328 580 332 568 336 554 332 552 320Z" fill="#fff6c4"/>`;

function sparks(): string {
  const roll = dice(64);
  const dots = Array.from({ length: 26 }, () => `M${round(430 + roll() * 330)} ${round(150 + roll() ** 0.7 * 330)}h0`);
  return `<path d="${dots.slice(0, 14).join('')}" stroke="#ffe07a" stroke-width="4" stroke-linecap="round"/><path d="${dots.slice(14).join('')}" stroke="#ff9a4a" stroke-width="3" stroke-linecap="round"/>`;
}
