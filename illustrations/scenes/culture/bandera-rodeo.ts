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
const racer = `<path d="M230 560Q400 536 600 556 420 580 230 560Z" fill="#5f3434" opacity=".7"/><g transform="translate(398 548) rotate(-4) scale(1.160)">
  <path d="M-92-142C-120-160-150-150-192-166-176-140-200-138-212-132-180-122-130-106-98-120Z" fill="#3a2028"/><path d="M-92-142C-120-160-150-150-192-166-180-150-140-140-100-134Z" fill="#c4703f"/>
  <path d="M-84-112C-86-90-98-78-104-64L-122-30-132-18-114-10-108-24-86-56C-74-68-60-80-48-96Z" fill="#4a2428"/><path d="M80-114 140-100 180-74 194-76 198-62 180-58 132-84 76-90Z" fill="#4a2428"/><path d="M-132-18-114-10-110-18-127-24ZM186-75 194-76 198-62 187-60Z" fill="#1f1420"/>
  <path d="M116-196 118-212 128-200C142-192 156-178 167-160 171-151 164-144 155-147 146-150 137-156 130-162 124-158 116-148 110-134 106-114 98-100 82-92 50-82 10-84-20-92-36-94-48-94-58-98-80-94-98-108-100-124-100-142-84-153-60-150-30-148 0-142 28-148 46-152 58-162 70-176 84-192 98-200 116-196Z" fill="#8f4a2e"/>
  <path d="M116-196C98-200 84-192 70-176 58-162 46-152 28-148 0-142-30-148-60-150-84-153-100-142-100-124-92-138-70-142-50-140-20-136 20-130 48-136 66-142 84-166 100-180 108-186 116-188 124-186L167-160C156-178 142-192 128-200L118-212Z" fill="#d9824a"/>
  <path d="M-58-98C-36-94-20-92-20-92 10-84 50-82 82-92 98-100 106-114 110-134 98-116 84-108 60-104 20-100-30-108-58-98ZM130-162 155-147C164-144 171-151 167-160 158-156 144-164 130-162Z" fill="#6a3228"/>
  <path d="M-98-128C-104-104-118-92-126-76L-152-44-166-36-156-22-140-32-110-66C-96-76-70-82-50-98-56-120-80-136-98-128Z" fill="#8f4a2e"/><path d="M-98-128C-104-104-118-92-126-76L-152-44-166-36-160-28-142-42-118-74C-104-88-92-108-90-126Z" fill="#d9824a"/><path d="M-166-36-156-22-145-29-156-41Z" fill="#1f1420"/><path d="M-152-44-145-29-136-37-144-50Z" fill="#f6ead0"/>
  <path d="M60-106C80-84 104-86 124-84L116-54 104-44 116-34 128-46 142-88C142-98 132-104 122-104L96-120Z" fill="#8f4a2e"/><path d="M96-120 122-104C132-104 142-98 142-88L136-84C132-94 120-98 104-102Z" fill="#d9824a"/><path d="M104-44 116-34 124-42 113-52Z" fill="#1f1420"/>
  <path d="M118-206C98-214 84-204 70-194L78-190C66-186 58-176 50-168L62-168C54-162 48-156 42-150 60-158 74-176 86-186 98-194 108-196 122-192Z" fill="#2b1a26"/><path d="M140-186 152-172" stroke="#f6ead0" stroke-width="6" stroke-linecap="round"/><circle cx="140" cy="-178" r="2.600" fill="#1f1420"/>
  <path d="M122-196 138-160M148-154 160-172M131-176 156-166M152-152C120-160 100-172 78-182" stroke="#f3dcb0" stroke-width="2.600" fill="none"/>
  <path d="M-34-150C-20-142 20-140 44-152L40-110C20-104-14-106-32-114Z" fill="#c2352f"/><path d="M-34-150C-20-142 20-140 44-152L43-143C20-132-16-134-34-142Z" fill="#f3dcb0"/><path d="M-32-152C-34-162-26-166-20-158-8-150 10-148 26-152 28-162 36-168 40-162 40-152 36-142 28-138 4-132-22-138-32-152Z" fill="#4a2428"/>
  <g fill="none" stroke-linejoin="round" stroke-linecap="round"><path d="M-4-160 42-138 22-106" stroke="#2f4a8c" stroke-width="19"/><path d="M-2-168 46-144" stroke="#7f9ad0" stroke-width="5"/><path d="M24-108 18-96 36-90" stroke="#5a2f26" stroke-width="13"/></g>
  <path d="M-18-160C-20-186-2-220 22-228L44-216C46-196 26-176 14-154Z" fill="#e6dcc8"/><path d="M-18-160C-20-186-2-220 22-228 4-206-6-184-6-158Z" fill="#fffdf0"/>
  <g fill="none" stroke-linejoin="round" stroke-linecap="round"><path d="M32-216 48-186 80-184" stroke="#c9b7ac" stroke-width="11"/><path d="M26-220 42-190 62-188" stroke="#fffdf0" stroke-width="4"/></g><circle cx="82" cy="-184" r="6" fill="#d99468"/>
  <path d="M20-238C0-244-20-232-46-240-34-226-10-220 16-226Z" fill="#5a2f26"/><path d="M20-238C0-244-20-232-46-240-30-232-6-232 18-232Z" fill="#d98a4a"/><path d="M24-232h14v12h-14Z" fill="#a8633f"/><circle cx="36" cy="-240" r="13" fill="#d99468"/><path d="M27-250C22-240 24-228 32-226 26-222 18-226 18-236 18-244 22-250 27-250Z" fill="#5a2f26"/>
  <path d="M6-246C18-248 22-254 24-264 32-272 48-268 52-258 54-250 60-246 70-240 52-238 22-240 6-246Z" fill="#f3dcb0"/><path d="M6-246C18-248 22-254 24-264 28-268 34-270 38-269 32-262 32-254 30-246Z" fill="#fffdf0"/></g>`;

function clods(): string {
  const roll = dice(3);
  return `<path d="${Array.from({ length: 20 }, () => `M${round(110 + roll() * 260)} ${round(560 - roll() ** 2 * 130)}l${round(5 + roll() * 6)}-4 3 6-6 4Z`).join('')}" fill="#6f3f34"/><path d="${foliage(120, 590, 130, 24, 12, 8)}${foliage(430, 598, 120, 18, 12, 3)}" fill="#e2a06a" opacity=".8"/>`;
}
