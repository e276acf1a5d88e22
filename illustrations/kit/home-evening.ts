import { grandOak, place } from '../motifs.ts';
import { backdrop, dice, HERO, nightSide, poster, ridge, round, verticalGradient } from '../poster.ts';
import { clumps, YEAR } from './home-seasons.ts';

/**
 * Dusk over layered hills: a low sun, a river bend, a lit cabin under live oaks, and at the foot what the
 * season has: bluebonnets, fireflies, red maples, frost and lights. Night comes from the left, behind
 * the words and the sun, so no scrim is needed.
 */
export function homeIn(season: keyof typeof YEAR): string {
  const { sky, grass, lit, bank, meadow, more } = YEAR[season];
  const [top, high, middle, low, horizon] = sky;
  return poster(
    HERO,
    `${backdrop(HERO, 'url(#sky)')}${stars()}${backdrop(HERO, 'url(#night)')}${sun}${clouds}${hills()}${river}${banks()}<use href="#h0" fill="url(#night)"/><g transform="translate(-104 5)">${cabin}</g>${meadow(grass)}${more}`,
    `${verticalGradient('sky', [0, top], [0.25, high], [0.4, middle], [0.5, low], [0.6, horizon])}
      ${nightSide()}${verticalGradient('river', [0, '#ffe3b0'], [0.45, '#e39a9c'], [1, '#5a5aa6'])}
      ${season === 'spring' ? clumps : ''}${grandOak('oak', '#1c2036', ...bank)}
      ${grandOak('lit', '#241f33', ...lit)}
      ${slopePaths}`,
  );
}

function stars(): string {
  const roll = dice(41);
  let path = '';
  for (let index = 0; index < 24; index++) {
    const radius = round(0.8 + roll() * 1.1);
    path += `M${round(roll() * 1600)} ${round(roll() ** 1.6 * 210)}a${radius} ${radius} 0 1 0 .1 0Z`;
  }
  return `<path d="${path}" fill="#ffeccb" opacity=".7"/>`;
}

const sun = `${[320, 220, 140].map((radius) => `<circle cx="1064" cy="470" r="${radius}" fill="#ffb184" opacity="${round(0.62 - radius / 800) / 3}"/>`).join('')}<circle cx="1064" cy="470" r="72" fill="#fff4d4"/>`;

const clouds = `<g transform="translate(270)"><path d="M640 236C720 226 760 214 830 218 870 204 930 206 960 216 1040 214 1090 226 1180 228 1100 240 1010 236 960 242 860 238 740 246 640 236Z" fill="#d9799a" opacity=".75"/>
<path d="M690 238C760 232 880 232 960 230 1030 232 1100 230 1160 229 1090 242 990 237 955 242 850 239 760 245 690 238Z" fill="#ffc49a" opacity=".8"/></g>
<path d="M1190 322C1260 316 1290 300 1350 304 1390 288 1450 292 1480 304 1520 302 1570 308 1600 306V330C1480 336 1320 330 1190 322Z" fill="#c96f97" opacity=".8"/>
<path d="M1230 324C1320 318 1460 322 1600 316V330C1480 336 1340 331 1230 324Z" fill="#ffb98f" opacity=".85"/>
<path d="M1130 148C1190 142 1240 136 1300 140 1350 138 1390 146 1420 148 1340 156 1210 156 1130 148Z" fill="#8a63a8" opacity=".7"/>`;

/** Crest, amplitude, swells, seed, tone and lit rim of each hill line. */
const slopes: [number, number, number, number, string, string][] = [
  [486, 62, 9, 71, '#b57fa8', '#d797a8'],
  [524, 84, 7, 23, '#8b6ba6', '#b57ca5'],
  [566, 92, 6, 31, '#64599a', '#8a67a0'],
  [612, 82, 6, 12, '#474f86', '#665a98'],
  [652, 66, 5, 57, '#31486f', '#4d5685'],
];

const slopePaths = slopes
  .map(([y, amplitude, swells, seed], index) => `<path id="h${index}" d="${ridge({ frame: HERO, y, amplitude, swells, seed })}"/>`)
  .join('');

/** Five hill lines, each with a lit rim toward the sun, the nearer ones dotted with junipers. */
function hills(): string {
  let body = '';
  for (const [index, [, , , , tone, rim]] of slopes.entries()) {
    body += `<use href="#h${index}" fill="${rim}"/><use href="#h${index}" y="6" fill="${tone}"/>`;
  }
  return body + brush(640, 36, '#39447a', 40, 5) + brush(692, 50, '#243858', 56, 11);
}

/** Junipers on a far slope: low domes in one path. */
function brush(y: number, spread: number, tone: string, count: number, seed: number): string {
  const roll = dice(seed);
  let path = '';
  for (let index = 0; index < count; index++) {
    const width = 4 + Math.floor(roll() * 6);
    path += `M${Math.round(roll() * 1600)} ${Math.round(y + (roll() - 0.5) * spread)}q${width}-${width * 2} ${width * 2} 0`;
    if (index % 2) path += `q${width}-${width + 3} ${width * 2 - 2} 0`;
  }
  return `<path d="${path}" fill="${tone}"/>`;
}

const river = `<path d="M930 664C1010 668 1110 676 1092 700 1066 734 862 736 838 776 822 806 900 830 980 900H620C600 850 600 800 690 754 760 722 910 712 914 694 918 680 890 672 880 664Z" fill="url(#river)"/>
<path d="M968 684h70l20 6-80 3ZM900 722l90-4-40 10-80 3ZM760 760l96-8-50 14-72 5ZM720 792l70-6-24 12-56 4ZM996 704l70-3-26 8-60 2Z" fill="#fff0c6" opacity=".75"/>
<path d="M690 820q60-10 130-4l-50 10-84 4ZM700 850q70-8 150 0l-60 8-84 2Z" fill="#8b83c4" opacity=".6"/>`;

/** The banks with their limestone ledges and the oaks on them. */
function banks(): string {
  return `<path d="M0 900V706C140 664 320 672 470 704 590 722 700 728 720 738 640 760 582 800 596 900Z" fill="#264657"/>
<path d="M470 704C590 722 700 728 720 738 700 745 680 752 664 764 640 748 560 730 440 722Z" fill="#6c6f96"/><path d="M664 764C680 752 700 745 720 738L724 746C690 758 640 780 612 816 616 796 640 776 664 764Z" fill="#5f6390"/>
<path d="M0 900V730C150 694 330 704 470 736 560 752 610 780 590 900Z" fill="#213f4e"/>
<path d="M1600 900V656C1440 640 1270 668 1130 716 1010 752 858 752 846 780 836 806 920 830 1000 900Z" fill="#2c4a58"/>
<path d="M846 780C858 752 1010 752 1130 716 1090 744 1000 760 930 772 890 778 860 784 850 796Z" fill="#b48f9c"/><path d="M850 796C860 784 890 778 930 772L934 782C900 786 872 796 864 812Z" fill="#77709a"/>
<path d="M1600 900V680C1460 672 1300 690 1180 726 1080 760 960 782 930 800 960 840 1000 870 1020 900Z" fill="#264450"/>
${place('oak', 130, 716, -1.05, 1.05)}${place('oak', 330, 716, -0.7, 0.66)}${place('oak', 476, 730, -0.46, 0.44)}${place('lit', 1530, 716, 1.1, 1)}`;
}

const cabin = `${place('lit', 1210, 716, 0.95, 0.95)}${place('lit', 1480, 704, 1.5, 1.5)}
<path d="M1257 566C1246 540 1276 524 1262 494 1254 476 1268 462 1282 446 1272 470 1284 484 1284 502 1284 530 1262 540 1269 566Z" fill="#d9a7b4" opacity=".45"/>
<path d="M1180 742C1240 726 1420 724 1500 738 1430 760 1250 766 1180 742Z" fill="#1d3542"/>
<path d="M1250 570h26v150h-26Z" fill="#8f7f8f"/><path d="M1250 570h11v150h-11Z" fill="#c9a39a"/><path d="M1246 564h34v10h-34Z" fill="#6d6079"/>
<path d="M1264 734V660L1300 640H1430V734Z" fill="#5a3c3f"/><path d="M1264 734V660L1288 646V734Z" fill="#7c4f48"/>
<path d="M1430 734V652L1456 640 1482 658V734Z" fill="#3a2a3a"/>
<path d="M1262 634 1290 598H1452L1478 634Z" fill="#73708f"/><path d="M1262 634 1290 598H1316L1296 634Z" fill="#c59aa0"/>
<path d="M1336 598h4l-6 36h-5ZM1372 598h4l-1 36h-5ZM1408 598h4l4 36h-5Z" fill="#5a5878"/>
<path d="M1452 598 1498 650 1490 656 1446 606Z" fill="#4c4a6a"/>
<path d="M1236 668 1262 634H1478L1486 668Z" fill="#58567a"/><path d="M1236 668 1262 634H1284L1264 668Z" fill="#a98294"/>
<path d="M1300 680h36v32h-36ZM1404 680h36v32h-36Z" fill="#ffd47a"/><path d="M1354 678h34v56h-34Z" fill="#ffb95a"/><path d="M1360 684h22v20h-22Z" fill="#ffe7a8"/>
<path d="M1316 680h4v32h-4ZM1300 694h36v4h-36ZM1420 680h4v32h-4ZM1404 694h36v4h-36Z" fill="#5a3c3f"/>
<path d="M1242 668h6v70h-6ZM1294 668h5v70h-5ZM1344 668h5v70h-5ZM1394 668h5v70h-5ZM1474 668h6v70h-6ZM1236 666h250v5h-250Z" fill="#2a2238"/>
<path d="M1248 706h46v3h-46ZM1299 706h45v3h-45ZM1399 706h75v3h-75Z" fill="#2a2238"/>
<path d="M1230 734h262v9h-262Z" fill="#8a6a66"/><path d="M1230 743h262v8h-262Z" fill="#2b2436"/>
<path d="M1344 751h56l30 34c-40 14-110 16-150 6Z" fill="#ffc76e" opacity=".3"/><path d="M1342 743h60v6h-60ZM1336 749h72v6h-72Z" fill="#a37a68"/>
${fence()}`;

function fence(): string {
  let body = '<path d="M1058 784 1236 754V758L1058 789ZM1058 797 1236 765V769L1058 802ZM1484 760 1600 778V783L1484 764ZM1484 771 1600 791V796L1484 775Z"/>';
  for (const [x, y] of [[1058, 778], [1104, 770], [1150, 763], [1196, 756], [1234, 748], [1484, 752], [1530, 760], [1576, 768]]) {
    body += `<path d="M${x} ${y}h6l1 30h-8Z"/>`;
  }
  return `<g fill="#4a3c4c">${body}</g>`;
}
