import { at } from '../../kit/at.ts';
import { cloud } from '../../kit/skies.ts';
import { grandOak, juniper, leafMass, place, pricklyPear } from '../../motifs.ts';
import { backdrop, dice, HERO, nightSide, poster, ridge, type Scene, verticalGradient } from '../../poster.ts';

/**
 * An autumn afternoon at Enchanted Rock: two hikers cross a slab below the bald pink dome, more are
 * on its back.
 */
export const scene: Scene = {
  name: 'hero-outdoor',
  draw: () =>
    poster(
      HERO,
      `${backdrop(HERO, 'url(#sky)')}${clouds}${hills()}${dome}${savanna()}${slab}${backdrop(HERO, 'url(#night)')}${hiker(990, 706, 1.36, '#d9a441', '#2f4a6e', '#f3e6c4', '#8a4a34')}${hiker(846, 726, 1.28, '#3f7a8a', '#4a3a3a', '#c9483a', '#c98b62')}${foreground}`,
      `${nightSide('#1f3f6e', 0.68, 640)}${verticalGradient('sky', [0, '#1d5488'], [0.32, '#3f86b0'], [0.56, '#a9cfd0'], [0.66, '#f2e2bd'])}
      ${grandOak('oak', '#4a3833', '#4c5a38', '#74763e', '#b09a48')}${juniper('juniper', '#3d5a48', '#68804e')}${pricklyPear('pear')}`,
    ),
};

const clouds = `${at(1270, 300, 2.3, cloud('#fbf3e2', '#d6dcd8'))}${at(1540, 330, 1.7, cloud('#f3ecdc', '#cdd6d6'))}${at(1010, 262, 0.9, cloud('#f3ecdc', '#cdd6d6'))}
<path d="M470 214C500 190 550 186 580 200 610 168 690 168 716 200 750 190 780 200 790 214 700 226 560 206 470 214Z" fill="#bcd6da" opacity=".7"/><path d="M600 118C680 110 720 96 790 102 850 94 920 104 960 112 860 122 700 124 600 118Z" fill="#9cc4d2" opacity=".55"/><path d="M60 330C150 318 220 314 290 322 350 314 430 324 480 334 340 342 180 342 60 330Z" fill="#bcd6da" opacity=".5"/>
<path d="M742 262c-10-10-22-12-36-8 12-10 28-8 38 2 8-12 24-16 38-8-14-2-26 2-34 14ZM668 304c-6-6-14-8-22-5 8-6 17-5 24 1 5-7 15-10 24-5-9-1-17 1-22 9Z" fill="#23395a"/>`;

function hills(): string {
  const slope = (y: number, amplitude: number, swells: number, seed: number, fill: string) =>
    `<path d="${ridge({ frame: HERO, y, amplitude, swells, seed })}" fill="${fill}"/>`;
  return `${slope(510, 50, 8, 15, '#8fa9b5')}${slope(536, 50, 6, 42, '#7d97a0')}<path d="M120 580C180 500 250 476 330 480 410 486 470 530 520 590Z" fill="#a88488"/><path d="M330 480C410 486 470 530 520 590H400C400 550 380 500 330 480Z" fill="#c79c92"/>${slope(568, 40, 7, 19, '#6f8a80')}`;
}

/**
 * The dome: bare granite in five tones, peeling sheets, dark water streaks, tree islands in its
 * creases.
 */
const dome = `<path d="M420 640C520 540 640 452 780 394 900 346 1010 326 1100 328 1220 332 1330 366 1430 430 1500 474 1560 540 1600 580V720H420Z" fill="#d98f78"/>
<path d="M420 640C520 540 640 452 780 394 830 374 880 358 926 348 820 430 800 500 720 560 660 600 560 640 520 660Z" fill="#a0666c"/><path d="M926 348C980 336 1040 328 1100 328 1010 372 960 440 930 520 900 590 820 640 760 700H520C620 650 700 590 750 540 810 470 830 420 926 348Z" fill="#bd7a70"/>
<path d="M1100 328C1220 332 1330 366 1430 430 1500 474 1560 540 1600 580V640C1540 560 1440 480 1350 440 1270 402 1180 366 1100 328Z" fill="#f7cfa8"/><path d="M1180 368C1290 414 1400 458 1480 520 1540 566 1580 620 1600 660V720H1380C1390 620 1340 480 1180 368Z" fill="#ebb08c"/>
<path d="M1000 440C1060 420 1130 424 1190 452 1130 440 1070 440 1010 462 1000 466 994 444 1000 440ZM1060 540C1130 510 1220 514 1290 548 1220 536 1140 536 1072 562ZM840 480C880 440 910 424 950 412 920 440 890 470 868 506ZM1240 446C1290 456 1340 478 1380 512 1330 490 1290 476 1246 466ZM1330 580C1380 572 1450 590 1490 622 1440 606 1390 602 1338 604ZM900 600C960 570 1030 566 1090 580 1030 584 970 596 920 630Z" fill="#b0696a"/>
<path d="M1000 440C1060 420 1130 424 1190 452 1130 430 1070 430 1004 450ZM1060 540C1130 510 1220 514 1290 548 1220 524 1140 524 1064 550ZM1330 580C1380 572 1450 590 1490 622 1440 598 1390 592 1334 592Z" fill="#fbdcb8"/>
<path d="M1090 332C1080 380 1076 410 1082 424 1090 400 1096 370 1104 332ZM1146 334C1150 370 1160 400 1172 430 1170 396 1166 366 1160 336ZM1030 336C1010 366 1000 396 996 430 1012 400 1030 370 1044 334ZM1228 460C1240 490 1246 510 1246 532 1256 510 1252 486 1242 464ZM964 466C946 500 936 530 934 570 952 540 966 510 976 476Z" fill="#8f5a64" opacity=".55"/>
<path d="${leafMass(820, 420, 22, 9, 7, 1)}${leafMass(1206, 458, 24, 9, 7, 2)}${leafMass(1304, 556, 30, 11, 8, 3)}${leafMass(1130, 590, 28, 10, 8, 4)}${leafMass(690, 520, 26, 11, 8, 5)}${leafMass(1500, 626, 26, 10, 7, 6)}" fill="#5f6b46"/><path d="${leafMass(1212, 453, 14, 5, 6, 2)}${leafMass(1312, 551, 18, 6, 7, 3)}${leafMass(1138, 585, 16, 5, 7, 4)}${leafMass(1506, 621, 14, 5, 7, 6)}" fill="#a9984e"/>
<path d="M1250 352c-2-16 20-24 34-12 4 8 2 16-2 24Z" fill="#c07c70"/><path d="M1262 336c12-4 24 4 24 14 0 6-2 10-4 14l-14-6Z" fill="#f4c8a2"/><path d="M1094 314h3l1 7 3 8h-2l-3-7-3 7h-2l2-8ZM1096 308a3 3 0 1 1 0 6 3 3 0 0 1 0-6ZM1120 316h3l2 6 2 8h-2l-3-6-3 6h-2l2-8ZM1122 310a3 3 0 1 1 0 6 3 3 0 0 1 0-6ZM1146 320h3l1 6 3 7h-2l-3-5-3 5h-2l2-7ZM1148 314a3 3 0 1 1 0 6 3 3 0 0 1 0-6Z" fill="#3a2f4a"/>`;

function savanna(): string {
  const roll = dice(34);
  let trees = '';
  for (let index = 0; index < 26; index++) {
    const x = index * 62 + roll() * 40;
    const y = 630 + Math.abs(Math.sin(index)) * 30 + (x < 600 ? 20 : 14);
    if (x > 740 && x < 1060) continue;
    trees += index % 3 ? place('oak', x, y, 0.34 + roll() * 0.24, 0.32 + roll() * 0.2) : place('juniper', x, y, 0.6, 0.6 + roll() * 0.3);
  }
  return `<path d="M0 600C160 590 300 600 420 622 620 650 900 640 1100 640 1300 640 1460 630 1600 616V900H0Z" fill="#94884f"/>${trees}<path d="M0 690C260 664 520 690 760 684 1040 676 1340 690 1600 664V900H0Z" fill="#7d7442"/>`;
}

/** The slab underfoot, with a vernal pool that mirrors the sky. */
const slab = `<path d="M380 900C440 800 560 742 740 716 900 694 1120 690 1280 696 1420 700 1540 690 1600 676V900Z" fill="#c98372"/><path d="M560 786C620 752 680 728 740 716 900 694 1120 690 1280 696 1420 700 1540 690 1600 676V716C1480 740 1340 736 1200 736 960 732 740 740 560 786Z" fill="#f0be9a"/><path d="M380 900C440 800 560 742 740 716 700 750 660 780 640 820 620 850 612 880 610 900Z" fill="#8d5560"/>
<path d="M1160 764C1220 752 1330 750 1390 764 1410 776 1360 788 1290 790 1220 792 1140 782 1160 764Z" fill="#a4636a"/><path d="M1170 770C1230 758 1330 758 1384 768 1390 778 1350 786 1290 787 1220 788 1160 782 1170 770Z" fill="#7fb7c6"/><path d="M1210 774C1260 766 1320 766 1360 772 1330 778 1260 780 1210 774Z" fill="#e9efdf"/>
<path d="M700 780C780 760 900 764 980 780 900 776 790 782 716 800ZM860 852C960 826 1100 830 1200 850 1100 846 980 852 880 876ZM1400 830C1460 812 1540 812 1600 824V838C1540 828 1470 832 1412 846Z" fill="#a4636a"/><path d="M948 710C1018 702 1118 706 1178 716 1098 722 1018 724 948 718ZM810 730C868 722 948 724 1008 732 938 740 868 742 810 736Z" fill="#9d6070" opacity=".6"/>`;

/** A walker with a pack and a pole, 112 units tall. */
function hiker(x: number, y: number, scale: number, shirt: string, pack: string, hat: string, skin: string): string {
  return `<g transform="translate(${x} ${y}) scale(${scale})"><path d="M-6-54 5-52-2-28-14-4H-22L-11-30Z" fill="${skin}"/><path d="M-24-6h11l3 6h-17Z" fill="#4a3033"/><path d="M-4-54H8L20-32 17-4H9L10-30Z" fill="${skin}"/><path d="M8-7h10l8 7H8Z" fill="#4a3033"/><path d="M-8-57H9L17-37 5-33 1-42-4-33-14-39Z" fill="#5c6247"/><path d="M4-57H9L17-37 10-35Z" fill="#8a8c5c"/><path d="M-6-54C-9-70-7-84 0-90H8C13-84 12-66 9-54Z" fill="${shirt}"/><path d="M4-90H8C13-84 12-66 9-54H5C8-66 8-80 4-90Z" fill="#fff2cf" opacity=".45"/><path d="M-4-90C-14-92-21-86-22-76V-60C-20-54-10-53-5-57Z" fill="${pack}"/><path d="M-19-96h15a5 5 0 0 1 0 9h-15a5 5 0 0 1 0-9Z" fill="#b0574a"/><path d="M29-74 33-74 37 0 35 0Z" fill="#4a3a3a"/><path d="M5-85 17-69 29-73 31-68 16-61 1-75Z" fill="${shirt}"/><path d="M27-73c5-2 8 4 3 6l-4-1Z" fill="${skin}"/><path d="M2-94h8v8H2Z" fill="${skin}"/><circle cx="7" cy="-100" r="8" fill="${skin}"/><path d="M-7-102C0-105 0-113 7-113 13-113 13-106 21-102 13-99 0-99-7-102Z" fill="${hat}"/></g>`;
}

/** Prickly pear, a yucca and dry grass in the shade at the foot. */
const foreground = `<path d="M0 900V770C140 752 300 776 420 826 480 850 520 880 540 900Z" fill="#4f5440"/><path d="M0 900V820C120 806 260 826 360 860 400 876 420 890 430 900Z" fill="#3c4238"/>
<path d="M120 820C112 780 96 750 70 726 104 744 122 776 128 806 128 766 120 730 108 700 132 732 140 770 138 806 146 770 164 740 192 720 172 752 156 786 150 822ZM290 846C284 816 274 794 256 778 280 790 294 812 298 832 300 804 296 780 288 760 306 782 310 808 308 834 316 812 328 796 346 786 332 806 322 826 318 848Z" fill="#6f7a4c"/>
${place('pear', 1496, 872, 1.5, 1.5)}${place('pear', 1390, 884, -0.9, 0.9)}${place('pear', 470, 880, 0.8, 0.8)}
<path d="M1270 884q-4-34-20-52 20 14 26 36 0-30-6-48 14 24 14 50 8-26 22-38-12 24-14 52ZM700 890q-4-30-18-44 18 12 24 32 0-26-6-42 14 20 14 44 6-22 20-32-10 20-12 42Z" fill="#c9a956"/>`;
