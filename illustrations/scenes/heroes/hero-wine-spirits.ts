import { inLight } from '../../kit/color.ts';
import { oak } from '../../kit/trees.ts';
import { juniper, place } from '../../motifs.ts';
import { backdrop, dice, HERO, nightSide, poster, ridge, type Scene, verticalGradient } from '../../poster.ts';

/**
 * Golden hour near Stonewall: vine terraces, a stone winery, oak barrels and a glass of red on a
 * limestone wall.
 */
export const scene: Scene = {
  name: 'hero-wine-spirits',
  draw: () =>
    poster(
      HERO,
      `${backdrop(HERO, 'url(#sky)')}${sun}${hills()}${terraces()}${backdrop(HERO, 'url(#night)')}${winery}${wall()}<g transform="translate(-40)">${barrel}</g><g transform="translate(-100)">${glass}</g>${harvest()}`,
      `${nightSide('#3a1f3c', 0.68)}${verticalGradient('sky', [0, '#5c3856'], [0.2, '#9e4f4c'], [0.36, '#d48246'], [0.46, '#f5c878'])}
      <radialGradient id="glow"><stop stop-color="#fff0bc" stop-opacity=".95"/><stop offset=".3" stop-color="#ffe0a0" stop-opacity=".5"/><stop offset="1" stop-color="#ffd08a" stop-opacity="0"/></radialGradient>
      ${juniper('juniper', '#4b5038', '#7d7a3e')}${vines('far', 1290, 478, 780, 560, 2100, 20)}${vines('near', 330, 500, 820, -380, 1100, 17)}
      <path id="leaf" d="M0 0C-12 4-22-2-24-12-32-14-36-24-30-32-36-40-28-52-18-50-14-60 6-62 10-52 22-54 30-42 24-34 32-26 28-14 18-12 16-4 8 0 0 0Z"/>
      <g id="grapes">${grapes()}</g>`,
    ),
};

const sun = `<circle cx="1050" cy="352" r="460" fill="url(#glow)"/>
<path d="M520 190C620 180 660 158 740 168 790 146 880 156 910 178 990 176 1080 190 1140 200 1000 212 680 210 520 190Z" fill="#c9695a" opacity=".8"/><path d="M590 196C720 184 900 190 1060 200 900 208 700 208 590 196Z" fill="#ffc98a"/>
<path d="M1240 150C1320 140 1370 126 1430 136 1490 128 1550 142 1600 146V166C1480 172 1340 162 1240 150Z" fill="#b95f5c" opacity=".8"/><path d="M1310 156C1400 148 1520 150 1600 156V164C1500 170 1400 166 1310 156Z" fill="#ffbf80"/>
<path d="M0 252C120 242 190 230 280 240 350 234 430 248 480 256 340 268 140 266 0 262Z" fill="#8a4b58" opacity=".55"/>`;

function hills(): string {
  const slope = (y: number, amplitude: number, swells: number, seed: number, fill: string) =>
    `<path d="${ridge({ frame: HERO, y, amplitude, swells, seed })}" fill="${fill}"/>`;
  return `${slope(372, 70, 8, 61, '#c98a86')}${slope(398, 80, 6, 27, '#a56d78')}${slope(428, 60, 7, 5, '#86586a')}`;
}

/**
 * Vine rows that fan down a shoulder of hill from its apex: strokes of round bushes, larger toward
 * the eye.
 */
function vines(id: string, apexX: number, apexY: number, footY: number, from: number, to: number, count: number): string {
  let body = '';
  for (const [start, end, width] of [[0, 0.3, 9], [0.3, 0.6, 18], [0.6, 1, 32]] as const) {
    let path = '';
    for (let index = 0; index < count; index++) {
      const foot = from + ((to - from) * index) / (count - 1);
      const top = apexX + (foot - apexX) * 0.26;
      const arch = apexY + ((top - apexX) / 240) ** 2 * 16;
      const at = (t: number) => `${Math.round(top + (foot - top) * t ** 1.25)} ${Math.round(arch + (footY - arch) * t)}`;
      path += `M${at(start)}L${at(end)}`;
    }
    body += `<path d="${path}" stroke-width="${width}" stroke-dasharray="1 ${Math.round(width * 0.62)}"/>`;
  }
  return `<g id="${id}" fill="none" stroke-linecap="round">${body}</g>`;
}

function terraces(): string {
  return `<path d="M0 900V470C260 440 520 450 760 478 1000 506 1300 470 1600 452V900Z" fill="#7a6a44"/>
  ${inLight(oak(120, 478, 0.9) + oak(1480, 474, -1), { by: '#e8b890', haze: '#5c3856', part: 0.3 })}
  <path d="M640 900C720 620 900 476 1240 470 1420 468 1540 480 1600 488V900Z" fill="#b98f4c"/><use href="#far" stroke="#5f6034"/><use href="#far" x="2" y="-3" stroke="#99963f"/>
  <path d="M0 900V512C200 470 480 486 640 540 820 600 980 690 1130 900Z" fill="#5a4a38"/><use href="#near" stroke="#39402f"/><use href="#near" x="3" y="-4" stroke="#5c6638"/>`;
}

/** A small stone winery on the far shoulder, its west wall in the sun. */
const winery = `<g transform="translate(-40)"><use href="#juniper" transform="translate(958 490)"/><use href="#juniper" transform="translate(984 490) scale(.7)"/><use href="#juniper" transform="translate(1258 480) scale(.8)"/>
<path d="M1000 486V430H1120V480Z" fill="#b98a70"/><path d="M1120 480V428L1156 396 1192 428V476Z" fill="#f6d9a6"/><path d="M990 434 1022 394H1156L1120 434Z" fill="#7d7480"/><path d="M1150 390h12l44 42-9 6-41-39-37 37h-9Z" fill="#efcfa6"/>
<path d="M1142 477V450a14 14 0 0 1 28 0v26Z" fill="#6b3a34"/><path d="M1018 444h14v18h-14ZM1052 444h14v18h-14ZM1086 444h14v18h-14Z" fill="#6a4a52"/><path d="M1192 476V410h40v64Z" fill="#d9b084"/><path d="M1186 412 1212 384 1238 412Z" fill="#9a8a8c"/><path d="M1204 424h14v18h-14Z" fill="#6a4a52"/>
<path d="M1044 394h4l-30 40h-5ZM1072 394h4l-28 40h-5ZM1100 394h4l-26 40h-5ZM1128 394h4l-24 40h-5Z" fill="#6a6272"/><path d="M1126 440h9v4h-9ZM1176 446h10v4h-10ZM1128 462h8v4h-8ZM1176 464h10v4h-10ZM1150 416h12v4h-12Z" fill="#dcb984"/></g>`;

/** Courses of limestone under a pale cap, lit along the top. */
function wall(): string {
  const roll = dice(15);
  const stones = ['', '', ''];
  for (let course = 0; course < 3; course++) {
    for (let x = -40 + course * 34; x < 1600; ) {
      const width = 60 + Math.round(roll() * 80);
      const y = 792 + course * 38;
      const tone = Math.floor(roll() * 3);
      stones[tone] += `M${x + 4} ${y + 3}h${width - 8}l4 5v22l-5 5h-${width - 9}l-3-6v-22Z`;
      x += width;
    }
  }
  return `<path d="M0 782H1600V900H0Z" fill="#3d2a3c"/><path d="${stones[0]}" fill="#6a4d58"/><path d="${stones[1]}" fill="#755763"/><path d="${stones[2]}" fill="#5f4452"/>
  <path d="M0 764 40 758H420L430 762H820L832 758H1210L1222 762H1600V796H0Z" fill="#8d6c6c"/><path d="M0 764 40 758H420L430 762H820L832 758H1210L1222 762H1600V774H0Z" fill="#e2b483"/><path d="M424 762h6v34h-6ZM824 762h6v34h-6ZM1214 762h6v34h-6Z" fill="#5f4452"/>`;
}

const barrel = `<path d="M1210 766C1320 752 1660 752 1700 760V778H1240Z" fill="#6b4a4c" opacity=".6"/>
<path d="M1270 470H1430C1466 540 1466 690 1430 764H1270C1234 690 1234 540 1270 470Z" fill="#7a472e"/>
<path d="M1270 470H1330C1308 540 1308 690 1330 764H1270C1234 690 1234 540 1270 470Z" fill="#e0a055"/><path d="M1330 470H1372C1362 540 1362 690 1372 764H1330C1308 690 1308 540 1330 470Z" fill="#b06f3c"/>
<path d="M1296 470h3C1270 540 1270 690 1299 764h-3C1266 690 1266 540 1296 470ZM1350 470h3c-12 70-12 220 0 294h-3c-12-74-12-224 0-294ZM1398 470h3c12 70 12 220 0 294h-3c12-74 12-224 0-294Z" fill="#5c3526" opacity=".7"/>
<path d="M1262 488H1438L1444 508H1256ZM1248 560H1452L1455 580H1245ZM1245 656H1455L1452 676H1248ZM1256 728H1444L1438 748H1262Z" fill="#54465a"/><path d="M1262 488H1318L1314 508H1256ZM1248 560H1304L1302 580H1245ZM1245 656H1302L1304 676H1248ZM1256 728H1314L1318 748H1262Z" fill="#b79a8e"/>
<path d="M1266 470a84 17 0 0 1 168 0 84 17 0 0 1-168 0Z" fill="#5c3526"/><path d="M1274 470a76 13 0 0 1 152 0 76 13 0 0 1-152 0Z" fill="#d39150"/><path d="M1290 462h120l10 5h-140ZM1278 474h144l-14 5h-116Z" fill="#b57a42"/>`;

/** The glass stands on the wall: red wine with the sun through it, and its bottle beside it. */
const glass = `<path d="M940 768C1000 760 1080 762 1130 766L1110 776C1050 780 980 778 940 768Z" fill="#9c7264" opacity=".8"/>
<path d="M1104 764V616C1104 590 1126 586 1126 552V500H1156V552C1156 586 1178 590 1178 616V764Z" fill="#2b3527"/><path d="M1104 764V616C1104 590 1126 586 1126 552V500H1134V556C1134 590 1118 596 1118 620V764Z" fill="#7f8a3e"/><path d="M1122 498h38v44h-38Z" fill="#6b2235"/><path d="M1122 498h11v44h-11Z" fill="#b8455a"/><path d="M1104 640h74v84h-74Z" fill="#e8cfa2"/><path d="M1104 640h20v84h-20Z" fill="#fff0cb"/><path d="M1120 694q20-30 42 0ZM1114 700h52v5h-52Z" fill="#b8654a"/>
<path d="M958 758h92c14 2 14 9 0 10h-92c-14-1-14-8 0-10Z" fill="#fff0cf" opacity=".85"/><path d="M1000 690h8c0 40 4 62 16 70h-40c12-8 16-30 16-70Z" fill="#ffe9bd" opacity=".9"/>
<path d="M950 540C932 610 940 700 1004 700 1068 700 1076 610 1058 540Z" fill="#fff0d0" opacity=".42"/><path d="M940 610C940 664 958 696 1004 696 1050 696 1068 664 1068 610Z" fill="#6e1730"/><path d="M940 610C940 664 958 696 1004 696 976 680 966 650 968 610Z" fill="#c23a48"/><path d="M1040 610c0 40-8 66-30 84 40-4 58-38 58-84Z" fill="#96263c"/><path d="M940 610a64 9 0 0 1 128 0 64 9 0 0 1-128 0Z" fill="#9f2d42"/><path d="M962 552C952 590 950 600 950 604h9C959 596 962 580 970 552Z" fill="#fffaf0" opacity=".9"/>`;

function grapes(): string {
  let body = '';
  for (const [count, y] of [[4, 0], [5, 17], [4, 34], [3, 51], [2, 68], [1, 84]] as const) {
    for (let index = 0; index < count; index++) {
      const x = (index - (count - 1) / 2) * 20;
      body += `<circle cx="${x}" cy="${y}" r="11.5" fill="${(index + y) % 3 ? '#4a2350' : '#5d2e60'}"/><circle cx="${x + 4}" cy="${y - 4}" r="4" fill="#c27a86"/>`;
    }
  }
  return body;
}

/** Ripe bunches on the wall, a leaf under them. */
function harvest(): string {
  return `<g fill="#59622f">${place('leaf', 770, 776, 1.5, 1.1)}</g><g fill="#8c8a3a">${place('leaf', 842, 774, 1.1, 0.8)}</g><g transform="translate(806 690) rotate(24)"><use href="#grapes"/></g><g transform="translate(760 704) rotate(-38) scale(.9)"><use href="#grapes"/></g>`;
}
