import { foliage, juniper, stamp } from '../motifs.ts';
import { backdrop, CARD, dice, poster, ridge, round, type Scene, verticalGradient } from '../poster.ts';

/**
 * Pedernales Falls after rain: the river comes down a stair of limestone slabs under a clearing sky
 * and a rainbow.
 */
export const scene: Scene = {
  name: 'pedernales-falls',
  draw: () =>
    poster(
      CARD,
      `${backdrop(CARD, 'url(#sky)')}${weather}<path d="${ridge({ frame: CARD, y: 214, amplitude: 50, swells: 5, seed: 19 })}" fill="#a79fc0"/>
      <path d="${ridge({ frame: CARD, y: 240, amplitude: 40, swells: 4, seed: 2 })}" fill="#708a92"/>${mist}${banks}${stairs()}${blocks}${hiker}`,
      verticalGradient('sky', [0, '#454b78'], [0.18, '#77749f'], [0.34, '#e3b99c'], [0.44, '#fbe3b4']) +
        verticalGradient('river', [0, '#bfe0d6'], [1, '#2f8a92']) +
        juniper('juniper', '#2e4f4a', '#67905f'),
    ),
};

/** Rain clouds drawing off to the left, the sun breaking through at the right. */
const weather = `<g fill="none" opacity=".5" stroke-width="6"><path d="M70 330A250 250 0 0 1 560 290" stroke="#e2705a"/><path d="M76 330A244 244 0 0 1 554 290" stroke="#f4c04f"/><path d="M82 330A238 238 0 0 1 548 290" stroke="#7fb98a"/><path d="M88 330A232 232 0 0 1 542 290" stroke="#6f7fd0"/></g>
  <path d="M690 0 470 260H640L800 60V0Z" fill="#fff0c4" opacity=".28"/><path d="M770 0 690 250H800V0Z" fill="#fff0c4" opacity=".25"/>
  <path d="${foliage(130, 50, 230, 80, 12, 4)}${foliage(420, 22, 200, 60, 11, 6)}" fill="#3d426d"/><path d="${foliage(200, 26, 190, 50, 11, 2)}${foliage(480, 6, 150, 40, 10, 3)}" fill="#5a5b88"/>
  <path d="${foliage(690, 104, 90, 24, 9, 5)}${foliage(560, 140, 60, 14, 8, 8)}" fill="#fdeac6" opacity=".9"/><path d="M60 120 30 190M100 126 66 204M144 120 110 196M190 116 150 206M234 112 200 186" stroke="#8d89ad" stroke-width="2.500" opacity=".7"/>`;

const mist = '<path d="M120 262q120-18 240-6t260 0q-60 20-240 20t-260-14Z" fill="#e9dccb" opacity=".55"/>';

const banks = `<path d="M0 300V246C60 232 170 240 250 268L330 292ZM800 300V226C700 226 600 250 540 272L480 292Z" fill="#4f7062"/>
  <path d="${foliage(70, 244, 110, 44, 11, 3)}${foliage(730, 234, 120, 50, 11, 5)}${foliage(590, 262, 60, 22, 9, 1)}${foliage(220, 264, 60, 20, 9, 7)}" fill="#3f6552"/><path d="${foliage(90, 230, 70, 24, 9, 4)}${foliage(748, 214, 80, 28, 9, 2)}${foliage(604, 254, 34, 10, 8, 5)}" fill="#76995e"/>
  ${stamp('juniper', 152, 282, 1)}${stamp('juniper', 122, 288, 0.8)}${stamp('juniper', 34, 292, 1.1)}${stamp('juniper', 664, 276, 1)}${stamp('juniper', 694, 284, 0.7)}${stamp('juniper', 560, 286, 0.6)}${stamp('juniper', 772, 290, 1.2)}`;

/**
 * Six ledges from far to near: flat bed, water lying on it, broken face, white water over the face.
 */
function stairs(): string {
  const roll = dice(23);
  const ledges = [
    { y: 296, drop: 8, middle: 404, wide: 84 },
    { y: 316, drop: 13, middle: 446, wide: 150 },
    { y: 346, drop: 18, middle: 376, wide: 172 },
    { y: 386, drop: 24, middle: 430, wide: 292 },
    { y: 438, drop: 32, middle: 470, wide: 270 },
    { y: 508, drop: 38, middle: 420, wide: 440 },
  ];
  const tops = ['#d5c6b4', '#e4d2b6', '#ead8b8', '#efddbd', '#f3e2c2', '#f5e4c4', '#e7d2ae'];
  const faces = ['#968d95', '#93878c', '#8d7f82', '#87777a', '#7f6e73', '#77656c'];
  let picture = `<path d="M0 288C200 280 600 280 800 288V600H0Z" fill="${tops[0]}"/>`;
  let fromY = 286;
  let from = { middle: 410, wide: 70 };
  for (const [index, { y, drop, middle, wide }] of ledges.entries()) {
    const edge: [number, number][] = [];
    for (let x = -30; x <= 930; x += 34 + roll() * 60) {
      const wet = Math.abs(x - middle) < wide / 2 + 20;
      edge.push([round(x), round(wet ? y : y + (roll() - 0.6) * drop * 0.9 - (Math.abs(x - middle) - wide / 2) * 0.03)]);
    }
    const line = edge.map(([x, top]) => `${x} ${top}`).join('L');
    const under = [...edge].reverse().map(([x, top], at) => `${x} ${round(top + drop * (0.7 + ((at * 7) % 5) * 0.09))}`).join('L');
    let cracks = '';
    for (const [at, [x, top]] of edge.entries()) if (at % 2) cracks += `M${x} ${top}l${round(drop * 0.16)} ${round(drop * 0.8)}`;
    const [a, b, c, d] = [from.middle - from.wide / 2, from.middle + from.wide / 2, middle + wide / 2, middle - wide / 2];
    const mid = round((fromY + y) / 2);
    picture += `<path d="M${a} ${fromY}H${b}C${b + 8} ${mid} ${c} ${mid} ${c} ${y}H${d}C${d} ${mid} ${a - 8} ${mid} ${a} ${fromY}Z" fill="${index % 2 ? '#6cb9b4' : '#86c8bf'}"/>
      <path d="M${middle - wide * 0.3} ${mid + 2}h${round(wide * 0.3)}M${middle} ${round(mid + drop * 0.3)}h${round(wide * 0.28)}" stroke="#e6f5ea" stroke-width="${round(1.6 + index * 0.4)}" stroke-linecap="round"/>
      <path d="M${line}V${y + drop}L${under}Z" fill="${faces[index]}"/><path d="${cracks}" stroke="#6a5a66" stroke-width="${round(1 + index * 0.3)}"/>
      <path d="M-9 ${y + drop}L${under}L-9 ${y + drop + 3}L960 ${y + drop * 1.5}V600H-9Z" fill="${tops[index + 1]}"/>`;
    const foot = y + drop;
    const one = 0.2 + roll() * 0.26;
    const two = 0.62 + roll() * 0.22;
    let falls = '';
    let streaks = '';
    let foam = '';
    for (const [start, end] of [[0.02, one - 0.05], [one, two - 0.07], [two, 0.98]] as const) {
      const [left, right] = [round(d + wide * start), round(d + wide * end)];
      const flare = round(drop * 0.22);
      falls += `M${left} ${y - 1}H${right}L${right + flare} ${foot}H${left - flare}Z`;
      for (let x = left + 5; x < right - 4; x += 9 + index * 2) streaks += `M${round(x)} ${y + 2}v${round(drop * (0.4 + roll() * 0.45))}`;
      foam += `M${left - flare} ${foot}H${right + flare}`;
    }
    picture += `<path d="${falls}" fill="#fbfaf0"/><path d="${streaks}" stroke="#8fcbcb" stroke-width="${round(1.4 + index * 0.4)}"/>
      <path d="${foam}" transform="translate(0 ${3 + index})" stroke="#d8efe6" stroke-width="${5 + index}" stroke-linecap="round" stroke-dasharray="${8 + index * 4} ${6 + index * 2}"/><path d="${foam}" stroke="#fff" stroke-width="${3 + index * 1.4}" stroke-linecap="round"/>`;
    if (index > 1) {
      const size = 8 + index * 5;
      const rockX = round(middle + wide * (index % 2 ? 0.2 : -0.24));
      const crown = `l${round(size * 0.3)} ${-size * 0.5} ${size} ${round(-size * 0.16)} ${round(size * 0.8)} ${round(size * 0.4)}`;
      picture += `<path d="M${rockX - size} ${y + 1}${crown} ${size * 0.2} ${round(size * 0.3)}v${drop * 0.5}h${round(-size * 2.3)}Z" fill="#6d5b68"/>
        <path d="M${rockX - size} ${y + 1}${crown}q${-size} ${-size * 0.2} ${round(-size * 2.1)} ${round(size * 0.26)}Z" fill="#f7e8c8"/>`;
    }
    fromY = foot;
    from = { middle, wide: wide + 10 };
  }
  return `${picture}<path d="M256 546H626C700 566 760 584 800 600H120C170 584 220 566 256 546Z" fill="url(#river)"/><path d="M250 578h110M400 566h120M470 590h130M210 594h80" stroke="#e6f5ea" stroke-width="4" stroke-linecap="round"/>`;
}

/** Tilted slabs in front, wet and shining on the side of the sun. */
const blocks = `<path d="M-10 470 90 446 196 470 210 520 120 552-10 540Z" fill="#77656c"/><path d="M-10 470 90 446 196 470 150 488-10 500Z" fill="#f7e8c8"/><path d="M150 488 196 470 210 520 160 538Z" fill="#b59c8c"/><path d="M-10 516 152 508M-10 528 156 520" stroke="#5f5062" stroke-width="2.500"/>
  <path d="M810 440 700 424 612 452 606 494 690 520 810 516Z" fill="#8b767a"/><path d="M810 440 700 424 612 452 680 468 810 470Z" fill="#fbeccd"/><path d="M680 468 690 520 606 494 612 452Z" fill="#6d5b68"/><path d="M684 488H810M687 502H810" stroke="#6a5a66" stroke-width="2.500"/>
  <path d="M-10 610V556C60 544 150 552 210 580L226 610Z" fill="#5f5062"/><path d="M-10 556C60 544 150 552 210 580 140 574 60 572-10 582Z" fill="#cdb7a0"/><path d="M810 610V548C740 546 690 562 650 590L640 610Z" fill="#6a5a66"/><path d="M810 548C740 546 690 562 650 590 700 578 760 572 810 574Z" fill="#f1dcb6"/>
  <path d="M30 462q40-8 80-2-30 10-80 2ZM690 440q40-8 80 2-40 8-80-2Z" fill="#a9cbd2"/>
  <path d="M738 550c-2-30-12-44-22-52 6 16 8 34 10 54ZM750 548c0-34 4-52 12-66-1 22 0 44-2 66ZM766 550c6-24 16-36 28-44-8 16-12 30-16 46ZM40 552c-4-24-12-36-20-42 4 14 6 28 8 44ZM52 550c2-26 8-40 18-52-4 18-6 36-8 52Z" fill="#5f7d4f"/>`;

const hiker = `<g transform="translate(96 466) scale(1.050)"><path d="M-40 0q20-6 46-2 8 4 2 6-24 4-48-4Z" fill="#a58f86"/><path d="M-6-40-9-3M6-40 8-3" stroke="#2f3a5c" stroke-width="9" stroke-linecap="round"/>
  <path d="M-13-38C-14-58-16-74-8-80H8C16-74 15-58 13-38Z" fill="#c23f34"/><path d="M2-80H8C16-74 15-58 13-38H7C9-52 8-70 2-80Z" fill="#f0815a"/><path d="M-9-76C-18-74-19-52-12-46H8C12-54 11-70 6-76Z" fill="#31567a"/><path d="M4-76C10-70 12-54 8-46H4Z" fill="#5f8db0"/>
  <path d="M10-74 20-62 16-48" stroke="#f0815a" stroke-width="6" fill="none" stroke-linecap="round" stroke-linejoin="round"/><circle cy="-89" r="8.500" fill="#b9724e"/><path d="M-9-88C-11-102 11-102 9-90L10-84C4-88-4-88-9-84Z" fill="#e9b04a"/>
  <path d="M34-2V-14M40-2V-14M60-2V-14M66-2V-14" stroke="#6b4630" stroke-width="4" stroke-linecap="round"/><path d="M32-12C30-26 40-26 52-26L64-28 70-38 74-32 84-28C84-22 78-20 74-20L68-12C56-8 44-8 32-12ZM34-22C26-26 22-34 24-40 28-32 34-28 40-26Z" fill="#8a5a3a"/><path d="M52-26 64-28 70-38 74-32 84-28C76-28 70-22 60-21Z" fill="#c98f5a"/></g>`;
