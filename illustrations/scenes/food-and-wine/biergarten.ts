import { foliage } from '../../motifs.ts';
import { backdrop, CARD, poster, ridge, round, type Scene, verticalGradient } from '../../poster.ts';

/**
 * A biergarten under live oaks: an accordion player, steins and a pretzel on a long wooden table,
 * plain pennants overhead.
 */
export const scene: Scene = {
  name: 'biergarten',
  draw: () =>
    poster(
      CARD,
      `${backdrop(CARD, 'url(#sky)')}<path d="${ridge({ frame: CARD, y: 232, amplitude: 46, swells: 5, seed: 16 })}" fill="#b8b3cf"/><path d="${ridge({ frame: CARD, y: 262, amplitude: 36, swells: 4, seed: 7 })}" fill="#8fb0a0"/>
      <g transform="translate(16 -24)">${house}</g>${yard}${oaks}${pennants()}<g transform="translate(40 -6)">${guests}</g>${player}${table}${feast}`,
      verticalGradient('sky', [0, '#58a9cf'], [0.3, '#bfe0d4'], [0.5, '#fdedbe']) + verticalGradient('beer', [0, '#ffc54d'], [1, '#d9802a']) + stein,
    ),
};

/** A Fachwerk house: limestone between dark timbers, a steep tin roof. */
const house = `<path d="M470 352V252H690V352Z" fill="#f0dfbb"/><path d="M470 252H530V352H470Z" fill="#cdb896"/><path d="M448 258 520 172H642L714 258Z" fill="#b5573c"/><path d="M448 258 520 172H556L496 258Z" fill="#8a3f34"/><path d="M642 172 714 258H676L612 172Z" fill="#d98055"/>
  <path d="M552 258 598 200 646 258Z" fill="#f0dfbb"/><path d="M540 262 598 188 658 262 648 262 598 202 550 262Z" fill="#5a3a34"/><path d="M588 224h20v26h-20Z" fill="#54728a"/>
  <path d="M470 252h7v100h-7ZM526 258h7v94h-7ZM606 258h7v94h-7ZM683 252h7v100h-7ZM470 296H690V302H470ZM477 296l46-38h8l-54 45ZM613 258l70 38v7l-70-38Z" fill="#5a3a34"/>
  <path d="M488 310h26v36h-26ZM630 310h32v32h-32Z" fill="#54728a"/><path d="M488 310h12v36h-12ZM630 310h15v32h-15Z" fill="#9ac0c8"/><path d="M552 306h38v46h-38Z" fill="#2f6a52"/><path d="M624 342H668V352H624Z" fill="#7a4a34"/><path d="M630 340h0M642 338h0M654 340h0M664 339h0" stroke="#d9435a" stroke-width="10" stroke-linecap="round"/>`;

const yard = `<path d="M0 330C200 318 600 318 800 330V600H0Z" fill="#a9bc66"/><path d="${foliage(40, 312, 110, 50, 10, 3)}${foliage(400, 324, 80, 34, 9, 6)}${foliage(770, 312, 70, 50, 9, 2)}" fill="#6d9560"/><path d="M0 352C200 338 600 340 800 352V600H0Z" fill="#dfc08a"/><path d="M0 390C160 372 300 380 420 392 560 404 700 384 800 380V430C640 440 520 446 380 434 240 424 120 436 0 446Z" fill="#b9925f"/><path d="M300 470q80-16 180-6-60 20-180 6Z" fill="#f0d8a4"/>`;

const oaks = `<path d="M60 432C78 380 80 330 66 270L20 196 40 186 82 240 100 150H126L118 244 176 178 194 188 132 286C124 340 132 390 150 432Z" fill="#4b3a31"/><path d="M60 432C78 380 80 330 66 270L56 254 80 262C94 320 88 380 84 432Z" fill="#8f6b4c"/>
  <path d="M712 430C728 384 728 336 716 286L672 214 688 206 728 258 742 150H764L756 262 796 220 810 230V250L768 300C758 350 764 392 780 430Z" fill="#4b3a31"/><path d="M712 430C728 384 728 336 716 286L710 276 730 282C740 330 738 384 734 430Z" fill="#8f6b4c"/>
  <path d="M0 0H800V66C760 100 720 76 690 96Z" fill="#31563f"/><path d="${foliage(90, 90, 200, 100, 13, 4)}${foliage(30, 160, 110, 70, 10, 5)}${foliage(186, 160, 84, 54, 9, 3)}${foliage(300, 36, 170, 62, 12, 6)}${foliage(720, 86, 170, 104, 13, 2)}${foliage(520, 26, 150, 52, 11, 8)}" fill="#31563f"/>
  <path d="${foliage(60, 66, 130, 60, 11, 1)}${foliage(250, 40, 90, 36, 10, 3)}${foliage(690, 62, 100, 56, 10, 7)}${foliage(500, 16, 90, 30, 9, 5)}${foliage(190, 130, 46, 22, 8, 9)}" fill="#547d48"/><path d="${foliage(30, 40, 70, 34, 9, 6)}${foliage(240, 22, 54, 20, 8, 2)}${foliage(660, 36, 60, 30, 9, 4)}${foliage(480, 4, 54, 20, 8, 7)}${foliage(120, 96, 40, 16, 8, 8)}${foliage(614, 100, 34, 14, 7, 1)}" fill="#97b458"/>`;

/** Two swags of pennants, cream, red, blue and gold by turns. */
function pennants(): string {
  const colors = ['#fff3d6', '#d9432f', '#3a56a8', '#f2b632'];
  const flags = colors.map(() => '');
  let cords = '';
  for (const [x0, y0, x1, y1, sag] of [[96, 172, 744, 168, 62], [-20, 240, 500, 60, 50], [400, 70, 820, 220, 40]] as const) {
    cords += `M${x0} ${y0}Q${(x0 + x1) / 2} ${(y0 + y1) / 2 + sag * 2} ${x1} ${y1}`;
    const count = Math.round((x1 - x0) / 34);
    for (let step = 1; step < count; step++) {
      const t = step / count;
      const y = round(y0 + (y1 - y0) * t + 4 * sag * t * (1 - t));
      const lean = round(((y1 - y0) / (x1 - x0) + (4 * sag * (1 - 2 * t)) / (x1 - x0)) * 11);
      flags[step % 4] += `M${round(x0 + (x1 - x0) * t - 11)} ${round(y - lean)}l22 ${lean * 2}-9 ${round(26 - lean)}Z`;
    }
  }
  return `<path d="${cords}" stroke="#5a4438" stroke-width="2" fill="none"/>${flags.map((path, index) => `<path d="${path}" fill="${colors[index]}"/>`).join('')}`;
}

const guest = (at: string, shirt: string, shine: string, skin: string, hair: string) => `<g transform="${at}"><path d="M-22 0C-26-34-22-52-10-56H10C22-52 26-34 22 0Z" fill="${shirt}"/><path d="M-22 0C-26-34-22-52-10-56H-2C-12-44-12-20-10 0Z" fill="${shine}"/><path d="M-5-62h10v10h-10Z" fill="${skin}"/><circle cy="-72" r="12" fill="${skin}"/>${hair}</g>`;

/** Friends at the table behind, one raising a stein. */
const guests = `<path d="M180 432H350V440H180ZM196 440h10v34h-10ZM324 440h10v34h-10Z" fill="#7a4a30"/>
  ${guest('translate(216 434)', '#b8412f', '#e2705a', '#c98a62', '<path d="M-14-70C-16-92 16-92 14-70 8-80-8-80-14-70ZM-14-70L-16-50-8-58ZM14-70L16-50 8-58Z" fill="#6b3a24"/>')}
  ${guest('translate(270 434)', '#2f5a7a', '#5f93b0', '#a8653f', '<path d="M-20-76C-12-78-12-82-11-88-4-96 8-96 11-88L12-78 20-76C8-72-8-72-20-76Z" fill="#3f6a4a"/><path d="M10-86 18-98 14-84Z" fill="#f2b632"/>')}
  ${guest('translate(324 434)', '#d99a32', '#f4c866', '#e0ad85', '<path d="M-13-70C-16-90 14-92 13-72 8-80-6-82-13-70Z" fill="#3a2a28"/>')}
  <path d="M338 392 362 372 360 348" stroke="#d99a32" stroke-width="11" fill="none" stroke-linecap="round" stroke-linejoin="round"/><use href="#stein" transform="translate(360 352) scale(.34)"/><use href="#stein" transform="translate(246 434) scale(.36)"/><use href="#stein" transform="translate(298 434) scale(.36)"/>`;

/** The accordionist in vest and feathered hat, bellows open. */
const player = `<g transform="translate(512 492) scale(1.080)"><path d="M-70 2q60-14 150 0-70 14-150 0Z" fill="#a37c50"/><g stroke-linecap="round" stroke-linejoin="round" fill="none"><path d="M-14-92-18-50M14-92 18-50" stroke="#5f4430" stroke-width="24"/><path d="M-18-46-18-14M18-46 18-14" stroke="#f3e6cc" stroke-width="15"/></g><path d="M-30 0c0-12 8-16 20-14V0ZM30 0c0-12-8-16-20-14V0Z" fill="#3a2620"/>
  <path d="M-28-92C-32-130-30-168-16-174H16C30-168 32-130 28-92Z" fill="#2f6a52"/><path d="M-28-92C-32-130-30-168-16-174H-8C-18-156-18-120-16-92Z" fill="#5f9c74"/><path d="M-8-174H8L4-96H-4Z" fill="#fff6e2"/><path d="M-28-100h56v10h-56Z" fill="#3f2c22"/>
  <path d="M-20-168-46-146-54-116M20-168 48-146 56-116" stroke="#fff6e2" stroke-width="15" fill="none" stroke-linecap="round" stroke-linejoin="round"/>
  <path d="M-32-158H-30C0-148 4-148 32-158V-98C10-90-10-90-32-98Z" fill="#7a1f2a"/><path d="M-24-155V-97M-16-153V-95M-8-151V-94M0-150V-93M8-151V-94M16-153V-95M24-155V-97" stroke="#e8a04a" stroke-width="3"/>
  <path d="M-64-160-32-164V-92L-64-98Z" fill="#c2352f"/><path d="M-64-160-54-161V-96L-64-98Z" fill="#e8705a"/><path d="M32-164 62-160V-98L32-92Z" fill="#a82a2c"/><path d="M40-156h14v52h-14Z" fill="#fff6e2"/><path d="M40-146h8v4h-8ZM40-136h8v4h-8ZM40-126h8v4h-8ZM40-116h8v4h-8Z" fill="#2b2026"/><path d="M-54-146h0M-54-134h0M-54-122h0M-54-110h0M-43-148h0M-43-136h0M-43-124h0M-43-112h0" stroke="#fff6e2" stroke-width="5" stroke-linecap="round"/>
  <circle cx="-62" cy="-122" r="8" fill="#d99a70"/><circle cx="60" cy="-122" r="8" fill="#d99a70"/><path d="M-7-184h14v12h-14Z" fill="#b9764f"/><circle cy="-196" r="18" fill="#d99a70"/><path d="M-16-204A18 18 0 0 0-4-179C-12-188-12-198-8-206Z" fill="#f0bd94"/><path d="M-10-188q5-5 10-1 5-4 10 1-5 5-10 2-5 3-10-2Z" fill="#6b3a24"/><path d="M-7-198h0M7-198h0" stroke="#3a2620" stroke-width="3.500" stroke-linecap="round"/>
  <path d="M-28-206C-16-208-16-216-12-228-4-236 10-234 13-226L17-208 28-206C12-200-12-200-28-206Z" fill="#3f6a4a"/><path d="M-16-210Q0-204 17-210L16-204Q0-199-17-204Z" fill="#c2352f"/><path d="M12-212C14-230 24-242 34-246 34-232 28-218 16-208Z" fill="#fff3d6"/></g>`;

const table = `<path d="M0 506H800V534H0Z" fill="#c98d54"/><path d="M0 506H800V512H0ZM0 520C200 516 500 526 800 518V522C500 530 200 520 0 524Z" fill="#e8b878"/><path d="M0 534H800V552H0Z" fill="#8a5434"/><path d="M80 552H128L110 600H56ZM672 552H720L744 600H690Z" fill="#6b3f2a"/><path d="M0 584H800V600H0Z" fill="#a86c40"/><path d="M0 584H800V588H0Z" fill="#d9a265"/>`;

const stein = `<g id="stein"><path d="M36-92C72-96 74-26 36-30V-42C56-40 56-80 36-78Z" fill="#dfe9e4"/><path d="M-38-108H38V-8Q0 8-38-8Z" fill="url(#beer)"/><path d="M-38-108H-24V-3Q-32-5-38-8ZM-8-108H4V0H-8Z" fill="#ffe39a"/><path d="M24-108H38V-8Q32-5 24-3Z" fill="#b8652a"/><path d="M-40-12Q0 6 40-12V-2Q0 16-40-2Z" fill="#dfe9e4"/><path d="M-44-104C-52-118-40-130-28-128-24-140-6-142 0-134 8-144 28-140 30-130 44-130 50-114 42-104 36-98 32-96 26-100 24-84 14-84 12-98 0-92-10-94-16-100-24-94-36-96-44-104Z" fill="#fffaf0"/><path d="M6-98C20-104 34-112 42-122 48-114 46-108 42-104 36-98 32-96 26-100 24-84 14-84 12-98Z" fill="#e4d8c8"/></g>`;

/** On the table in front: two full steins, the great pretzel on its board, mustard and radishes. */
const feast = `<path d="M120 532Q220 518 330 530 220 546 120 532ZM560 532Q640 516 770 530 660 546 560 532Z" fill="#8a5434" opacity=".6"/><use href="#stein" transform="translate(176 528) scale(1.100)"/><use href="#stein" transform="translate(650 526) scale(1.020)"/>
  <path d="M268 530 300 508H510L536 530V538H268Z" fill="#7a4a30"/><path d="M268 530 300 508H510L536 530Z" fill="#a86c40"/>
  <g fill="none" stroke-linecap="round" stroke-linejoin="round"><path d="M352 516C310 498 318 448 362 452 396 456 414 492 434 514M450 516C492 498 484 448 440 452 406 456 388 492 368 514" stroke="#7a3f1f" stroke-width="22" transform="translate(2 3)"/><path d="M352 516C310 498 318 448 362 452 396 456 414 492 434 514M450 516C492 498 484 448 440 452 406 456 388 492 368 514" stroke="#b8692e" stroke-width="19"/><path d="M330 496C320 470 336 448 364 450M446 449C470 446 484 464 480 486M392 474C398 482 404 490 408 498" stroke="#e8a452" stroke-width="6"/></g><path d="M336 470h0M346 460h0M366 456h0M384 468h0M432 458h0M452 456h0M468 468h0M474 486h0M400 488h0M336 490h0M418 484h0" stroke="#fffaf0" stroke-width="5" stroke-linecap="round"/>
  <path d="M548 526 544 500H580L576 526Z" fill="#f3e6cc"/><path d="M566 500H580L576 526H566Z" fill="#c9b494"/><ellipse cx="562" cy="500" rx="18" ry="5" fill="#e0a52e"/><path d="M562 498 584 470" stroke="#8a5434" stroke-width="4" stroke-linecap="round"/>
  <circle cx="248" cy="520" r="10" fill="#d9435a"/><circle cx="266" cy="524" r="9" fill="#b8304a"/><path d="M246 511q-8-16-18-18 12-2 20 14 2-14 12-18-6 12-10 22Z" fill="#547d48"/>`;
