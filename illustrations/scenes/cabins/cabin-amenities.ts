import { glow, litOak, place } from '../../motifs.ts';
import { backdrop, CARD, dice, poster, ridge, round, type Scene, verticalGradient } from '../../poster.ts';

/** A cedar hot tub on a cabin's deck at sundown, two guests in it, the fire pit lit beside them. */
export const scene: Scene = {
  name: 'cabin-amenities',
  draw: () =>
    poster(
      CARD,
      `${backdrop(CARD, 'url(#sky)')}${stars()}<circle cx="300" cy="262" r="250" fill="url(#glow)"/><circle cx="300" cy="262" r="46" fill="#fff1cf"/>${clouds}${hills()}${place('oak', 84, 402, 1.7, 1.8)}${porch}${deck()}${firePit}${tub()}${lights()}`,
      `${verticalGradient('sky', [0, '#272a68'], [0.24, '#6a4f9c'], [0.38, '#d27a95'], [0.5, '#fdc58a'])}${glow('glow', '#ffc48a', 0.8)}${glow('fire', '#ffb054', 0.9)}${glow('lamp', '#ffd98a', 0.9)}${litOak('oak', '#231f38', '#20304c', '#2d4560', '#5b6b8a')}`,
    ),
};

function stars(): string {
  const roll = dice(19);
  return `<path d="${Array.from({ length: 26 }, () => `M${Math.round(roll() * 560)} ${Math.round(roll() * 130)}a1.4 1.4 0 1 0 .1 0Z`).join('')}" fill="#ffeccb" opacity=".8"/>`;
}

const clouds =
  '<path d="M330 172C390 166 410 154 456 158 500 148 540 156 590 166 530 176 400 180 330 172Z" fill="#d9799a" opacity=".8"/><path d="M360 173C420 169 500 168 570 167 520 174 420 178 360 173Z" fill="#ffc49a"/><path d="M60 216C110 210 150 200 200 206 170 214 110 222 60 216Z" fill="#ffc49a" opacity=".8"/>';

function hills(): string {
  const slopes: [number, number, number, number, string, string][] = [
    [276, 46, 5, 23, '#a4719f', '#dd98a4'],
    [308, 44, 4, 71, '#6f5f99', '#a5799f'],
    [342, 40, 4, 12, '#465483', '#77689a'],
    [380, 24, 3, 57, '#31466b', '#4f5c85'],
  ];
  return slopes.map(([y, amplitude, swells, seed, tone, rim]) => {
    const line = ridge({ frame: CARD, y, amplitude, swells, seed });
    return `<path d="${line}" fill="${rim}"/><path transform="translate(0 5)" d="${line}" fill="${tone}"/>`;
  }).join('');
}

/** The corner of the cabin at the right: limestone, a lit window and the eave over the deck. */
const porch =
  '<path d="M640 70H800V470H640Z" fill="#6a4a55"/><path d="M640 70H676V470H640Z" fill="#8a5d5c"/><path d="M640 128h160v3H640ZM640 186h160v3H640ZM640 244h160v3H640ZM640 302h160v3H640ZM640 360h160v3H640ZM640 418h160v3H640Z" fill="#533a4a"/><path d="M698 176h102v160H698Z" fill="#3d2b3c"/><path d="M708 186h92v140h-92Z" fill="#ffcb72"/><path d="M708 186h92v60q-50-26-92 16Z" fill="#ffe6a6"/><path d="M750 186h6v140h-6ZM708 252h92v6h-92Z" fill="#3d2b3c"/><path d="M690 336h110v12H690Z" fill="#a4705e"/><path d="M560 52 800 6V92L560 92Z" fill="#2b2546"/><path d="M560 78H800V94H560Z" fill="#9a6a62"/><path d="M580 94h16v380h-16Z" fill="#2f2440"/><path d="M580 94h6v380h-6Z" fill="#b77a68"/>';

function deck(): string {
  let boards = '';
  for (let x = -600; x <= 1400; x += 74) boards += `M${round(400 + (x - 400) * 0.62)} 448L${x} 600h5L${round(402 + (x - 400) * 0.62)} 448Z`;
  return `<path d="M0 448H800V600H0Z" fill="#8c5f58"/><path d="M0 448H800V458H0Z" fill="#c08a70"/><path d="${boards}" fill="#6b4750"/><path d="M0 560Q300 520 800 540V600H0Z" fill="#3b2a45" opacity=".35"/>`;
}

const firePit =
  '<circle cx="146" cy="440" r="170" fill="url(#fire)" opacity=".75"/><path d="M116 452C96 424 128 412 122 378 146 392 144 410 152 414 160 396 156 372 148 358 184 378 176 410 182 420 190 416 190 406 190 400 204 424 192 442 180 452Z" fill="#f0672c"/><path d="M128 452C118 432 138 424 138 404 150 414 150 426 156 430 162 420 162 410 160 402 176 418 172 438 166 452Z" fill="#ffb84a"/><path d="M138 452C134 440 146 434 148 424 156 434 160 444 156 452Z" fill="#fff0b8"/><path d="M78 452q68-22 136 0l-10 44q-58 16-116 0Z" fill="#6f6378"/><path d="M78 452q68 20 136 0l-3 14q-65 18-130 0Z" fill="#b58f8a"/><path d="M104 470l2 28-18-3-5-26ZM150 475v27l-26-2-2-27ZM188 472l-6 27-20 2v-27Z" fill="#8a7886"/>';

/** Staves under two iron hoops, a rim lit by the sun, steam off the water. */
function tub(): string {
  let staves = '';
  for (let index = -9; index <= 9; index++) {
    const angle = (index / 10) * (Math.PI / 2);
    const x = 400 + Math.sin(angle) * 176;
    const y = 424 + Math.cos(angle) * 40;
    staves += `M${round(x)} ${round(y)}l${round((400 - x) * 0.05)} 102h2.5l${round((x - 400) * 0.05)}-102Z`;
  }
  return `<path d="M252 548Q400 600 700 560L640 530H300Z" fill="#2e2140" opacity=".5"/><path d="M220 424Q400 508 580 424L570 534Q400 604 230 534Z" fill="#a8653f"/><path d="M220 424Q300 462 350 464L352 566Q270 556 230 534Z" fill="#d9905a"/><path d="M500 456Q556 444 580 424L570 534Q540 556 492 562Z" fill="#74443e"/><path d="${staves}" fill="#6b3f38"/><path d="M223 456Q400 536 577 456L576 468Q400 550 224 468ZM227 506Q400 582 573 506L572 518Q400 594 228 518Z" fill="#4a4458"/><path d="M223 456Q290 486 350 493V505Q280 496 224 468ZM227 506Q290 536 351 543V555Q280 546 228 518Z" fill="#8a7f92"/>` +
    `<ellipse cx="400" cy="424" rx="184" ry="44" fill="#c98350"/><path d="M216 424a184 44 0 0 1 184-44v10a168 36 0 0 0-168 36Z" fill="#f3bd82"/><ellipse cx="400" cy="426" rx="166" ry="35" fill="#1f6f86"/><path d="M240 436a166 35 0 0 0 320 0q-60 14-160 14t-160-14Z" fill="#3f9fa8"/><path d="M262 418q40-8 74-4-30 8-74 4ZM470 440q34-6 66-2-28 6-66 2ZM380 450q30-5 60 0-30 5-60 0Z" fill="#b9e6dc" opacity=".8"/>${bather(334, '#c98a66', '#ffd2a0', '#3a2430')}${bather(458, '#8f5a44', '#d99a70', '#241a2a')}<path d="M286 366C266 336 304 318 284 286 276 270 290 256 300 246 294 270 306 278 306 298 306 326 284 336 292 366ZM404 352C380 316 424 296 402 256 392 238 410 220 422 208 414 238 430 248 428 272 428 306 400 318 412 352ZM524 372C508 346 538 332 522 306 514 294 526 280 534 272 530 292 542 300 540 316 538 338 520 348 530 372Z" fill="#fff1e0" opacity=".38"/><path d="M548 404h30l-4 22h-22Z" fill="#ffe9c4" opacity=".85"/><path d="M551 412h24l-3 14h-18Z" fill="#d9532c"/>`;
}

function bather(x: number, skin: string, light: string, hair: string): string {
  return `<g transform="translate(${x} 426)"><path d="M-42 6C-40-26-22-32 0-32S40-26 42 6Q0 16-42 6Z" fill="${skin}"/><path d="M-42 6C-40-26-22-32-4-32-20-22-26-8-26 9Q-36 8-42 6Z" fill="${light}"/><path d="M-9-46H9v18Q0-20-9-28Z" fill="${skin}"/><path d="M-21-64a21 23 0 0 1 42 0c0 16-9 24-21 24s-21-8-21-24Z" fill="${skin}"/><path d="M-21-64a21 23 0 0 1 12-20c-6 16-4 34 2 43-9-3-14-11-14-23Z" fill="${light}"/><path d="M-24-62C-28-100 28-104 25-60 18-64 14-72 12-78 2-70-14-72-18-70-21-68-22-66-24-62Z" fill="${hair}"/></g>`;
}

/** A string of bulbs from the eave to the oak. */
function lights(): string {
  let bulbs = '';
  for (let index = 1; index < 10; index++) {
    const along = index / 10;
    const x = 588 - 588 * along;
    const y = 104 - 10 * along + Math.sin(along * Math.PI) * 76;
    bulbs += `<circle cx="${round(x)}" cy="${round(y + 8)}" r="22" fill="url(#lamp)"/><circle cx="${round(x)}" cy="${round(y + 8)}" r="5.5" fill="#fff0c0"/>`;
  }
  return `<path d="M588 104Q300 252 0 94" stroke="#2a2238" stroke-width="2.5" fill="none"/>${bulbs}`;
}
