import { at } from '../../kit/at.ts';
import { hatOf } from '../../kit/hats.ts';
import { glow, smallPear, stamp } from '../../motifs.ts';
import { backdrop, CARD, poster, type Scene, verticalGradient } from '../../poster.ts';

/**
 * The wall by a cabin's door: a calendar with three nights ringed, the key on its peg, a straw hat
 * and the telephone, in the light of an evening window.
 */
export const scene: Scene = {
  name: 'cabin-booking',
  draw: () =>
    poster(
      CARD,
      `${wall()}<path d="M0 60 330 0H640L0 330ZM0 390 800 20V190L150 600H0Z" fill="#ffd894" opacity=".34"/>${calendar()}${hat}${key}${shelf}${telephone}${stamp('pear', 650, 470, 1.5)}${pot}`,
      `${verticalGradient('sky', [0, '#4a4f9c'], [0.5, '#d98a95'], [1, '#ffd8a0'])}${glow('glow', '#fff0c8')}${smallPear('pear')}`,
    ),
};

/** Cedar boards. */
function wall(): string {
  const tones = ['#a8694c', '#b07352', '#a06247', '#ab6c4e', '#9c5f46'];
  const boards = Array.from({ length: 9 }, (_, index) => `<path d="M${index * 96 - 30} 0h96v600h-96Z" fill="${tones[(index * 3) % 5]}"/>`);
  const seams = Array.from({ length: 9 }, (_, index) => `M${index * 96 - 32} 0h4v600h-4Z`).join('');
  return `${backdrop(CARD, '#a8694c')}${boards.join('')}<path d="${seams}" fill="#7a4638"/><path d="M118 470q10-60 2-120t4-130M232 90q-8 60 2 120M604 70q8 40 0 90t2 140M700 220q-10 60 0 130M44 80q8 60 0 130M510 420q6-30 0-90" stroke="#8a5240" stroke-width="3" fill="none"/><path d="M60 320a6 12 0 1 0 .1 0ZM676 110a6 12 0 1 0 .1 0ZM148 130a5 10 0 1 0 .1 0Z" fill="#7a4638"/>`;
}

/** The month's picture above its days; the nights of a long weekend ringed in red. */
function calendar(): string {
  let days = '';
  let weekends = '';
  for (let day = 0; day < 31; day++) {
    const place = day + 2;
    const square = `M${286 + (place % 7) * 35} ${316 + Math.floor(place / 7) * 31}h19v16h-19Z`;
    if (place % 7 > 4) weekends += square;
    else days += square;
  }
  return `<path d="M284 84H552V496H284Z" fill="#5a3038" opacity=".4"/><path d="M268 72H536V484H268Z" fill="#fffaec"/><path d="M268 72H536V276H268Z" fill="url(#sky)"/><circle cx="452" cy="202" r="100" fill="url(#glow)"/><circle cx="452" cy="202" r="26" fill="#fff6da"/><path d="M268 216Q330 186 392 208T536 196V276H268Z" fill="#8a6ba6"/><path d="M268 236Q340 212 420 230T536 222V276H268Z" fill="#4f5a94"/><path d="M268 252Q360 234 440 246T536 244V276H268Z" fill="#2f5a52"/><g transform="translate(344 246)"><path d="M-36 0V-24L-20-42H30V0Z" fill="#7c4f48"/><path d="M-44-20-22-46H34L48-20Z" fill="#6d7a92"/><path d="M-44-20-22-46H-8L-26-20Z" fill="#c9b0ac"/><path d="M-24-16h12v10h-12ZM14-16h12v10H14Z" fill="#ffd98a"/><path d="M-6-18H8V0H-6Z" fill="#ffb95a"/></g><path d="M486 250q-26-4-22-22 4-16 22-14 6-14 22-8 18 0 16 18 8 18-12 22l-6 0 2 16h-10l2-14Z" fill="#1f3f42"/>` +
    `<path d="M262 62H542V84H262Z" fill="#7a4a3a"/><path d="M262 62H542V70H262Z" fill="#c98a5a"/><path d="M402 26a7 7 0 1 0 .1 0Z" fill="#5a3a3a"/><path d="M402 34 300 62M402 34 504 62" stroke="#5a3a3a" stroke-width="3"/><path d="M286 292h232v8H286Z" fill="#3a48a8"/><path d="${days}" fill="#d9cdb8"/><path d="${weekends}" fill="#a9b2e0"/><path d="M424 372C446 360 500 358 522 370 534 382 528 402 510 406 480 412 440 412 422 402 408 392 412 378 428 370" stroke="#d9532c" stroke-width="6" stroke-linecap="round" fill="none"/><path d="M268 452Q300 470 268 484ZM536 440V484H488Q530 474 536 440Z" fill="#e9dcc0"/>`;
}

const hat = `<path d="M138 96h16v30h-16Z" fill="#5a3038"/><g opacity=".35">${at(146, 836, 6.6, hatOf('cowboy', '#5a3038'))}</g>${at(134, 822, 6.6, hatOf('cowboy', '#dcb06a'))}<path d="M84 174Q144 196 202 170L206 190Q146 216 84 194Z" fill="#3a48a8"/>`;

/** On its peg, with a leather fob. */
const key =
  '<path d="M642 112h12v26h-12Z" fill="#5a3038"/><circle cx="648" cy="112" r="11" fill="#c98a5a"/><circle cx="645" cy="109" r="5" fill="#f0bd85"/><g fill="#5a3038" opacity=".35" transform="translate(12 10)"><path d="M640 176h16v110h-16ZM672 168l26 92-40 12-24-92Z"/></g><path d="M648 118a26 30 0 1 0 .1 0Zm0 9a17 21 0 1 1-.1 0Z" fill="#b9a8a0"/><path d="M648 168a26 28 0 1 0 .1 0Zm0 13a13 14 0 1 1-.1 0ZM641 220h14v84h-14ZM655 270h20v12h-20ZM655 288h26v12h-26Z" fill="#d99a3a"/><path d="M648 168a26 28 0 0 0-20 46l8-8a15 16 0 0 1 12-25ZM641 222h6v82h-6Z" fill="#ffdc8a"/><path d="M664 166 700 178 724 270Q718 292 696 294T664 286L642 200Z" fill="#7c3f30"/><path d="M664 166 676 170 690 294Q672 294 664 286L642 200Z" fill="#a8593c"/><path d="M664 180a6 6 0 1 0 .1 0Z" fill="#e8c08a"/><path d="M690 226l5 12 13 0-10 8 4 13-12-8-11 8 3-13-10-8h13Z" fill="#ffdc8a"/>';

const shelf =
  '<path d="M0 532H800V600H0Z" fill="#5f3830"/><path d="M0 518H800V544H0Z" fill="#8a5240"/><path d="M0 518H800V526H0Z" fill="#d99a68"/>';

const telephone =
  '<g transform="translate(150 518)"><path d="M-92 0h210l24 8H-70Z" fill="#5a3038" opacity=".5"/><path d="M-84 0C-86-22-58-50-46-88H46C58-50 86-22 84 0Z" fill="#2f3f7a"/><path d="M-84 0C-86-22-58-50-46-88H-20C-34-50-50-24-50 0Z" fill="#5c6dd8"/><path d="M-34-104h12v20h-12ZM22-104h12v20H22Z" fill="#24305f"/><path d="M-92-96C-84-128-40-126 0-126S84-128 92-96C94-82 60-78 54-92 50-102 30-104 0-104S-50-102-54-92C-60-78-94-82-92-96Z" fill="#3a48a8"/><path d="M-92-96C-84-128-40-126 0-126-30-120-62-118-74-84-86-84-93-88-92-96Z" fill="#7f8ce8"/><circle cy="-42" r="33" fill="#fff3d6"/><circle cy="-42" r="13" fill="#d9532c"/><path d="M0-70a5 5 0 1 0 .1 0ZM20-62a5 5 0 1 0 .1 0ZM27-44a5 5 0 1 0 .1 0ZM19-27a5 5 0 1 0 .1 0ZM0-21a5 5 0 1 0 .1 0ZM-20-27a5 5 0 1 0 .1 0ZM-27-44a5 5 0 1 0 .1 0ZM-20-62a5 5 0 1 0 .1 0Z" fill="#2f3f7a"/></g>';

const pot =
  '<path d="M612 518l-8-54h96l-8 54Z" fill="#b5553a"/><path d="M612 518l-8-54h30l2 54Z" fill="#e08a5c"/><path d="M598 456h108v16H598Z" fill="#c9663f"/><path d="M598 456h34v16h-34Z" fill="#f0a070"/>';
