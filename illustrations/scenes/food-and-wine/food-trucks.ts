import { foliage } from '../../motifs.ts';
import { backdrop, CARD, dice, poster, round, type Scene, verticalGradient } from '../../poster.ts';

/**
 * A trailer lot on South Congress at night: a silver Airstream serving under string lights, friends
 * at a picnic table.
 */
export const scene: Scene = {
  name: 'food-trucks',
  draw: () =>
    poster(
      CARD,
      `${backdrop(CARD, 'url(#sky)')}${stars()}${skyline}${trees}${lot}${pole}${taco}${airstream}${lights()}${guests}${table}${front}`,
      verticalGradient('sky', [0, '#0f1440'], [0.35, '#2e2a6e'], [0.55, '#6f3f86'], [0.72, '#c25e7e']) +
        verticalGradient('metal', [0, '#f3e3d0'], [0.16, '#b9b6cc'], [0.3, '#8d8bb0'], [0.48, '#dcc3b8'], [0.62, '#7a749f'], [1, '#3c3a6b']) +
        '<radialGradient id="pool"><stop offset="0" stop-color="#ffca6e" stop-opacity=".8"/><stop offset="1" stop-color="#ffb35c" stop-opacity="0"/></radialGradient>',
    ),
};

function stars(): string {
  const roll = dice(8);
  const dots = Array.from({ length: 46 }, () => `M${round(roll() * 800)} ${round(roll() * 200)}h0`).join('');
  return `<path d="${dots}" stroke="#ffeccb" stroke-width="2.400" stroke-linecap="round" opacity=".7"/>`;
}

const skyline =
  '<path d="M0 350V296H40V250H84V310H120V226H166V316H204V262L224 246 244 262V320H290V200H332V318H370V270H410V170L428 130 446 170V320H490V236H540V326H580V276H630V210H672V320H716V262H760V300H800V420H0Z" fill="#4a3578"/><path d="M0 350V330H60V290H100V344H150V300H190V350H250V310H300V346H352V296H392V350H470V306H520V350H566V316H610V350H690V300H740V350H800V440H0Z" fill="#352a66"/><path d="M130 240h6v8h-6ZM146 262h6v8h-6ZM300 216h6v8h-6ZM314 240h6v8h-6ZM300 262h6v8h-6ZM424 176h6v8h-6ZM424 200h6v8h-6ZM416 230h6v8h-6ZM434 250h6v8h-6ZM502 252h6v8h-6ZM520 276h6v8h-6ZM642 226h6v8h-6ZM656 250h6v8h-6ZM642 280h6v8h-6ZM52 264h6v8h-6ZM64 300h6v8h-6ZM732 280h6v8h-6ZM364 312h6v8h-6ZM270 324h6v8h-6Z" fill="#ffcf73"/>';

const trees = `<path d="M92 430C100 380 98 340 84 300H100C106 320 110 340 112 350 118 330 128 318 142 306L150 312C132 330 122 350 118 430Z" fill="#1b1c40"/>
  <path d="${foliage(84, 250, 130, 96, 12, 4)}${foliage(760, 300, 100, 110, 11, 7)}" fill="#1f2350"/><path d="${foliage(60, 220, 76, 46, 9, 2)}${foliage(130, 264, 54, 28, 8, 6)}${foliage(760, 270, 60, 50, 9, 3)}" fill="#33376b"/>
  <path d="${foliage(140, 286, 40, 14, 7, 3)}${foliage(726, 336, 36, 20, 7, 4)}" fill="#7a5a5c"/>`;

const lot = `<path d="M0 420C200 408 600 408 800 420V600H0Z" fill="#4a3560"/><path d="M0 446C200 430 600 432 800 446V600H0Z" fill="#5f4064"/>
  <ellipse cx="400" cy="486" rx="330" ry="84" fill="url(#pool)"/><ellipse cx="130" cy="470" rx="110" ry="34" fill="url(#pool)" opacity=".7"/>`;

/** A small painted trailer in the back with its own awning. */
const taco = `<g transform="translate(112 452)"><path d="M-84-10V-92Q-84-104-72-104H72Q84-104 84-92V-10Z" fill="#1f7d84"/><path d="M-84-48H84V-10H-84Z" fill="#175f70"/><path d="M-84-92Q-84-104-72-104H72Q84-104 84-92L80-94H-80Z" fill="#5cb3a6"/>
  <path d="M-56-84H40V-44H-56Z" fill="#ffd27a"/><path d="M-64-86H48L58-66H-74Z" fill="#f3e3d0"/><path d="M-64-86h16l-6 20h-20ZM-32-86h16v20h-20ZM0-86h16l4 20H0ZM32-86h16l10 20H38Z" fill="#d9532c"/>
  <path d="M-20-44c-2-12 2-18 8-18s10 6 8 18Z" fill="#8a3f3c"/><circle cx="-12" cy="-58" r="6" fill="#8a4a34"/><path d="M-62-44H46V-38H-62Z" fill="#f3e3d0"/>
  <circle cx="-46" cy="-8" r="14" fill="#191938"/><circle cx="50" cy="-8" r="14" fill="#191938"/><circle cx="-46" cy="-8" r="6" fill="#b9b6cc"/><circle cx="50" cy="-8" r="6" fill="#b9b6cc"/></g>`;

/** The Airstream: riveted panels, round ends, an open hatch with the cook inside. */
const airstream = `<g transform="translate(452 462)"><path d="M-230 6H210q-40 16-220 16T-230 6Z" fill="#2a1f45"/>
  <path d="M-210-8C-222-20-224-60-220-92-214-140-190-164-150-170-60-178 90-178 146-170 190-162 212-136 216-96 220-60 218-24 206-8Z" fill="url(#metal)"/>
  <path d="M-150-170C-176-130-182-60-172-8H-210C-222-20-224-60-220-92-214-140-190-164-150-170Z" fill="#6a6698" opacity=".55"/><path d="M146-170C190-162 212-136 216-96 220-60 218-24 206-8H168C184-60 176-130 146-170Z" fill="#2f2c62" opacity=".5"/>
  <path d="M-218-46C-80-36 80-36 218-46M-172-8C-182-60-176-130-150-170M168-8C184-60 176-130 146-170M-222-84H-130M120-84H218M-100-174V-150M20-176V-150" stroke="#5b5689" stroke-width="2" fill="none"/>
  <path d="M-219-36C-80-26 80-26 218-36V-30C80-20-80-20-218-30Z" fill="#d9532c"/>
  <path d="M-204-112C-200-130-192-140-180-146L-164-148V-104H-204Z" fill="#ffc566"/><path d="M-196-112C-192-128-186-136-178-140V-112Z" fill="#fff0c4"/>
  <path d="M-132-150H58V-68H-132Z" fill="#3b2a4e"/><path d="M-126-144H52V-72H-126Z" fill="#ffd886"/><path d="M-126-144H52V-128H-126Z" fill="#fff0c4"/>
  <path d="M-120-112H-76v4h-44ZM6-112H46v4H6Z" fill="#a4693f"/><path d="M-116-122h8v10h-8ZM-104-126h7v14h-7ZM-92-120h10v8h-10ZM12-124h8v12h-8ZM24-120h12v8H24Z" fill="#c2453f"/>
  <path d="M-62-72C-64-98-58-110-44-112H-34C-20-110-16-98-18-72Z" fill="#f7f0e4"/><path d="M-50-112h20v40h-20Z" fill="#d9532c"/><circle cx="-40" cy="-122" r="11" fill="#b9724e"/><path d="M-54-128C-56-142-46-146-40-144-32-148-24-140-27-128Z" fill="#fff"/>
  <path d="M-22-100-2-92 4-100" stroke="#f7f0e4" stroke-width="8" fill="none" stroke-linecap="round" stroke-linejoin="round"/><path d="M0-106q10-12 20 0l-2 5h-16Z" fill="#f0b445"/>
  <path d="M-144-72H70V-62H-144Z" fill="#f3dcb8"/><path d="M-144-62H70V-57H-144Z" fill="#8a5a5a"/>
  <path d="M-136-152H62L84-186H-158Z" fill="#d9cbd0"/><path d="M-136-152H62L66-158H-140Z" fill="#fff0c4"/><path d="M-142-152-154-180M68-152 80-180" stroke="#5b5689" stroke-width="3"/>
  <path d="M96-146H140V-12H96Z" fill="#8d8bb0"/><path d="M101-141H135V-16H101Z" fill="#c9b9c2"/><path d="M106-132H130V-98H106Z" fill="#ffc566"/><path d="M92-10H146V0H92Z" fill="#3c3a6b"/>
  <path d="M-112-8a32 30 0 0 1 64 0ZM-44-8a32 30 0 0 1 64 0Z" fill="#2a2450"/><circle cx="-80" cy="-2" r="22" fill="#14142f"/><circle cx="-12" cy="-2" r="22" fill="#14142f"/><circle cx="-80" cy="-2" r="10" fill="#c9b9c2"/><circle cx="-12" cy="-2" r="10" fill="#c9b9c2"/>
  <path d="M206-14H256V-7H206ZM248-8h8v18h-8Z" fill="#2a2450"/><path d="M60-190h26v18H60ZM-70-188h44v14h-44Z" fill="#8d8bb0"/></g>`;

const pole = '<path d="M396 108h8V300h-8Z" fill="#191938"/>';

/** Four swags from pole to tree to pole, warm bulbs with a halo. */
function lights(): string {
  const swags = [[84, 190, 400, 120, 60], [400, 120, 792, 176, 70], [-20, 50, 400, 120, 50], [400, 120, 830, 70, 60]] as const;
  let cords = '';
  let dots = '';
  for (const [x0, y0, x1, y1, sag] of swags) {
    cords += `M${x0} ${y0}Q${(x0 + x1) / 2} ${(y0 + y1) / 2 + sag * 2} ${x1} ${y1}`;
    for (let step = 1; step < 11; step++) {
      const t = step / 11;
      dots += `M${round(x0 + (x1 - x0) * t)} ${round(y0 + (y1 - y0) * t + 4 * sag * t * (1 - t) + 6)}h0`;
    }
  }
  return `<path d="${cords}" stroke="#191938" stroke-width="2" fill="none"/><path d="${dots}" stroke="#ffcf73" stroke-width="26" stroke-linecap="round" opacity=".2"/><path d="${dots}" stroke="#fff0c4" stroke-width="9" stroke-linecap="round"/>`;
}

/** A person standing with the back to us. */
const guest = (at: string, top: string, shine: string, legs: string, head: string) => `<g transform="${at}"><path d="M-26 2q26-6 52 0-26 8-52 0Z" fill="#2a1f45"/>
  <path d="M-6-46-7-2M7-46 8-2" stroke="${legs}" stroke-width="11" stroke-linecap="round"/><path d="M-14-42C-15-62-17-80-9-86H9C17-80 15-62 14-42Z" fill="${top}"/><path d="M0-86H9C17-80 15-62 14-42H6C8-58 6-76 0-86Z" fill="${shine}"/>
  <path d="M-12-78-19-60-14-44M12-78 22-66 26-78" stroke="${top}" stroke-width="7" fill="none" stroke-linecap="round" stroke-linejoin="round"/><path d="M-4-92h8v8h-8Z" fill="#8a4a34"/>${head}</g>`;

const guests =
  guest('translate(352 506)', '#24407f', '#4f6fb4', '#191938', '<circle cy="-98" r="10" fill="#2b1a26"/><path d="M4-107A10 10 0 0 1 5-90Z" fill="#b9724e"/>') +
  guest('translate(398 510) scale(.94)', '#c2453f', '#f08a5c', '#2c3568', '<path d="M-11-76C-13-100-10-110 0-110S13-100 11-76Q0-70-11-76Z" fill="#7a3f26"/>') +
  guest('translate(470 504) scale(.98)', '#2f6f62', '#6fae86', '#23234f', '<circle cy="-98" r="9" fill="#8a4a34"/><path d="M-20-99C-10-101-10-105-9-112-4-116 4-116 9-112 10-105 10-101 20-99 8-94-8-94-20-99Z" fill="#f0d3a4"/>');

const table = `<g transform="translate(600 556)"><path d="M-120 6Q0-10 124 6 0 22-120 6Z" fill="#2a1f45"/><path d="M-104-58H104V-49H-104Z" fill="#d98a54"/><path d="M-104-49H104V-43H-104Z" fill="#7a4433"/><path d="M-122-30H122V-22H-122Z" fill="#b36a48"/>
  <path d="M-72-43H-58L-80 4H-94ZM72-43H58L80 4H94Z" fill="#5f3440"/><path d="M-122-22H122V-18H-122Z" fill="#5f3440"/>
  <path d="M-66-58q4-14 17-14t17 14ZM-40-58q4-12 14-12t14 12Z" fill="#f0b445"/><path d="M-60-62q3-9 11-9t12 9q-12 4-23 0Z" fill="#6fae5c"/><path d="M-74-58H-8v3H-74Z" fill="#f7f0e4"/>
  <path d="M20-58 17-82H36L33-58Z" fill="#f08a3c"/><path d="M16-86H37V-80H16Z" fill="#fff0c4"/><path d="M56-58 54-76H70L68-58Z" fill="#c2453f"/><path d="M64-76 70-92" stroke="#f7f0e4" stroke-width="2.500"/></g>`;

const front = `<path d="M0 600V566C100 552 220 572 330 584 480 598 660 590 800 570V600Z" fill="#191938"/>
  <path d="M28 590C20 540 10 520-6 504 10 540 14 560 16 592ZM36 590C36 530 30 500 22 476 26 520 26 556 28 590ZM44 592C50 540 62 514 82 496 66 526 60 556 56 594ZM54 594C70 556 90 540 112 532 92 548 80 568 74 596Z" fill="#24305c"/><path d="M36 590C36 530 30 500 22 476 34 510 40 550 40 590ZM44 592C50 540 62 514 82 496 62 528 54 560 50 592Z" fill="#4f6a78"/>`;
