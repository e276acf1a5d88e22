import { leafMass, place } from '../../motifs.ts';
import { backdrop, dice, HERO, nightSide, poster, ridge, type Scene, verticalGradient } from '../../poster.ts';

/**
 * Noon on the Guadalupe: cypresses with their knees, a limestone bluff, three floating tubers and a
 * kayak.
 */
export const scene: Scene = {
  name: 'hero-water-sports',
  draw: () =>
    poster(
      HERO,
      `${backdrop(HERO, 'url(#sky)')}${clouds}${hills}${bluff()}${water()}${place('cypress', 1130, 446, 0.62, 0.62)}${place('cypress', 1236, 450, 0.42, 0.42)}${place('shaded', 742, 450, 0.54, 0.5)}${rightBank}${leftBank}${backdrop(HERO, 'url(#night)')}${kayak}${tuber(1150, 640, 1.15, '#e2572f', '#b63d24', '#3f4fb4', '#e8b98c', '#4a2f28')}${tuber(1010, 742, 1.5, '#f4c247', '#cf9230', '#d94f6a', '#c98b62', '#2a2230')}${tuber(866, 618, 0.92, '#4f7fd0', '#365ea8', '#f3ead2', '#e8b98c', '#9a5a34')}`,
      `${nightSide('#0c3c4c', 0.74)}${verticalGradient('sky', [0, '#2f7fae'], [0.3, '#79b9cf'], [0.48, '#d9ecd9'])}${verticalGradient('water', [0, '#7cc8b4'], [0.3, '#3f9f9a'], [1, '#12566a'])}
      ${cypress('cypress', '#6d4f44', '#a97f62', '#2c5d4c', '#43805a', '#82b064')}${cypress('shaded', '#3f3a40', '#5f5250', '#1d4c48', '#28604f', '#3d7a57')}`,
    ),
};

const clouds = `<path d="M820 150C860 120 920 118 950 134 980 96 1070 92 1104 126 1140 112 1190 124 1204 150Z" fill="#eef5ec"/><path d="M850 150C900 136 960 140 990 144 1050 130 1110 138 1130 146L1204 150Z" fill="#c9dfdf"/><path d="M560 212C590 196 630 194 652 204 680 186 730 188 744 212Z" fill="#dcebe6"/>`;

const hills = `<path d="${ridge({ frame: HERO, y: 340, amplitude: 90, swells: 6, seed: 14 })}" fill="#8fb8bf"/><path d="${ridge({ frame: HERO, y: 372, amplitude: 90, swells: 5, seed: 33 })}" fill="#6a9f9c"/><path d="${ridge({ frame: HERO, y: 404, amplitude: 60, swells: 6, seed: 8 })}" fill="#4a8678"/>`;

/** A white bluff on the far side of the bend, in ledges, with brush on top. */
function bluff(): string {
  return `<path d="M740 452V392L760 372 800 366 812 350 900 344 980 352 1060 366 1080 384 1120 400V452Z" fill="#e9dcc0"/><path d="M740 452V404H800L806 392H900L910 404H1000L1010 414H1120V424H990L984 436H860L850 452Z" fill="#c4b39c"/><path d="M760 378h60l6 6h80v6H756ZM920 366h90l8 8v5h-98ZM1010 432h90v8h-94Z" fill="#a8998c"/>
  <path d="${leafMass(850, 348, 60, 16, 11, 3)}${leafMass(1000, 358, 70, 18, 12, 5)}${leafMass(760, 372, 30, 14, 8, 2)}" fill="#3f7760"/><path d="${leafMass(840, 340, 36, 9, 9, 3)}${leafMass(986, 350, 40, 10, 9, 5)}" fill="#6f9f62"/>
  <path d="M0 470V430C200 420 400 424 600 438L760 444H1000C1200 436 1400 426 1600 424V480Z" fill="#39705c"/><path d="M500 456C620 440 700 446 780 448H1010C1090 446 1180 442 1240 450V470H500Z" fill="#dccfae"/><path d="M520 462C700 454 1000 454 1240 458V474H500Z" fill="#a99b82"/>`;
}

function water(): string {
  const roll = dice(21);
  let pale = '';
  let deep = '';
  for (let index = 0; index < 46; index++) {
    const depth = roll() ** 1.4;
    const width = Math.round(30 + depth * 120);
    const path = `M${Math.round(roll() * 1500)} ${Math.round(486 + depth * 390)}q${Math.round(width / 2)}-${Math.round(3 + depth * 6)} ${width} 0-${Math.round(width / 2)} ${Math.round(2 + depth * 4)}-${width} 0Z`;
    if (index % 2) pale += path;
    else deep += path;
  }
  return `<path d="M0 464H1600V900H0Z" fill="url(#water)"/><path d="M520 466H1230C1180 490 1120 500 1060 500 1000 540 900 520 820 506 700 520 600 500 520 466Z" fill="#c9dcc0" opacity=".55"/>
  <path d="M690 468h110l-14 10h-84ZM1082 468h116l-10 12h-92ZM704 486q44-5 84 0-40 8-84 0ZM1096 490q50-6 100 0-50 9-100 0ZM716 504q34-5 66 0-32 8-66 0ZM1112 512q40-6 78 0-38 9-78 0ZM728 524q22-4 46 0-22 7-46 0ZM1128 536q26-5 54 0-26 8-54 0Z" fill="#2f7468" opacity=".6"/><path d="${pale}" fill="#a9e0cd" opacity=".75"/><path d="${deep}" fill="#0f4a5c" opacity=".35"/>`;
}

/** A bald cypress 420 units tall: fluted foot, knees, feathery tiers, lit from the right. */
function cypress(id: string, bark: string, sunny: string, dark: string, middle: string, light: string): string {
  const tiers = (dx: number, dy: number, size: number, seed: number) =>
    [[0, -396, 44, 40], [-34, -340, 60, 34], [40, -318, 66, 34], [-52, -270, 74, 32], [58, -244, 72, 30], [-10, -296, 60, 36]]
      .map(([x = 0, y = 0, w = 0, h = 0], index) => leafMass(x + dx, y + dy, w * size, h * size, 9, seed + index))
      .join('');
  return `<g id="${id}"><path d="M-46 6C-26-8-18-40-14-90-12-180-8-280-4-380H4C8-280 14-180 18-90 20-40 30-10 52 6 30 4 22-4 14 6 6-2-2-2-8 6-16-4-28 2-46 6Z" fill="${bark}"/><path d="M2-380h2C8-280 14-180 18-90 20-40 30-10 52 6 30 4 22-4 14 6 16-40 8-120 2-380Z" fill="${sunny}"/><path d="M-22-2C-12-30-6-80-4-150-6-80 0-20-8 6-14-2-18-2-22-2Z" fill="#4d3838"/><path d="M-82 8C-80-10-72-16-70-22-66-14-62-4-60 8ZM60 8C62-8 66-20 70-28 76-16 78-4 82 8ZM-104 8c2-10 4-12 6-16 4 4 6 10 8 16Z" fill="${bark}"/><path d="M-8-230 -60-262-58-267-6-240ZM8-200 60-236 58-241 6-212Z" fill="${bark}"/><path d="${tiers(0, 0, 1, 1)}" fill="${dark}"/><path d="${tiers(8, -6, 0.72, 11)}" fill="${middle}"/><path d="${tiers(18, -13, 0.4, 21)}" fill="${light}"/></g>`;
}

const rightBank = `<path d="M1600 462C1500 456 1400 470 1330 500 1300 512 1290 530 1320 540 1400 560 1520 590 1600 650Z" fill="#c9b894"/><path d="M1320 540C1400 560 1520 590 1600 650V680C1520 610 1400 580 1318 556 1300 548 1300 530 1304 526 1304 534 1310 538 1320 540Z" fill="#8e8068"/><path d="M1600 440C1500 440 1400 452 1350 486 1440 486 1540 510 1600 560Z" fill="#4f8a54"/><path d="M1390 500h90l10 8h-94ZM1470 540h80l20 10h-90Z" fill="#e9dcbb"/>${place('cypress', 1420, 512, 1.08, 1.08)}${place('cypress', 1560, 560, 1.36, 1.36)}`;

/** The near bank, in shade, keeps the left calm. */
const leftBank = `<path d="M0 470C130 466 270 480 360 512 420 534 400 552 340 566 240 590 90 640 0 720Z" fill="#4f6a5c"/><path d="M340 566C240 590 90 640 0 720V760C90 670 260 606 370 574 410 562 416 548 404 534 404 550 380 558 340 566Z" fill="#33504c"/><path d="M0 450C120 450 240 462 320 500 220 506 80 540 0 590Z" fill="#2c5a48"/>${place('shaded', 270, 520, 1.06, 1.06)}${place('shaded', 50, 560, 1.5, 1.4)}
<path d="M0 900V800C100 770 240 800 330 850 370 872 400 886 420 900Z" fill="#1b4644"/><path d="M60 900C60 850 50 800 30 760 60 790 76 840 80 900ZM110 900C110 840 130 800 150 770 140 820 132 860 130 900ZM170 900C180 860 210 830 240 810 214 840 196 870 190 900ZM10 900C6 860 0 820-20 790V900Z" fill="#2f6a52"/>`;

/** A tuber lying back, hat on, feet up. */
function tuber(x: number, y: number, scale: number, tube: string, shade: string, suit: string, skin: string, hair: string): string {
  return `<g transform="translate(${x} ${y}) scale(${scale})"><path d="M-92 20C-60 34 60 36 96 20 70 48-60 50-92 20Z" fill="#0f4a5c" opacity=".5"/><path d="M-72 6a72 27 0 0 1 144 0 72 29 0 0 1-144 0Z" fill="${tube}"/><path d="M-72 6C-60 30 50 34 72 6 74 44-70 46-72 6Z" fill="${shade}"/><path d="M-40 2a40 13 0 0 1 80 0 40 12 0 0 1-80 0Z" fill="#1c6472"/><path d="M44-16q20 6 24 16-8 2-14 0-2-8-14-12Z" fill="#fff3d6" opacity=".7"/>
  <path d="M10-6C26-26 40-30 46-24L74-6 70 2 46-10C36-2 24 6 10 6Z" fill="${skin}"/><path d="M70-14c6 0 10 6 8 12l-8 2-4-6Z" fill="${skin}"/><path d="M-38-14C-30-26-12-24 4-14L20-8C20 2 12 8 0 8-18 8-36 0-38-14Z" fill="${suit}"/><path d="M-36-16C-50-10-58 0-58 10l8 2C-48 4-42-2-30-4Z" fill="${skin}"/><path d="M-16-16C-6-6 6-2 18 2l-4 7C-2 6-16 2-24-8Z" fill="${skin}"/>
  <path d="M-40-16l10-10 8 8-8 8Z" fill="${skin}"/><circle cx="-40" cy="-32" r="12" fill="${skin}"/><path d="M-52-32C-54-44-46-48-38-47-44-40-46-30-48-24-50-26-52-28-52-32Z" fill="${hair}"/><path d="M-62-32C-54-36-50-38-50-44-46-54-32-54-30-44-28-40-24-40-18-42-20-34-44-30-62-32Z" fill="#f6e7bd"/><path d="M-50-42C-44-38-36-38-30-43v3C-36-35-44-35-50-39Z" fill="${suit}"/></g>`;
}

const kayak = `<g transform="translate(880 536)"><path d="M-100 14C-40 26 40 26 104 14 60 32-60 32-100 14Z" fill="#0f4a5c" opacity=".45"/><path d="M-104-2C-60 2 60 2 108-4 80 20-70 24-104-2Z" fill="#d8452c"/><path d="M-104-2C-60 2 60 2 108-4 90 4-70 10-104-2Z" fill="#ff8a4e"/><path d="M-26-2C-10-6 16-6 28-2 14 3-14 3-26-2Z" fill="#4a2430"/>
<path d="M-14-2C-16-20-14-36-4-42H8C18-36 18-20 14-2Z" fill="#f2c14a"/><path d="M4-42H8C18-36 18-20 14-2H6Z" fill="#fbe08a"/><path d="M-10-36 24-22 22-15-12-26ZM8-38-24-30-22-23 8-28Z" fill="#a86f4c"/><circle cx="2" cy="-53" r="9.500" fill="#a86f4c"/><path d="M-14-54C-8-56-8-66 2-66 12-66 12-56 18-54 10-50-8-50-14-54Z" fill="#fff1cc"/><path d="M-58-52-54-55 54 2 52 6Z" fill="#5a3a34"/><path d="M-72-66C-62-66-52-58-50-50-60-48-70-56-72-66ZM68 18C66 8 56 0 48 0 50 8 58 16 68 18Z" fill="#fff1cc"/></g>`;
