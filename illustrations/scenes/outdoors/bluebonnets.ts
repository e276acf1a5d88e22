import { bunch, type Flower } from '../../flowers.ts';
import { grandOak, place, stamp } from '../../motifs.ts';
import { backdrop, dice, HERO, poster, ridge, round, type Scene, verticalGradient } from '../../poster.ts';

/**
 * A spring morning: bluebonnets and paintbrush run up to a limestone farmhouse and its windmill
 * under the hills.
 */
export const scene: Scene = {
  name: 'bluebonnets',
  draw: () =>
    poster(
      HERO,
      `${backdrop(HERO, 'url(#sky)')}${sunrise}${hills()}${farm}${windmill()}${meadow()}`,
      `${verticalGradient('sky', [0, '#3f74ac'], [0.26, '#79a7c4'], [0.42, '#f0d9b4'], [0.5, '#ffe7b4'])}
      ${grandOak('oak', '#4b3a34', '#3c5a4a', '#557a50', '#a3b263')}
      ${florets}<path id="leaf" d="M0 0C-8-4-16-4-24-12-14-13-6-9 0 0-5-9-9-15-8-25 0-18 2-9 0 0 3-8 9-14 17-18 16-9 9-4 0 0 8-3 16-4 25 0 16 5 8 4 0 0Z"/>
      <g id="bonnet">${bonnet()}</g><g id="brush">${paintbrush()}</g>`,
    ),
};

const sunrise = `${[340, 240, 150].map((radius) => `<circle cx="1290" cy="330" r="${radius}" fill="#fff0c0" opacity=".24"/>`).join('')}<circle cx="1290" cy="330" r="62" fill="#fffaea"/>
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

const floret: Flower = [
  ['#3a4aac', 'M-8 0C-9-7-3-9 0-5 3-9 9-7 8 0 7 6-7 6-8 0Z'],
  ['#6d80e2', 'M-5-1C-5-5 0-5 0-2 0-5 5-5 5-1 4 2-4 2-5-1Z'],
  ['#fbf3ff', 'M-2-4h4l-1 4h-2Z'],
];

/** Two tiers of florets: three, and two in the gaps above them. */
const florets = bunch('tiers', [floret, -16, -3, 1.3], [floret, 16, -3, 1.3], [floret, 0, 0, 1.3], [floret, -7, -12, 1.2], [floret, 8, -12, 1.2]);

/**
 * A bluebonnet for the foreground, 130 units tall: florets in tiers, a pale tip, leaves like hands.
 */
function bonnet(): string {
  const tiers = [[-44, 1], [-64, 0.84], [-82, 0.67], [-97, 0.5]].map(([y = 0, scale]) => stamp('tiers', 0, y, scale)).join('');
  return `<path d="M-2 0C-4-30 0-60 0-110h3C3-60 2-30 3 0Z" fill="#4c7a45"/><use href="#leaf" transform="translate(0 -8) scale(1.2)" fill="#4f8049"/><use href="#leaf" transform="translate(2 -20) scale(-1.1 1)" fill="#7aa556"/><path d="M0-34C-16-34-24-46-20-54-18-76-10-96-6-110H6C10-96 18-76 21-54 24-46 16-34 0-34Z" fill="#2f3d96"/>${tiers}<path d="M-7-106C-6-116-3-122 1-126 5-122 8-116 8-106 4-101-3-101-7-106Z" fill="#c9cdf6"/><path d="M1-126C5-122 8-116 8-106L3-104Z" fill="#fffdf2"/>`;
}

function paintbrush(): string {
  return `<path d="M-1 0V-50h3V0Z" fill="#5a7f45"/><path d="M0-10C-8-14-12-22-14-30-6-28-1-22 0-10 3-20 8-26 14-28 13-20 8-14 0-10Z" fill="#5a7f45"/><path d="M0-84C6-76 6-64 2-54H-2C-6-64-6-76 0-84ZM-16-70C-6-68-2-58-1-46-12-50-18-58-16-70ZM16-70C6-68 2-58 1-46 12-50 18-58 16-70ZM-14-52C-5-52-1-46 0-36-9-38-14-44-14-52ZM14-52C5-52 1-46 0-36 9-38 14-44 14-52Z" fill="#d94a2b"/><path d="M2-80C6-74 6-66 3-58ZM16-70C12-62 8-54 3-50 5-60 9-68 16-70ZM14-52C10-46 6-42 2-40 4-46 8-52 14-52Z" fill="#ff8a52"/>`;
}

/**
 * Waves of blue, their spires larger toward the eye, and a path through them; single flowers stand
 * in front.
 */
function meadow(): string {
  const roll = dice(77);
  let waves = '';
  const bands = [
    [556, 7, 9, '#6d79c9'], [576, 9, 13, '#5b69c0'], [602, 12, 18, '#4d7a5e'], [606, 13, 20, '#6674cb'],
    [642, 16, 25, '#4555b2'], [684, 20, 30, '#41704f'], [692, 21, 34, '#5f6fd0'],
  ] as const;
  for (const [y, half, height, fill] of bands) {
    let path = `M0 900V${y}`;
    let tips = '';
    let dots = '';
    for (let x = 0; x < 1600; x += half * 2) {
      const rise = Math.round(height * (0.5 + roll() * 0.9));
      path += `q${half}-${rise * 2} ${half * 2} 0`;
      if (roll() < 0.6) tips += `M${x + half} ${y - rise + 2}v${Math.round(height / 6)}`;
      if (roll() < 0.09) dots += `M${x} ${y - Math.round(height * 0.7)}v${Math.round(height / 3)}`;
    }
    waves += `<path d="${path}V900Z" fill="${fill}"/>`;
    if (fill.endsWith('e') || fill.endsWith('f')) continue;
    waves += `<g fill="none" stroke-linecap="round" stroke-width="${Math.round(half / 3.4)}"><path d="${tips}" stroke="#e6e6ff"/><path d="${dots}" stroke="#e8613a" stroke-width="${round(half / 1.8)}"/></g>`;
  }
  const plants: [number, number, number, string][] = [];
  for (let index = 0; index < 36; index++) {
    const depth = (index * 0.382) % 1;
    const x = index * 46 + roll() * 26 - 10;
    plants.push([x, 776 + depth * 98 + Math.cos(((x - 800) / 800) * Math.PI) * 18, 0.8 + depth * 0.8, index % 6 === 2 ? 'brush' : 'bonnet']);
  }
  plants.sort((a, b) => a[1] - b[1]);
  let near = '';
  for (const [x, y, scale, id] of plants) near += place(id, Math.round(x), Math.round(y), roll() < 0.5 ? -scale : scale, scale);
  return `${waves}<path d="M914 541h16C928 556 858 566 862 584 868 606 960 622 948 662 930 710 800 724 724 800H1010C1046 736 1040 700 1020 660 1000 624 908 606 902 584 900 568 946 560 930 541Z" fill="#b5b06c"/><path d="M920 541h6C930 556 872 566 874 584 880 606 976 622 964 664 946 716 850 740 800 800H1000C1036 736 1032 700 1012 660 990 624 892 604 888 584 888 568 942 558 926 541Z" fill="#d8ca80"/><path d="M918 586C930 606 1000 622 1000 660 1000 706 950 740 920 800H880C920 740 978 706 980 662 980 626 908 604 904 586Z" fill="#a9b062"/>
  <path d="M0 900V736C260 716 520 752 780 764 1040 768 1300 722 1600 730V900Z" fill="#3d6b4c"/><path d="M0 900V820C260 810 520 850 780 856 1040 858 1300 820 1600 822V900Z" fill="#2f5a45"/>${near}`;
}
