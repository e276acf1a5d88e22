import { glow, leafMass, place, stamp } from '../../motifs.ts';
import { backdrop, CARD, dice, poster, round, type Scene, verticalGradient } from '../../poster.ts';

/**
 * Dawn on Lady Bird Lake: a paddle boarder and her dog cross still water, Austin's towers pale in
 * the mist.
 */
export const scene: Scene = {
  name: 'lady-bird-paddle',
  draw: () =>
    poster(
      CARD,
      `${backdrop(CARD, 'url(#sky)')}<circle cx="214" cy="236" r="300" fill="url(#glow)"/><circle cx="214" cy="226" r="44" fill="#fffaf0"/><path d="M360 96q90-12 170-2t200-4q-80 18-190 14T360 96ZM20 130q60-10 120-2t90 0q-50 12-100 10T20 130Z" fill="#fff" opacity=".5"/>${skyline}${mist(268)}${banks}${mist(300)}<path d="M0 318H800V600H0Z" fill="url(#lake)"/>${reflections()}${nearBank}${boarder}${shore()}`,
      verticalGradient('sky', [0, '#8fb3cf'], [0.22, '#c8cfdc'], [0.4, '#f6d5c6'], [0.54, '#fde9cf']) +
        verticalGradient('lake', [0, '#fbe6d0'], [0.2, '#e2c8cb'], [0.55, '#94aac2'], [1, '#47708f']) +
        '<linearGradient id="mist" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff4e6" stop-opacity="0"/><stop offset=".6" stop-color="#fff1e2" stop-opacity=".85"/><stop offset="1" stop-color="#fff1e2" stop-opacity=".3"/></linearGradient>' +
        glow('glow', '#fff6dc', 0.95) +
        person,
    ),
};

/** Two ranks of towers, hardly darker than the sky; one steps up to a folded crown. */
const skyline =
  '<path d="M330 320V236h34v-22h36v40h24v-62h38v50h24v-34h40v44h30v-30h44v60h30v-46h42v30h40v-20h40v74Z" fill="#d9c9d2"/><path d="M392 320V206h46V320ZM452 320V128l8-14h34l8 14V320ZM516 320V176h10v-16h36v16h10V320ZM584 320V200l10-8v-20l10-8v-14l9-24 9 24v14l10 8v20l10 8v120ZM656 320V150h-7v-38h58v42h8v52h-9v46h8V320ZM724 320V220h50V320ZM350 320V256h36v64Z" fill="#b7b0c6"/><path d="M392 206h8V320h-8ZM452 128l8-14h6l-6 16V320h-8ZM516 176h10v-16h5v18h-7V320h-8ZM584 200l10-8v-20l10-8v-14l9-24V320H584ZM649 112h9v40h7V320h-9V150h-7ZM724 220h8V320h-8Z" fill="#e6ccca"/>';

function mist(y: number): string {
  return `<path d="M0 ${y - 40}H800V${y + 30}H0Z" fill="url(#mist)"/>`;
}

const banks = `<path d="M0 322V276Q60 256 120 270T260 284Q380 296 460 304T800 292V322Z" fill="#a3b0bd"/><path d="${leafMass(70, 286, 90, 30, 13, 3)}${leafMass(200, 298, 70, 18, 11, 6)}${leafMass(740, 296, 90, 24, 13, 4)}${leafMass(590, 306, 60, 12, 11, 2)}" fill="#8fa3b0"/><path d="M420 300H800V306H420ZM440 306h8v14h-8ZM520 306h8v14h-8ZM600 306h8v14h-8ZM680 306h8v14h-8ZM760 306h8v14h-8Z" fill="#9a9db5"/>`;

/** Towers and sun lie upside down in the water, cut by long flat ripples. */
function reflections(): string {
  const roll = dice(41);
  let pale = '';
  let sun = '';
  for (let index = 0; index < 44; index++) {
    const depth = roll() ** 1.5;
    const y = Math.round(326 + depth * 256);
    const width = Math.round(30 + depth * 110 + roll() * 60);
    const x = Math.round((index % 3 ? roll() * 800 : 214 + (roll() - 0.5) * (60 + depth * 120)) - width / 2);
    const dash = `M${x} ${y}q${round(width / 2)}-${round(1.5 + depth * 4)} ${width} 0-${round(width / 2)} ${round(1 + depth * 2)}-${width} 0Z`;
    if (index % 3) pale += dash;
    else sun += dash;
  }
  return `<path d="M392 322h46v70l-20 12-26-8ZM452 322h50v140l-22 16-28-14ZM516 322h56v104l-28 14-28-10ZM584 322h58v80l-29 34-29-30ZM652 322h60v120l-28 16-32-12ZM724 322h50v60h-50Z" fill="#a9a3bd" opacity=".45"/><path d="${pale}" fill="#f4e4dc" opacity=".6"/><path d="${sun}" fill="#fffaf0"/>`;
}

const nearBank = `<path d="M800 356C740 350 690 356 650 368 690 380 740 388 800 394Z" fill="#5f7f8c"/><path d="${leafMass(770, 326, 80, 46, 13, 5)}${leafMass(700, 350, 40, 20, 9, 2)}" fill="#5f7f8c"/><path d="${leafMass(752, 316, 46, 20, 9, 7)}" fill="#8aa39e"/>`;

/** Standing on the board, paddle drawn through the water behind her; the low sun is at her back. */
const person =
  '<g id="person"><path d="M20-2 24-52 6-98 26-102 42-54 38-2 46 0H20Z" fill="#6d4a48"/><path d="M-26-2-16-54-10-98H14L2-50-8-2 0 0H-26Z" fill="#a56e58"/><path d="M-26-2-16-54-10-98H-4L-8-52-20-2Z" fill="#ffd2a6"/><path d="M-15-80-12-116H24L30-82 8-80 5-88 2-78Z" fill="#2a4560"/><path d="M-13-112C-18-140-16-162-4-172H16C28-162 28-138 24-112Z" fill="#d9553f"/><path d="M-13-112C-18-140-16-162-4-172H2C-10-158-10-136-7-112Z" fill="#ffab80"/><path d="M2-184h12v16H2Z" fill="#8a5a4c"/><circle cx="9" cy="-196" r="14" fill="#a56e58"/><path d="M-6-194C-10-216 22-218 24-202 16-206 8-204 4-196 2-190-2-188-6-194ZM-7-199a9 9 0 1 1 .1 0Z" fill="#33263a"/><path d="M36-206 40-204-50 18-54 16Z" fill="#f7e3c0"/><path d="M-50 12C-60 14-72 36-68 46-56 44-46 26-46 16Z" fill="#e8a23a"/><path d="M12-170C28-174 34-182 34-200L42-198C44-178 34-162 18-158Z" fill="#7d5048"/><path d="M-6-166C-18-150-20-136-14-128L-2-100 8-106-4-130C-4-140 0-150 6-156Z" fill="#a56e58"/><path d="M-6-166C-18-150-20-136-14-128L-2-100 1-102-10-130C-14-140-8-152 0-160Z" fill="#ffd2a6"/></g>';

const boarder = `<g transform="translate(414 486)"><g transform="matrix(1 0 -.06 -.62 0 14)" opacity=".28">${stamp('person', 0, 0)}</g><ellipse cx="6" cy="12" rx="176" ry="13" fill="#38607f" opacity=".5"/><path d="M-160 2C-90-8 100-8 182-8 172 10 90 16 0 16-90 16-150 12-160 2Z" fill="#f8ead2"/><path d="M-160 2C-110 8 110 8 178-2 160 12 90 16 0 16-90 16-150 12-160 2Z" fill="#3f8f96"/><path d="M-40-6H130V0H-40Z" fill="#8fb9b4"/>${stamp('person', -14, -2, 1.12)}<path d="M88-2C82-22 86-42 98-54 94-64 98-76 108-80L112-90 120-80C132-80 138-74 150-70 152-62 144-58 132-58 130-46 134-24 134-2H124L120-26 116-2ZM90-4C78-6 72-16 68-28 80-22 88-18 94-16Z" fill="#4a3a40"/><path d="M88-2C82-22 86-42 98-54 94-64 98-76 108-80 102-70 102-62 106-54 94-40 92-22 98-2Z" fill="#e0a478"/><path d="M100-58 132-56V-50L100-52Z" fill="#d9553f"/></g><path d="M300 532q60 10 130 6t190-10q-60 22-190 20t-130-16ZM200 516q50 4 90-2-40 14-90 2Z" fill="#fff" opacity=".65"/>`;

/** Reeds, lily pads and a great blue heron in the near corner. */
function shore(): string {
  const roll = dice(2);
  let reeds = '';
  for (let index = 0; index < 34; index++) {
    const left = index % 3 > 0;
    const x = Math.round(left ? roll() * 150 : 690 + roll() * 120);
    const tip = Math.round(x + (roll() - 0.45) * 44);
    const top = Math.round(600 - (left ? 60 + roll() * 110 : 40 + roll() * 70));
    reeds += `M${x - 3} 600Q${x} ${top + 40} ${tip} ${top}Q${x + 7} ${top + 40} ${x + 4} 600Z`;
  }
  const pads = [
    [180, 560, 1],
    [236, 580, 1.2],
    [640, 574, 1.1],
    [580, 590, 0.9],
    [286, 560, 0.7],
  ].map(([x = 0, y = 0, k = 1]) => place('pad', x, y, k, k));
  return `<defs><g id="pad"><ellipse rx="28" ry="8" cy="2" fill="#2b5468"/><path d="M0 0 26 3C20 10-26 10-28 0-26-9 20-9 26-4Z" fill="#5f8f86"/></g></defs>${pads.join('')}<path d="${reeds}" fill="#254a5c"/><g transform="translate(106 566)"><path d="M-4 0V-58h4V0ZM10 0 6-56h4L14 0Z" fill="#1f3a4c"/><path d="M-34-48C-26-74-6-88 14-88 26-84 26-68 18-60 4-50-14-52-34-48Z" fill="#35566c"/><path d="M-34-48C-26-74-6-88 14-88-2-78-12-62-34-48Z" fill="#7d9db0"/><path d="M8-80C22-92 24-104 16-118 10-132 18-144 30-142L66-134 34-132C26-130 24-124 28-114 34-98 30-80 18-68Z" fill="#4d6f85"/><path d="M32-142 70-134 34-133Z" fill="#e8b04e"/><path d="M32-143C22-146 10-142 0-134 10-138 20-138 30-137Z" fill="#1f3a4c"/></g>`;
}
