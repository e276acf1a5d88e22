import { bluebonnet, bunch, paintbrush, shadedBluebonnet } from '../../flowers.ts';
import { copies, fill } from '../../kit/at.ts';
import { grandOak, place } from '../../motifs.ts';
import { backdrop, dice, HERO, nightSide, poster, ridge, round, type Scene, verticalGradient } from '../../poster.ts';

/**
 * A spring morning: bluebonnets and paintbrush run up to a limestone farmhouse and its windmill
 * under the hills.
 */
export const scene: Scene = {
  name: 'bluebonnets',
  draw: () =>
    poster(
      HERO,
      `${backdrop(HERO, 'url(#sky)')}${sunrise}${hills()}${farm}${meadow()}${backdrop(HERO, 'url(#night)')}${windmill()}`,
      `${nightSide('#1f2a5e', 0.76, 700)}${verticalGradient('sky', [0, '#3f74ac'], [0.26, '#79a7c4'], [0.42, '#f0d9b4'], [0.5, '#ffe7b4'])}
      ${grandOak('oak', '#4b3a34', '#3c5a4a', '#557a50', '#a3b263')}
      ${clump}${tiles}`,
    ),
};

const sunrise = `<radialGradient id="dawn"><stop stop-color="#fffaea"/><stop offset=".2" stop-color="#fff0c0" stop-opacity=".7"/><stop offset="1" stop-color="#fff0c0" stop-opacity="0"/></radialGradient><circle cx="1290" cy="350" r="380" fill="url(#dawn)"/>
<path d="M560 196C640 188 690 170 750 178 800 158 880 166 910 184 980 184 1040 196 1100 202 1000 212 680 212 560 196Z" fill="#fff3da" opacity=".8"/><path d="M620 198C720 190 860 190 1000 200 900 208 700 206 620 198Z" fill="#e9c9b4" opacity=".8"/>
<path d="M1180 132C1260 124 1300 112 1360 120 1420 112 1480 124 1530 134 1420 142 1280 142 1180 132Z" fill="#fff3da" opacity=".6"/>
<path d="M90 262C180 254 230 240 300 246 360 240 420 256 470 266 360 274 200 274 90 262Z" fill="#bcd0d4" opacity=".55"/>`;

function hills(): string {
  const slope = (y: number, amplitude: number, swells: number, seed: number, fill: string) =>
    `<path d="${ridge({ frame: HERO, y, amplitude, swells, seed })}" fill="${fill}"/>`;
  const roll = dice(8);
  let junipers = '';
  for (let index = 0; index < 36; index++) {
    const width = 5 + Math.floor(roll() * 6);
    junipers += `M${Math.round(roll() * 1600)} ${Math.round(446 + roll() * 40)}q${width}-${width * 2 + 2} ${width * 2} 0`;
  }
  return `${slope(388, 66, 7, 19, '#b9b3cc')}${slope(412, 66, 6, 44, '#9aa3bf')}${slope(436, 50, 5, 3, '#7c97a0')}<path d="M0 900V452C240 424 420 452 640 462 900 470 1240 424 1600 452V900Z" fill="#6b9280"/><path d="${junipers}" fill="#4d7567"/>
  <path d="M0 900V500C280 476 560 492 800 492 1100 490 1340 476 1600 492V900Z" fill="#94a86a"/><path d="M0 900V516C300 500 560 508 800 508 1100 506 1340 496 1600 508V900Z" fill="#7780c4"/>
  <path d="M0 522C300 508 560 514 800 516L420 530 0 536ZM1600 512C1340 500 1240 506 1100 512L1300 524 1600 528Z" fill="#9aa3da"/>`;
}

/**
 * The farmhouse of cut limestone, its tin porch roof, its oaks and its fence; the sun stands to the
 * right.
 */
const farm = `${place('oak', 1262, 522, -1.12, 1.12)}${place('oak', 1420, 512, -0.8, 0.74)}${place('oak', 946, 514, -0.66, 0.66)}${place('oak', 226, 514, -0.9, 0.84)}${place('oak', 380, 508, -0.5, 0.46)}
<path d="M860 540C940 520 1100 526 1190 530L1170 546C1060 552 940 552 860 540Z" fill="#5a6b8a"/>
<path d="M1040 380h24v60h-24Z" fill="#a98d86"/><path d="M1052 380h12v60h-12Z" fill="#f0dcb4"/><path d="M1036 374h32v9h-32Z" fill="#8a7680"/>
<path d="M982 534V458H1106V534Z" fill="#c9b3a4"/><path d="M1106 534V458L1144 404 1180 458V534Z" fill="#fbeccb"/>
<path d="M966 464 1006 400H1146L1106 464Z" fill="#8f9fae"/><path d="M1008 400h4l-34 64h-5ZM1036 400h4l-34 64h-5ZM1064 400h4l-34 64h-5ZM1092 400h4l-34 64h-5ZM1120 400h4l-34 64h-5Z" fill="#7b8b9e"/><path d="M1140 396h9l44 68-10 4-39-60-38 58h-9Z" fill="#c3cdd0"/>
<path d="M946 496 978 462H1106V496Z" fill="#b3bec2"/><path d="M946 496H1106V502H946Z" fill="#76828f"/>
<path d="M988 502H1106V534H988Z" fill="#93827f"/><path d="M1000 506h18v20h-18ZM1070 506h18v20h-18Z" fill="#53617a"/><path d="M1034 504h20v30h-20Z" fill="#5f4640"/>
<path d="M950 502h5v36h-5ZM986 502h4v36h-4ZM1024 502h4v36h-4ZM1062 502h4v36h-4ZM1100 502h6v36h-6Z" fill="#efe3cc"/><path d="M940 534H1110V541H940Z" fill="#d9c6ae"/>
<path d="M1134 474h20v30h-20Z" fill="#5e6c85"/><path d="M1143 474h2v30h-2ZM1134 488h20v2h-20Z" fill="#fbeccb"/><path d="M1138 430q6-9 12 0v12h-12Z" fill="#5e6c85"/>
<path d="M1112 462h14v5h-14ZM1158 470h16v5h-16ZM1114 486h10v5h-10ZM1160 498h14v5h-14ZM1126 516h18v5h-18ZM1112 524h9v4h-9ZM1156 520h13v5h-13ZM1124 446h11v4h-11Z" fill="#e3cda4"/>
<g transform="translate(-136 6)"><path d="M880 528h54v18h-54Z" fill="#9aa6a6"/><path d="M914 528h20v18h-20Z" fill="#cdd6cf"/><path d="M880 528a27 6 0 0 1 54 0 27 6 0 0 1-54 0Z" fill="#5d8fa6"/></g>`;

/** A steel farm windmill, the wheel turned a little away. */
function windmill(): string {
  let blades = '';
  for (let index = 0; index < 16; index++) {
    const angle = (index / 16) * Math.PI * 2;
    const at = (turn: number, radius: number) =>
      `${round(846 + Math.cos(angle + turn) * radius * 0.86)} ${round(262 + Math.sin(angle + turn) * radius)}`;
    blades += `M${at(0, 16)}L${at(-0.03, 54)} ${at(0.27, 54)} ${at(0.12, 16)}Z`;
  }
  return `<path d="M848 266 902 250 930 236 936 274 902 268Z" fill="#b4573c"/><path d="M902 250 930 236 932 252 902 258Z" fill="#d9764a"/>
  <path d="M842 280 810 540h7L846 290ZM850 280 882 540h-7L846 290ZM844 262h5v278h-5Z" fill="#5b5f78"/><path d="M837 336h20M831 390h31M824 446h44M818 500h56M831 390l31-54M862 390l-25-54M824 446l38-56M868 446l-37-56M818 500l50-54M874 500l-50-54" stroke="#6e7289" stroke-width="2.5"/>
  <path d="${blades}" fill="#4c5470"/><path d="M806 262a40 46 0 1 0 80 0 40 46 0 1 0-80 0Zm4 0a36 42 0 1 1 72 0 36 42 0 1 1-72 0Z" fill="#e8e4da"/><circle cx="846" cy="262" r="8" fill="#f3e4c4"/>`;
}

/** Bluebonnets far off, a tile of them in three sizes: spikes with pale tips. */
const SPIKES = [[7, 23, 1], [19, 20, 0.9], [32, 24, 1.1], [44, 21, 0.9], [57, 23, 1], [1, 36, 1], [13, 33, 1.1], [26, 37, 1], [38, 34, 1.1], [51, 36, 0.9]] as const;
const tiles = `<pattern id="far" width="62" height="28" patternUnits="userSpaceOnUse" patternTransform="scale(.6)">${fill('#4353b8', copies('M0 0-4-3-3-8-4-12 0-17 4-12 3-8 4-3Z', ...SPIKES))}${fill('#f0eeff', copies('M-2.500-13 0-20 2.500-13Z', ...SPIKES))}</pattern><pattern id="mid" href="#far" patternTransform="translate(24) scale(.84)"/><pattern id="by" href="#far" patternTransform="translate(9 2) scale(1.14)"/>`;

/** The rows in front: how far down their feet are, their size, and where the path's edges are there. */
const ROWS = [[744, 0.56, 884, 1046], [804, 0.76, 780, 1052], [870, 1, 718, 1058]] as const;

/**
 * Fields of blue, a path through them: spikes far off, then clumps, larger toward the eye, up to
 * both edges of the path, and whole flowers in front, none cut off below.
 */
function meadow(): string {
  const roll = dice(77);
  const near = ROWS.map(([y, size, left, right]) => {
    const clumps: string[] = [];
    const sow = (x: number) => clumps.push(place('clump', Math.round(x), Math.round(y + roll() * 10), roll() < 0.5 ? -size : size, size));
    for (let x = left - 122 * size; x > -110 * size; x -= 204 * size) sow(x);
    for (let x = right + 126 * size; x < 1600 + 110 * size; x += 204 * size) sow(x);
    return clumps.join('');
  }).join('');
  const field = (y: number, color: string) => `<path d="${ridge({ frame: HERO, y, amplitude: 16, swells: 5, seed: y })}" fill="${color}"/>`;
  return `${field(548, '#7a86d0')}${field(552, 'url(#far)')}${field(598, '#6b7bcc')}${field(602, 'url(#mid)')}${field(644, '#5f6fc6')}${field(650, 'url(#by)')}${field(716, '#3f6f58')}${field(820, '#2f5a45')}<path d="M914 541h16C928 556 858 566 862 584 868 606 960 622 948 662 930 720 760 780 700 900H1060C1040 780 1060 720 1020 660 1000 624 908 606 902 584 900 568 946 560 930 541Z" fill="#b5b06c"/><path d="M920 541h6C930 556 872 566 874 584 880 606 976 622 964 664 946 720 840 790 790 900H1030C1020 790 1036 720 1012 660 990 624 892 604 888 584 888 568 942 558 926 541Z" fill="#d8ca80"/>${near}`;
}

/** Two handfuls of bluebonnets with a paintbrush among them, 230 units wide. */
const clump = bunch(
  'clump',
  [shadedBluebonnet, -98, -12, 1.5], [shadedBluebonnet, -44, -14, 1.5], [shadedBluebonnet, 40, -16, 1.4], [shadedBluebonnet, 0, -18, 1.6], [shadedBluebonnet, 88, -15, 1.5],
  [bluebonnet, -112, 2, 1.7], [bluebonnet, -86, -2, 1.6], [bluebonnet, 100, -2, 1.8],
  [bluebonnet, -62, 0, 1.7], [bluebonnet, -22, -4, 1.9], [paintbrush, 8, -2, 1.6], [bluebonnet, 30, 0, 1.8], [bluebonnet, 66, -4, 1.6],
  [bluebonnet, -94, 14, 1.8], [bluebonnet, -66, 15, 1.9], [bluebonnet, -42, 12, 1.9], [bluebonnet, 4, 14, 2], [bluebonnet, 48, 12, 1.8], [bluebonnet, 80, 14, 1.9], [bluebonnet, 112, 11, 1.7],
);
