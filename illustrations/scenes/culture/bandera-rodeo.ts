import { gallopingHorse, gallopingRider } from '../../kit/horse.ts';
import { foliage } from '../../motifs.ts';
import { backdrop, CARD, dice, poster, ridge, round, type Scene, verticalGradient } from '../../poster.ts';

/**
 * A summer evening rodeo in Bandera: a barrel racer gallops for the drum, dust gold in the low sun
 * behind the stands.
 */
export const scene: Scene = {
  name: 'bandera-rodeo',
  draw: () =>
    poster(
      CARD,
      `${backdrop(CARD, 'url(#sky)')}<circle cx="250" cy="216" r="230" fill="url(#glow)"/><circle cx="250" cy="216" r="46" fill="#fff3c8"/>${clouds}
      <path d="${ridge({ frame: CARD, y: 262, amplitude: 56, swells: 5, seed: 9 })}" fill="#b07a94"/><path d="${ridge({ frame: CARD, y: 296, amplitude: 40, swells: 4, seed: 15 })}" fill="#7d5a80"/>
      ${trees}${lamps}${stand()}${fence}${arena}${dust}${drum}${racer}${clods()}`,
      verticalGradient('sky', [0, '#3d4f8c'], [0.18, '#9a6f9c'], [0.34, '#f0936a'], [0.5, '#ffd58c']) +
        verticalGradient('dirt', [0, '#d9935a'], [1, '#7d4638']) +
        '<radialGradient id="glow"><stop offset="0" stop-color="#fff0b8" stop-opacity=".95"/><stop offset="1" stop-color="#ffc56e" stop-opacity="0"/></radialGradient>',
    ),
};

const clouds =
  '<path d="M420 110q70-18 140-4t150 0q-60 22-150 16T420 110ZM30 84q60-14 110-2t110 0q-50 16-110 12T30 84ZM560 168q50-10 90-2t90 2q-46 12-96 9T560 168Z" fill="#ffcf94" opacity=".75"/>';

const trees = `<path d="${foliage(60, 300, 90, 44, 10, 3)}${foliage(390, 318, 80, 30, 10, 5)}${foliage(300, 324, 60, 24, 9, 8)}" fill="#5a4468"/><path d="${foliage(76, 284, 46, 20, 8, 2)}${foliage(376, 306, 40, 12, 8, 4)}" fill="#94607a"/>`;

const lamps = `<path d="M126 350 130 92h6l4 258ZM462 350 465 130h5l4 220Z" fill="#3a2b4e"/><path d="M98 84H168V104H98ZM438 122H496V138H438Z" fill="#3a2b4e"/><path d="M108 94h0M126 94h0M142 94h0M158 94h0M448 130h0M460 130h0M474 130h0M486 130h0" stroke="#ffcf73" stroke-width="20" stroke-linecap="round" opacity=".35"/><path d="M108 94h0M126 94h0M142 94h0M158 94h0M448 130h0M460 130h0M474 130h0M486 130h0" stroke="#fff6d8" stroke-width="9" stroke-linecap="round"/>`;

/** The covered grandstand with its rows of hats. */
function stand(): string {
  const roll = dice(17);
  const rows = Array.from({ length: 5 }, (_, row) => {
    const y = 256 + row * 24;
    let people = '';
    for (let x = 560 - row * 14 + roll() * 12; x < 810; x += 19 + roll() * 9) {
      people += roll() < 0.5
        ? `M${round(x - 8)} ${y + 22}q1-17 8-17t8 17ZM${round(x - 9)} ${y - 1}q5-1 5-7h8q0 6 5 7-9 4-18 0Z`
        : `M${round(x - 8)} ${y + 22}q1-17 8-17t8 17ZM${round(x - 5)} ${y}a5 6 0 0 1 10 0 5 5 0 0 1-10 0Z`;
    }
    return `<path d="M${540 - row * 14} ${y + 14}H810V${y + 24}H${540 - row * 14}Z" fill="${row % 2 ? '#6a4658' : '#7a5060'}"/><path d="${people}" fill="${['#553a5a', '#8f4a50', '#4a4470', '#a85a4c', '#5f3a50'][row]}"/>`;
  });
  const pennants = Array.from({ length: 10 }, (_, index) => `M${520 + index * 30} ${206 - index * 2}h22l-11 22Z`);
  return `<path d="M548 220H800V380H480Z" fill="#4b3350"/>${rows.join('')}<path d="M590 210h7v160h-7ZM744 204h7v166h-7Z" fill="#3a2b4e"/>
    <path d="M506 204 810 152V184L512 216Z" fill="#7d3f42"/><path d="M506 204 810 152V162L508 210Z" fill="#f4b070"/>
    <path d="${pennants.filter((_, index) => index % 2).join('')}" fill="#f3dcb0"/><path d="${pennants.filter((_, index) => !(index % 2)).join('')}" fill="#d9532c"/>`;
}

/** Pipe fence with its posts, bucking chutes behind at the left. */
const fence = `<path d="M0 318H150V380H0Z" fill="#6a4040"/><path d="M0 318H150V326H0ZM44 318h6v62h-6ZM96 318h6v62h-6ZM146 312h8v70h-8ZM0 340H150v5H0ZM0 360H150v5H0Z" fill="#e8a468"/>
  <path d="M0 346H800V351H0ZM0 362H800V366H0ZM0 378H800V382H0Z" fill="#4a3048"/><path d="M0 345H800V347H0ZM0 361H800V363H0ZM0 377H800V379H0Z" fill="#f4b878"/>
  <path d="M176 338h8v54h-8ZM256 338h8v54h-8ZM336 338h8v54h-8ZM416 338h8v54h-8ZM496 338h8v54h-8ZM576 338h8v54h-8ZM656 338h8v54h-8ZM736 338h8v54h-8Z" fill="#4a3048"/><path d="M176 338h3v54h-3ZM256 338h3v54h-3ZM336 338h3v54h-3ZM416 338h3v54h-3ZM496 338h3v54h-3ZM576 338h3v54h-3ZM656 338h3v54h-3ZM736 338h3v54h-3Z" fill="#f4b878"/>`;

const arena = `<path d="M0 386C200 378 600 378 800 386V600H0Z" fill="url(#dirt)"/><path d="M0 410C160 396 320 400 470 410 320 420 160 424 0 432Z" fill="#f4bd7c"/><path d="M420 454C560 440 700 440 800 448V470C680 458 540 462 420 470Z" fill="#b86f4a"/>
  <path d="M0 520C120 500 260 510 380 530 240 540 100 548 0 556Z" fill="#a8623f"/><path d="M0 600V580C200 566 420 590 800 560V600Z" fill="#5f3434"/>
  <path d="M60 470q60-12 120 0M520 500q50-10 110 0M640 540q60-10 120 2M120 560q70-10 130 4M700 420q40-6 90 0" stroke="#8a4f3c" stroke-width="4" stroke-linecap="round" fill="none"/>`;

const dust = `<path d="${foliage(150, 496, 120, 60, 10, 3)}${foliage(250, 520, 110, 44, 10, 6)}${foliage(60, 480, 80, 38, 9, 1)}" fill="#f0b880" opacity=".75"/><path d="${foliage(130, 474, 76, 36, 9, 7)}${foliage(240, 508, 66, 24, 9, 2)}${foliage(50, 464, 44, 20, 8, 4)}" fill="#ffdca4" opacity=".85"/><path d="${foliage(360, 536, 60, 18, 9, 5)}${foliage(180, 530, 70, 20, 9, 9)}" fill="#ffd093" opacity=".8"/>`;

const drum = `<g transform="translate(692 536)"><path d="M-44 0Q30-12 120 10 40 22-20 14Z" fill="#5f3434"/><path d="M-44-104V4Q0 22 44 4V-104Z" fill="#2f4a8c"/><path d="M-44-104V4Q-34 10-20 12V-104Z" fill="#7f9ad0"/><path d="M20-104V12Q34 9 44 4V-104Z" fill="#22336b"/><path d="M-44-76Q0-60 44-76V-30Q0-14-44-30Z" fill="#f6ead0"/><path d="M20-70Q34-72 44-76V-30Q34-25 20-23Z" fill="#c9a890"/><ellipse cy="-104" rx="44" ry="11" fill="#22336b"/><ellipse cx="-3" cy="-105" rx="36" ry="7.500" fill="#4f6cae"/></g>`;

/**
 * Horse stretched out at the gallop to the right, rider forward over the neck; the sun rims their
 * backs.
 */
const racer = `<path d="M230 560Q400 536 600 556 420 580 230 560Z" fill="#5f3434" opacity=".7"/><g transform="translate(398 548) rotate(-4) scale(1.160)">${gallopingHorse()}${gallopingRider()}</g>`;

function clods(): string {
  const roll = dice(3);
  return `<path d="${Array.from({ length: 20 }, () => `M${round(110 + roll() * 260)} ${round(560 - roll() ** 2 * 130)}l${round(5 + roll() * 6)}-4 3 6-6 4Z`).join('')}" fill="#6f3f34"/><path d="${foliage(120, 590, 130, 24, 12, 8)}${foliage(430, 598, 120, 18, 12, 3)}" fill="#e2a06a" opacity=".8"/>`;
}
