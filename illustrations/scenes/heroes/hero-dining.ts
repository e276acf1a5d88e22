import { grandOak, leafMass, place } from '../../motifs.ts';
import { backdrop, dice, HERO, nightSide, poster, ridge, type Scene, verticalGradient } from '../../poster.ts';

/**
 * Supper at dusk: a long table under a live oak hung with lights, and a brick pit that smokes
 * beside it.
 */
export const scene: Scene = {
  name: 'hero-dining',
  draw: () =>
    poster(
      HERO,
      `${backdrop(HERO, 'url(#sky)')}${far()}${ground}${pit}${oak()}${backdrop(HERO, 'url(#night)')}${lights()}<g transform="translate(200 129) scale(.85)">${guests}${table}${backs}</g>${foreground()}`,
      `${nightSide('#10182f', 0.68, 700)}${verticalGradient('sky', [0, '#10233f'], [0.3, '#2b4664'], [0.48, '#7a5a72'], [0.58, '#cf7257'], [0.68, '#f2b063'])}
      <radialGradient id="halo"><stop offset="0" stop-color="#ffe2a0" stop-opacity=".8"/><stop offset=".35" stop-color="#ffc465" stop-opacity=".25"/><stop offset="1" stop-color="#ffc465" stop-opacity="0"/></radialGradient>
      <radialGradient id="warm"><stop offset="0" stop-color="#ffcf7a" stop-opacity=".5"/><stop offset="1" stop-color="#ffb45a" stop-opacity="0"/></radialGradient>
      <g id="bulb"><circle r="34" cy="9" fill="url(#halo)"/><path d="M-3-3h6v6h-6Z" fill="#1a1c2c"/><circle cy="9" r="7.500" fill="#ffe7a8"/></g>
      <path id="mass" d="${leafMass(0, 0, 100, 50, 15, 3)}"/><path id="sprig" d="${leafMass(0, 0, 66, 16, 9, 7)}"/>
      ${grandOak('oak', '#16202f', '#16283a', '#1c3442', '#28454c')}`,
    ),
};

function far(): string {
  const slope = (y: number, amplitude: number, swells: number, seed: number, fill: string) =>
    `<path d="${ridge({ frame: HERO, y, amplitude, swells, seed })}" fill="${fill}"/>`;
  return `<path d="M60 330C160 320 220 300 310 308 390 300 470 314 540 324 400 338 200 340 60 330Z" fill="#5f5474" opacity=".7"/><path d="M240 420C340 410 420 402 500 410 590 404 660 414 720 424 560 434 380 434 240 420Z" fill="#e08a62" opacity=".7"/>
  ${slope(520, 70, 7, 36, '#8a5f78')}${slope(556, 70, 6, 5, '#5f4f6e')}${slope(596, 60, 6, 29, '#3c4460')}${place('oak', 120, 664, 0.9, 0.86)}${place('oak', 330, 654, -0.6, 0.56)}${place('oak', 560, 660, 0.66, 0.62)}${place('oak', 760, 650, -0.44, 0.4)}`;
}

const ground = `<path d="M0 900V650C240 634 520 646 800 650 1080 650 1360 640 1600 646V900Z" fill="#24414a"/><path d="M0 900V690C260 676 520 690 760 700 1060 704 1340 690 1600 690V900Z" fill="#2c4a48"/><path d="M480 800C620 730 860 700 1060 700 1290 700 1480 728 1560 800 1440 860 1240 880 1020 880 800 880 600 860 480 800Z" fill="#7c6a50"/><path d="M600 800C720 746 900 722 1040 722 1220 724 1400 750 1450 800 1350 840 1200 856 1030 856 860 856 700 840 600 800Z" fill="#b38a56"/>
<path d="M40 660v-34h7v34ZM150 662v-34h7v34ZM260 660v-34h7v34ZM370 660v-34h7v34ZM480 662v-34h7v34ZM0 632H590v5H0ZM0 647H590v5H0Z" fill="#1b2c3c"/>`;

/**
 * The pit: brick courses, an iron lid, a glow at the firebox, a stack; the pitmaster stands by with
 * his fork.
 */
const pit = `<path d="M1532 470C1500 430 1560 396 1520 350 1490 316 1540 280 1518 230 1510 190 1560 160 1540 100 1600 150 1572 190 1580 240 1590 290 1552 320 1574 366 1592 410 1556 440 1560 470Z" fill="#b9a2a0" opacity=".5"/><path d="M1540 470C1524 436 1568 400 1540 352 1524 318 1556 280 1544 236 1576 290 1540 322 1556 364 1570 410 1548 440 1552 470Z" fill="#ecd2b8" opacity=".5"/>
<path d="M1520 470h52v170h-52Z" fill="#6b3a38"/><path d="M1520 470h18v170h-18Z" fill="#a3573f"/><path d="M1512 462h68v14h-68Z" fill="#4a2c34"/>
<path d="M1350 640H1600V736H1350Z" fill="#7c4238"/><path d="M1350 640h60v96h-60Z" fill="#b3623f"/><path d="M1350 662H1600v3H1350ZM1350 686H1600v3H1350ZM1350 710H1600v3H1350ZM1380 640h3v22h-3ZM1440 640h3v22h-3ZM1500 640h3v22h-3ZM1560 640h3v22h-3ZM1410 665h3v21h-3ZM1536 665h3v21h-3ZM1590 665h3v21h-3ZM1380 689h3v21h-3ZM1566 689h3v21h-3ZM1410 713h3v23h-3ZM1540 713h3v23h-3Z" fill="#552d30"/>
<path d="M1340 640C1344 600 1376 586 1420 586H1512V640Z" fill="#33313f"/><path d="M1340 640C1344 600 1376 586 1420 586H1440C1396 592 1372 610 1368 640Z" fill="#7d6a66"/><path d="M1392 606h70v6h-70Z" fill="#c59a6a"/><path d="M1332 636H1600v9H1332Z" fill="#2a2634"/>
<circle cx="1478" cy="712" r="90" fill="url(#warm)"/><path d="M1444 736V698q34-26 68 0v38Z" fill="#2a1c22"/><path d="M1450 736C1450 716 1460 718 1464 702 1474 712 1478 704 1482 694 1490 706 1494 712 1498 706 1504 716 1508 722 1506 736Z" fill="#f2742f"/><path d="M1464 736C1464 722 1474 722 1480 708 1488 718 1494 722 1494 736Z" fill="#ffd070"/>
<g transform="translate(1376 752)"><path d="M-20 0-16-62H16L20 0H6L0-48-6 0Z" fill="#26314a"/><path d="M-20-60C-24-96-22-116-14-122H14C22-116 24-96 20-60Z" fill="#c9d2cf"/><path d="M6-122h8C22-116 24-96 20-60H8Z" fill="#7f8c98"/><path d="M-15-112H13L15-28H-17Z" fill="#a8432f"/><path d="M-15-112H-4L-8-28H-17Z" fill="#d86a42"/><path d="M12-116 36-92 50-104 55-98 36-80 8-100Z" fill="#7f8c98"/><path d="M46-108 92-134 94-130 50-100Z" fill="#2a2634"/><circle cx="0" cy="-136" r="13" fill="#a86f4c"/><path d="M-24-140C-12-144-14-158 0-158 14-158 12-144 24-140 10-134-10-134-24-140Z" fill="#e9d7ad"/></g>`;

/** Middle and scale of each mass of leaves; of each sprig that the lights catch from below. */
const MASSES = [[880, 70, 2.5, 2.2], [1290, 60, -3.3, 2.8], [640, 172, -1.3, 1.1], [1530, 172, 1.6, 1.5], [1040, 170, 1.3, 1.1]] as const;
const SPRIGS = [[960, 168, 1], [1100, 196, -1.1], [1330, 178, 1.4], [700, 198, -0.9], [1500, 216, 1], [830, 160, 0.6]] as const;
const masses = (all: typeof MASSES, size: number) =>
  all.map(([x, y, wide, tall]) => place('mass', x, y - (1 - size) * 90, wide * size, tall * size)).join('');

/** The great oak: its trunk behind the table, one limb out over it, leaves lit from below. */
function oak(): string {
  return `<path d="M1180 680C1216 620 1216 540 1196 470 1160 360 1040 290 880 262 780 244 700 250 620 236L618 222C720 226 840 226 930 240 1060 262 1150 320 1200 390 1200 320 1186 240 1150 160L1180 150C1226 230 1240 300 1246 370 1290 300 1380 230 1520 180L1528 196C1400 256 1300 350 1282 450 1270 540 1280 620 1330 690 1280 676 1230 676 1180 680Z" fill="#2b2330"/><path d="M1180 680C1216 620 1216 540 1196 470 1160 360 1040 290 880 262 1040 300 1130 370 1180 470 1204 540 1200 620 1180 680ZM1246 370C1256 440 1244 560 1250 680H1232C1238 560 1246 440 1240 380Z" fill="#8a5a44"/>
  <g fill="#152b33">${masses(MASSES, 1)}</g><g fill="#1e3b3c">${masses(MASSES, 0.74)}</g><g fill="#6f7444">${SPRIGS.map(([x, y, scale]) => place('sprig', x, y, scale, Math.abs(scale))).join('')}</g>`;
}

function lights(): string {
  const swags = [[650, 226, 1000, 256, 110], [1000, 256, 1420, 236, 130], [800, 250, 1230, 400, 90], [1230, 400, 1600, 250, 96]] as const;
  let wires = '';
  let bulbs = '';
  for (const [x0, y0, x1, y1, drop] of swags) {
    wires += `M${x0} ${y0}Q${(x0 + x1) / 2} ${(y0 + y1) / 2 + drop * 2} ${x1} ${y1}`;
    for (let index = 1; index < 7; index++) {
      const t = index / 7;
      bulbs += `<use href="#bulb" x="${Math.round(x0 + (x1 - x0) * t)}" y="${Math.round(y0 + (y1 - y0) * t + 4 * drop * t * (1 - t))}"/>`;
    }
  }
  return `<ellipse cx="1010" cy="600" rx="460" ry="200" fill="url(#warm)"/><path d="${wires}" fill="none" stroke="#1a1c2c" stroke-width="2.500"/>${bulbs}`;
}

/**
 * Someone at the far side of the table, from the waist up; x is the middle, the table edge is at y
 * 652.
 */
const guest = (x: number, lean: number, shirt: string, lit: string, skin: string, hair: string) =>
  `<g transform="translate(${x} 652) rotate(${lean})"><path d="M-36 0C-40-36-34-56-14-60H14C34-56 40-36 36 0Z" fill="${shirt}"/><path d="M-14-60H14C26-58 32-50 34-38 16-46-16-46-34-38-32-50-26-58-14-60Z" fill="${lit}"/><path d="M-6-70H6v12q-6 6-12 0Z" fill="${skin}"/><ellipse cy="-82" rx="14.500" ry="17" fill="${skin}"/>${hair}</g>`;

const hat = '<path d="M-32-90C-18-92-18-112-6-110 0-107 0-107 6-110 18-112 18-92 32-90 16-82-16-82-32-90Z" fill="#ecd9a6"/><path d="M-17-94H17v5H-17Z" fill="#8a4a34"/>';
const longHair = '<path d="M-20-58C-24-90-14-102 0-102 14-102 24-90 20-58 14-60 14-74 13-84 6-90-4-92-12-86-14-74-12-60-20-58Z" fill="#4a2a26"/>';
const shortHair = '<path d="M-15-82C-18-98-8-102 1-102 12-102 18-96 15-80 12-90 4-93-6-92-12-92-14-88-15-82Z" fill="#2c2430"/>';
const grayHair = '<path d="M-16-74C-20-98-8-104 1-104 14-104 20-94 16-74 12-86 6-93-4-93-12-92-13-84-16-74Z" fill="#cfc3b8"/>';
const guests = `${guest(772, 4, '#3c5f86', '#6d90ac', '#d9a273', hat)}${guest(868, -5, '#a8434a', '#dc7a62', '#e8b98c', longHair)}${guest(970, 5, '#4f6a4a', '#88965c', '#8a5a42', shortHair)}${guest(1074, -4, '#b98a3c', '#e8be66', '#e0a97c', grayHair)}${guest(1180, -6, '#6a4a78', '#a0769a', '#a86f4c', longHair)}`;

/**
 * Planks with a strip of butcher paper: brisket, sausage links, bread, jars and a jug of flowers.
 */
const table = `<path d="M716 690 690 800h16l28-110ZM1250 690l28 110h-16l-28-110ZM960 690l-10 100h14l8-100Z" fill="#3f2a2c"/>
<path d="M696 650H1258L1304 694H650Z" fill="#d99a58"/><path d="M650 694H1304V710H650Z" fill="#7c4a36"/><path d="M690 661H1270l5 3H686ZM668 680H1286l5 3H664Z" fill="#b3723f"/><path d="M760 654H1200L1220 688H738Z" fill="#f6e2b8"/>
<path d="M812 672a56 13 0 1 0 112 0 56 13 0 1 0-112 0Z" fill="#c9a878"/><path d="M826 670C826 648 850 642 876 644 904 644 914 656 912 670 890 676 846 676 826 670Z" fill="#4a2724"/><path d="M876 644C904 644 914 656 912 670 906 672 896 673 888 674 892 660 888 648 876 644Z" fill="#b3573f"/><path d="M832 656C842 644 866 643 880 645 862 648 846 652 838 662Z" fill="#7d4634"/>
<path d="M976 668q30-18 60 0q-6 10-12 0-18-8-36 0-8 10-12 0Z" fill="#a84a30"/><path d="M972 680q34-16 70-2-6 10-14 3-20-6-42 2-8 6-14-3Z" fill="#c9623a"/>
<path d="M1074 672C1070 656 1086 650 1104 650 1124 650 1136 658 1132 672 1114 680 1090 680 1074 672Z" fill="#c98a48"/><path d="M1080 660C1090 650 1114 650 1124 658L1118 660 1112 655 1106 660 1100 655 1094 661Z" fill="#f0c27c"/>
<path d="M1150 646h40l-5 28h-30Z" fill="#8fb0b0"/><path d="M1150 646h14l1 28h-10Z" fill="#dbe8d8"/><path d="M1170 648C1150 640 1146 622 1154 612 1160 618 1164 622 1168 634 1166 616 1172 606 1180 602 1184 616 1180 628 1176 640 1184 626 1194 622 1200 624 1198 638 1186 648 1170 648Z" fill="#44683f"/><path d="M1146 606a8 8 0 1 1 16 0 8 8 0 1 1-16 0ZM1192 618a8 8 0 1 1 16 0 8 8 0 1 1-16 0Z" fill="#f2b84a"/><path d="M1170 598a9 9 0 1 1 18 0 9 9 0 1 1-18 0Z" fill="#e4572e"/>
<path d="M720 658h18v26h-18ZM944 654h16v24h-16ZM1232 662h18v26h-18Z" fill="#b9703a"/><path d="M720 658h6v26h-6ZM944 654h5v24h-5ZM1232 662h6v26h-6Z" fill="#f2c27c"/><path d="M719 652h20v7h-20ZM943 648h18v7h-18ZM1231 656h20v7h-20Z" fill="#f6ead0"/>`;

/** Two guests with their backs to us on the near bench. */
const backs = `<path d="M640 790H1320V804H640Z" fill="#5a3834"/><path d="M640 790H1320V795H640Z" fill="#b3723f"/><path d="M690 804h14v56h-14ZM1256 804h14v56h-14ZM966 804h14v54h-14Z" fill="#33242c"/>
<g transform="translate(760 792)"><path d="M-46 4C-52-14-42-26-40-50-44-92-34-108-14-112H14C34-108 44-92 40-50 42-26 52-14 46 4Z" fill="#2f3f5c"/><path d="M-14-112H14C30-109 38-100 41-84 20-98-20-98-41-84-38-100-30-109-14-112Z" fill="#6f88a0"/><path d="M-7-122H7v14H-7Z" fill="#a86f4c"/><ellipse cy="-134" rx="16" ry="18" fill="#3a2a2c"/><path d="M-38-142C-20-144-22-166-8-164 0-161 0-161 8-164 22-166 20-144 38-142 20-132-20-132-38-142Z" fill="#a8854f"/><path d="M-19-150H19v6H-19Z" fill="#4a2f2c"/></g>
<g transform="translate(1128 792)"><path d="M-42 4C-48-12-38-28-36-50-40-88-30-104-12-108H12C30-104 40-88 36-50 38-28 48-12 42 4Z" fill="#7c3440"/><path d="M-12-108H12C28-105 34-98 37-82 18-94-18-94-37-82-34-98-28-105-12-108Z" fill="#cf6a58"/><path d="M-17-130C-18-150-8-156 0-156 10-156 18-148 17-128 20-112 16-84 10-76 4-70-6-70-11-78-18-92-18-112-17-130Z" fill="#5c3424"/><path d="M-10-150C-4-156 6-156 12-148 4-150-4-150-10-146Z" fill="#a8683c"/></g>`;

/** Dark grass and fireflies. */
function foreground(): string {
  const roll = dice(18);
  let blades = '';
  let flies = '';
  for (let index = 0; index < 34; index++) {
    const x = Math.round(index * 48 + roll() * 20);
    const tall = Math.round(16 + roll() * 26);
    blades += `M${x} 880q-2-${tall / 2} ${Math.round(roll() * 18 - 9)}-${tall} 2 ${tall / 2} 6 ${tall}Z`;
    if (index % 3 === 0) flies += `M${Math.round(60 + roll() * 560)} ${Math.round(660 + roll() * 180)}v.1`;
  }
  return `<path d="M0 900V850C200 826 420 846 600 866 900 884 1300 884 1600 850V900Z" fill="#17303a"/><path d="${blades}" fill="#17303a"/><path d="${flies}" stroke="#ffe08a" stroke-width="5" stroke-linecap="round" opacity=".85"/>`;
}
