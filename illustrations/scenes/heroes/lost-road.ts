import { grandOak, juniper, place, pricklyPear } from '../../motifs.ts';
import { backdrop, dice, HERO, nightSide, poster, ridge, type Scene, verticalGradient } from '../../poster.ts';

/**
 * Moonrise where a ranch road ends: a closed gate, a weathered blank signpost, a longhorn and an
 * armadillo, both puzzled.
 */
export const scene: Scene = {
  name: 'lost-road',
  draw: () =>
    poster(
      HERO,
      `${backdrop(HERO, 'url(#sky)')}${moon}${hills()}${pasture}${backdrop(HERO, 'url(#night)')}${longhorn}${fence()}${gate}<g transform="translate(38)">${sign}</g>${road}${armadillo}${foreground()}`,
      `${nightSide('#1b2a48', 0.6, 560)}${verticalGradient('sky', [0, '#1f3558'], [0.3, '#41607f'], [0.5, '#8f8fa6'], [0.62, '#e2ab9c'], [0.72, '#f6cfa6'])}
      ${grandOak('oak', '#22293a', '#24384a', '#34505a', '#6f7f72')}${juniper('juniper', '#2b4450', '#5f7570')}${pricklyPear('pear', '#2b4c50', '#3f665c', '#7d9070', '#a8486a')}`,
    ),
};

const moon = `${[300, 210, 140].map((radius) => `<circle cx="1180" cy="372" r="${radius}" fill="#ffe9c4" opacity=".13"/>`).join('')}<circle cx="1180" cy="372" r="88" fill="#fff1d2"/><path d="M1142 332a22 16 0 1 0 44 6 22 16 0 1 0-44-6ZM1198 372a26 20 0 1 0 50 4 26 20 0 1 0-50-4ZM1128 392a14 12 0 1 0 30 0 14 12 0 1 0-30 0ZM1176 318a9 6 0 1 0 20 0 9 6 0 1 0-20 0Z" fill="#f3d9b0"/>
<path d="M980 420C1060 408 1110 398 1170 404 1230 396 1300 406 1370 416 1260 430 1100 432 980 420Z" fill="#d99a98"/><path d="M1060 422C1140 412 1240 412 1330 418 1240 428 1140 430 1060 422Z" fill="#ffd9b4"/><path d="M520 300C600 290 660 272 740 280 800 270 880 284 940 294 820 308 640 310 520 300Z" fill="#7d86a4" opacity=".75"/><path d="M600 302C690 294 800 292 900 296 800 306 690 308 600 302Z" fill="#d9b0ac" opacity=".8"/><path d="M1260 216C1340 206 1400 196 1460 202 1520 194 1570 202 1600 206V222C1500 230 1360 228 1260 216Z" fill="#71809f" opacity=".7"/>
<path d="M0 420C100 408 170 398 250 406 330 398 410 412 460 420 320 434 140 434 0 430Z" fill="#8f86a2" opacity=".6"/><path d="M180 120v.1M320 70v.1M470 160v.1M90 230v.1M640 90v.1M820 140v.1M1010 70v.1M1380 100v.1M560 220v.1M250 300v.1" stroke="#fff1d2" stroke-width="4" stroke-linecap="round" opacity=".8"/>`;

function hills(): string {
  const slope = (y: number, amplitude: number, swells: number, seed: number, fill: string) =>
    `<path d="${ridge({ frame: HERO, y, amplitude, swells, seed })}" fill="${fill}"/>`;
  const roll = dice(9);
  let brush = '';
  for (let index = 0; index < 60; index++) {
    const half = 4 + Math.floor(roll() * 6);
    brush += `M${Math.round(roll() * 1600)} ${Math.round(560 + roll() * 40)}q${half}-${half * 2} ${half * 2} 0`;
  }
  return `${slope(470, 80, 6, 73, '#a58aa4')}${slope(500, 80, 7, 16, '#7d7697')}${slope(536, 60, 6, 40, '#5b6686')}<path d="M0 900V560C240 540 480 556 720 560 1000 564 1300 540 1600 552V900Z" fill="#4a6272"/><path d="${brush}" fill="#38505f"/>`;
}

const pasture = `<path d="M0 900V600C240 586 520 596 800 598 1100 600 1340 586 1600 592V900Z" fill="#6b7a6a"/><path d="M760 596C900 594 1200 594 1400 588 1500 586 1560 588 1600 590V612C1360 606 1000 608 760 604Z" fill="#a3a07a"/>${place('oak', 150, 624, 1.2, 1.1)}${place('oak', 420, 610, -0.66, 0.6)}${place('oak', 1490, 628, -1.16, 1.1)}${place('juniper', 560, 612, 0.9, 0.9)}${place('juniper', 606, 616, 0.6, 0.7)}${place('juniper', 1340, 616, -0.8, 0.9)}
<path d="M880 690C900 650 930 620 950 604H1010C1020 640 1060 670 1090 690Z" fill="#b59a80"/><path d="M972 604h10c4 34 10 60 20 86h-50c10-28 16-54 20-86Z" fill="#7d8060"/>`;

/** It stands behind the gate, its head turned to the visitor. */
const longhorn = `<g transform="translate(934 694) scale(.96)"><path d="M70-80h18l-2 82H70ZM160-86h20l-2 88h-16Z" fill="#4f2c30"/><path d="M214-148C230-126 230-86 222-52L214-40C216-80 216-110 208-130Z" fill="#7a3f34"/>
<path d="M-14-140C4-166 50-168 100-162 150-158 190-170 214-150 226-134 224-104 218-84L220-44 216 2H198L196-46 184-78C150-66 100-64 60-70L56-40 54 2H38L36-46 30-66 22-40 20 2H4L2-50C-14-80-24-110-14-140Z" fill="#a35638"/>
<path d="M100-162C150-158 190-170 214-150 222-140 224-128 223-114 200-140 170-146 140-144 120-144 106-150 100-162Z" fill="#dd9860"/><path d="M58-164C86-166 96-164 108-161 126-140 128-112 112-96 92-84 70-90 64-112 58-130 50-150 58-164ZM150-74C152-96 168-108 184-102 196-96 200-84 196-70L190-66 184-78C172-74 160-72 150-74Z" fill="#ecd6b8"/><path d="M2-50C-14-80-20-106-16-130-4-100 20-84 60-78 110-72 160-84 184-92L184-78C150-66 100-64 60-70L56-40 54 2H46L40-60 30-66 22-40 20 2H12Z" fill="#7a3f34"/>
<g transform="translate(-6 -12)"><path d="M-28-180C-46-190-64-182-74-166-58-156-40-160-28-168ZM28-180C46-190 64-182 74-166 58-156 40-160 28-168Z" fill="#7a3f34"/><path d="M-22-198C-64-208-104-196-136-208-158-218-168-238-172-260-180-232-170-206-148-190-116-172-64-182-22-178ZM22-198C64-208 104-196 136-208 158-218 168-238 172-260 180-232 170-206 148-190 116-172 64-182 22-178Z" fill="#f3e3c6"/><path d="M-172-260C-180-232-170-206-148-190-116-172-64-182-22-178V-186C-64-190-114-182-142-198-162-212-170-232-172-260ZM172-260C180-232 170-206 148-190 116-172 64-182 22-178V-186C64-190 114-182 142-198 162-212 170-232 172-260Z" fill="#b59a90"/>
<path d="M-29-192C-10-202 10-202 29-192 32-168 24-140 21-116 18-100-18-100-21-116-24-140-32-168-29-192Z" fill="#a35638"/><path d="M4-199C14-199 22-196 29-192 32-168 24-140 21-116 20-108 10-104 4-103Z" fill="#c9744a"/><path d="M-10-196C-4-170-14-140-12-116H12C14-140 6-170 12-196 6-199-4-199-10-196Z" fill="#ecd6b8"/><path d="M-22-202C-10-212 10-212 22-202 18-186 8-180 0-172-8-180-18-186-22-202Z" fill="#7a3f34"/><path d="M-24-118C-14-130 14-130 24-118 28-102 14-92 0-92-14-92-28-102-24-118Z" fill="#c99a8c"/><path d="M-15-110a5 4 0 1 0 10 2 5 4 0 1 0-10-2ZM5-108a5 4 0 1 0 10-2 5 4 0 1 0-10 2ZM-25-164a5.500 5 0 1 0 11 0 5.500 5 0 1 0-11 0ZM14-164a5.500 5 0 1 0 11 0 5.500 5 0 1 0-11 0Z" fill="#2a1c28"/><path d="M-22-166h3v3h-3ZM17-166h3v3h-3Z" fill="#fff1d2"/></g></g>`;

/** Cedar posts and wire on both sides of the gate. */
function fence(): string {
  let posts = '';
  let shine = '';
  for (const [index, x] of [30, 140, 250, 360, 470, 575, 675, 1310, 1410, 1500, 1586].entries()) {
    const top = 604 + (index % 3) * 5 + (x < 700 ? (x - 675) * -0.03 : 0);
    posts += `M${x} ${Math.round(top)}l9-5 5 6 2 ${96 + (index % 2) * 8}h-16Z`;
    shine += `M${x + 9} ${Math.round(top) - 5}l5 6 2 ${96 + (index % 2) * 8}h-5Z`;
  }
  return `<path d="M0 644Q90 652 140 640T360 640 575 638 770 634M0 676Q90 682 140 672T360 672 575 668 770 664M1180 634Q1250 642 1310 634T1500 634 1600 638M1180 664Q1250 672 1310 666T1500 666 1600 670" fill="none" stroke="#2f3a4a" stroke-width="3"/><path d="${posts}" fill="#4a4450"/><path d="${shine}" fill="#9a8580"/>`;
}

/** Limestone pillars and a gate of five bars, shut with a loop of chain. */
const gate = `<path d="M724 700V556H784V704Z" fill="#9a8c90"/><path d="M760 556H784V704H758Z" fill="#e0c8ae"/><path d="M716 544H792V560H716Z" fill="#c9b3a4"/><path d="M724 592h34v3h-34ZM724 630h34v3h-34ZM724 668h34v3h-34ZM740 560h3v32h-3ZM748 595h3v35h-3ZM736 633h3v35h-3Z" fill="#7a7080"/>
<path d="M1168 704V556H1228V700Z" fill="#9a8c90"/><path d="M1204 556H1228V700H1202Z" fill="#e0c8ae"/><path d="M1160 544H1236V560H1160Z" fill="#c9b3a4"/><path d="M1168 592h34v3h-34ZM1168 630h34v3h-34ZM1168 668h34v3h-34ZM1184 560h3v32h-3ZM1192 595h3v35h-3Z" fill="#7a7080"/>
<path d="M790 594H1164V603H790ZM790 618H1164V626H790ZM790 642H1164V650H790ZM790 666H1164V674H790ZM790 688H1164V695H790ZM786 586h12v114h-12ZM1154 586h12v114h-12ZM972 594h10v101h-10ZM798 688 972 598v10L798 698Z" fill="#6b5a5c"/><path d="M790 594H1164V598H790ZM790 618H1164V621H790ZM790 642H1164V645H790ZM790 666H1164V669H790ZM790 688H1164V691H790Z" fill="#cfb096"/><path d="M1148 624h30v5h-30ZM1172 629h5v18h-5Z" fill="#2f3a4a"/>`;

/** Two gray boards with nothing on them, one pointing each way. */
const sign = `<path d="M1276 730V462l10-8 12 8V730Z" fill="#5a4c54"/><path d="M1287 454l11 8V730H1288Z" fill="#b0958a"/><path d="M1230 482 1398 474 1424 502 1398 528 1232 522Z" fill="#a8938a"/><path d="M1230 482 1398 474 1424 502 1318 496 1230 492Z" fill="#d6bfa8"/><path d="M1348 548 1192 556 1164 582 1194 606 1350 594Z" fill="#93807e"/><path d="M1348 548 1192 556 1164 582 1260 568 1350 560Z" fill="#c4aa9a"/><path d="M1252 506l90-2v3l-90 2ZM1330 514l50-1v3l-50 1ZM1220 588l76-2v3l-76 2ZM1270 576l60-3v3l-60 3ZM1398 474l-14 14-4-1 6-12Z" fill="#7a6a6c"/><path d="M1283 488h6v6h-6ZM1283 512h6v6h-6ZM1283 562h6v6h-6ZM1283 584h6v6h-6Z" fill="#3f3640"/>
<path d="M1256 736C1262 716 1274 712 1288 712 1304 712 1316 720 1320 736Z" fill="#8f8488"/><path d="M1288 712C1304 712 1316 720 1320 736H1296Z" fill="#d6c0aa"/>`;

const road = `<path d="M0 900V700C240 684 520 694 760 702H1200C1360 700 1480 690 1600 690V900Z" fill="#55664f"/><path d="M820 702H1140C1180 760 1250 830 1340 900H560C690 830 780 770 820 702Z" fill="#a88a74"/><path d="M1040 702H1140C1180 760 1250 830 1340 900H1180C1110 830 1060 760 1040 702Z" fill="#d9b594"/><path d="M954 702h46C1010 760 1030 830 1060 900H850C900 830 940 770 954 702Z" fill="#747a56"/><path d="M830 702h60C860 770 790 840 700 900H640C740 830 810 760 830 702Z" fill="#8a7068"/><path d="M1200 702C1360 700 1480 690 1600 690V716C1460 716 1330 726 1214 730Z" fill="#8f9368"/>`;

const armadillo = `<g transform="translate(1036 834) scale(-1 1)"><path d="M-110 6C-40-8 60-8 110 6 60 18-60 18-110 6Z" fill="#5a4a50" opacity=".55"/><path d="M-52-18C-78-16-104-6-128 2-104 6-74 4-50-4Z" fill="#7d6a70"/><path d="M-40-8h18l-2 14h-18ZM30-8h16l4 14H32Z" fill="#5a4a54"/><path d="M48-34C66-38 86-24 102-8 104-3 96-1 88-2 72 0 56-2 46-10Z" fill="#a88c88"/><path d="M58-32C54-48 60-58 66-60 72-52 72-40 68-30ZM70-32C70-46 76-54 82-55 86-46 82-36 78-28Z" fill="#8a7078"/><path d="M78-21a3.500 3.500 0 1 1 7 0 3.500 3.500 0 1 1-7 0Z" fill="#2a1c28"/><path d="M-60-4C-66-40-34-66 2-64 38-62 60-36 56-4Z" fill="#8a7078"/><path d="M-60-4C-66-40-34-66 2-64-20-56-40-36-40-4Z" fill="#dcbfa6"/><path d="M-18-62-12-63C-22-44-22-24-18-4H-24C-30-24-28-44-18-62ZM0-64H6C-4-44-4-24 0-4H-6C-12-24-10-44 0-64ZM18-62 23-60C14-42 14-24 18-4H12C6-24 8-42 18-62Z" fill="#5f4c5a"/></g>`;

function foreground(): string {
  const roll = dice(31);
  let grass = '';
  for (let index = 0; index < 30; index++) {
    const x = Math.round(index < 15 ? index * 42 : 1180 + (index - 15) * 30);
    const tall = Math.round(20 + roll() * 26);
    grass += `M${x} ${870 + (index % 3) * 6}q-4-${tall} -16-${tall} 14 2 20 ${tall - 10} 0-${tall - 6} 4-${tall + 6} 4 14 2 ${tall + 6} 6-16 16-20-8 12-10 24Z`;
  }
  return `<path d="M0 900V810C180 780 420 800 560 850 590 864 600 884 610 900ZM1600 900V786C1460 784 1340 800 1270 836 1300 860 1320 880 1330 900Z" fill="#3a4e48"/><path d="${grass}" fill="#7f8660"/>${place('pear', 1480, 868, 1.3, 1.3)}${place('pear', 1560, 884, -0.9, 0.9)}<path d="M0 900V866C180 850 420 866 620 900ZM1600 900V872C1500 866 1400 876 1320 900Z" fill="#2a3c3c"/>`;
}
