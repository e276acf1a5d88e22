import { copies } from '../../kit/at.ts';
import { glow, leafMass } from '../../motifs.ts';
import { backdrop, dice, HERO, nightSide, poster, round, type Scene, verticalGradient } from '../../poster.ts';

/**
 * Bats stream from the Congress Avenue bridge over Lady Bird Lake at dusk; a sculler glides home
 * before the skyline.
 */
export const scene: Scene = {
  name: 'town-austin',
  draw: () =>
    poster(
      HERO,
      `${backdrop(HERO, 'url(#sky)')}<ellipse cx="1000" cy="570" rx="620" ry="330" fill="url(#glow)"/>${clouds}${skyline()}${farBank}<path d="M0 612H1600V900H0Z" fill="url(#lake)"/>${reflections()}${bridge()}${backdrop(HERO, 'url(#night)')}${bats()}${boards}${shell}${shore()}`,
      nightSide('#1f1a55', 0.86, 500) +
        verticalGradient('sky', [0, '#1b1f55'], [0.26, '#4a3580'], [0.46, '#b64f86'], [0.6, '#f58a5f'], [0.68, '#ffd08a']) +
        verticalGradient('lake', [0, '#f6a06c'], [0.22, '#b95d86'], [0.55, '#513a82'], [1, '#1c1e4e']) +
        glow('glow', '#ffe0a0', 0.8) +
        `<path id="bats" d="${copies(BAT, [-30, 14, 1], [4, -20, 1], [26, 10, 1], [-6, 26, 0.8, 24], [-38, -16, 0.7, -20])}"/>`,
    ),
};

const clouds =
  '<path d="M60 420q140-22 250-6t250-4q-120 24-270 20t-230-10ZM1130 196q110-18 200-4t220-4q-110 22-230 18t-190-10Z" fill="#e88a9a" opacity=".4"/><path d="M180 486q110-14 200-2t190-4q-90 20-200 16t-190-10ZM1250 420q110-16 190-4t160-2v12q-110 10-200 6t-150-12Z" fill="#ffc08a" opacity=".5"/>';

/**
 * Two rows of towers, dark against the afterglow, each with a lit west edge; the dome of the
 * Capitol in the gap.
 */
function skyline(): string {
  const back =
    '<path d="M640 620V556h36v-30h40v24h34v-52h42v52h30v-84h46v60h28v-46h40v46h34V620ZM1180 620V400h46v-26h30v246ZM1440 620V440h50v40h40v-60h44v80h26V620ZM560 620v-36h60v36Z" fill="#8d4a86"/>';
  const capitol =
    '<g transform="translate(1010 600)" fill="#d98a86"><path d="M-52 0v-36h104V0ZM-22-36v-22h44v22ZM-20-58c0-26 12-34 20-36 8 2 20 10 20 36ZM-5-94v-12h10v12ZM-1-106v-10h2v10Z"/></g>';
  const left = (x: number, y: number, width: number) => `M${x} ${y}h${width}V620h${-width}Z`;
  const front = `<path d="${left(820, 470, 56)}${left(888, 520, 62)}M1078 620V330h8V310h12V296h36v14h12v20h8V620ZM1166 620V452h64V620ZM1240 620V300l12-26h34l12 26V620ZM1420 620V500h60V620ZM1500 620V470h70V620ZM730 620V540h64v80Z" fill="#3f2a68"/><path d="M1318 620V470h-8V400h14V330h-10V276h72v54h10v70h-12v70h10V620Z" fill="#352560"/>`;
  const frost =
    '<path d="M1160 470V430l14-12v-28l12-10v-20l10-30 10 30v20l12 10v28l14 12v40Z" fill="#4d3478"/><path d="M1160 470V430l14-12v-28l12-10v-20l10-30V470Z" fill="#8f5590"/>';
  const edges =
    '<path d="M820 470h9V620h-9ZM888 520h9V620h-9ZM1078 330h8V310h5V620h-13ZM1166 470h10V620h-10ZM1240 300l12-26h6l-8 28V620h-10ZM1314 276h11v54h-11ZM1310 400h12v70h-12ZM1324 330h9v70h-9ZM1318 470h11V620h-11ZM1420 500h9V620h-9ZM1500 470h9V620h-9ZM730 540h9v80h-9Z" fill="#c9658a"/>';
  const roll = dice(31);
  let lights = '';
  for (const [x, y, columns, rows] of [
    [836, 484, 4, 8],
    [904, 534, 4, 5],
    [1098, 320, 4, 16],
    [1182, 486, 4, 7],
    [1258, 308, 3, 17],
    [1336, 286, 4, 18],
    [1436, 514, 4, 6],
    [1516, 486, 5, 8],
    [746, 552, 4, 4],
  ] as const)
    for (let row = 0; row < rows; row++)
      for (let column = 0; column < columns; column++) if (roll() < 0.42) lights += `M${x + column * 10} ${y + row * 16}h5v7h-5Z`;
  return `${back}${capitol}${front}${frost}${edges}<path d="${lights}" fill="#ffd58c"/>`;
}

const farBank = `<path d="M0 620V566Q60 540 130 556T300 548Q380 556 440 580T640 590Q760 596 900 590T1200 592Q1400 580 1600 570V620Z" fill="#3a2862"/><path d="${leafMass(80, 566, 90, 34, 12, 2)}${leafMass(250, 570, 100, 30, 12, 4)}${leafMass(420, 588, 80, 22, 11, 6)}${leafMass(1560, 574, 80, 30, 11, 3)}" fill="#2c2157"/>`;

/** The lake holds the towers' dark shapes, broken by bands of light. */
function reflections(): string {
  const roll = dice(8);
  const band = (x: number, y: number, width: number, height: number) =>
    `M${Math.round(x)} ${Math.round(y)}q${round(width / 2)} ${-height} ${Math.round(width)} 0t${Math.round(-width)} 0Z`;
  let dark = '';
  for (const [x, width, depth] of [
    [820, 56, 90],
    [1078, 76, 180],
    [1166, 64, 110],
    [1240, 58, 200],
    [1312, 80, 200],
    [1420, 60, 80],
  ] as const)
    for (let y = 0; y < depth; y += 11) {
      const wide = width * (1.15 - (0.5 * y) / depth) + roll() * 16;
      dark += `M${Math.round(x + width / 2 - wide / 2 + roll() * 10)} ${672 + y}h${Math.round(wide)}l-6 7h${Math.round(12 - wide)}Z`;
    }
  let bands = '';
  for (let index = 0; index < 40; index++)
    bands += band(500 + (roll() - 0.34) * 1100, 674 + roll() ** 1.2 * 200, 40 + roll() * 150, 6);
  return `<path d="M0 656H1600V668Q1400 674 1200 668T800 670 400 668 0 670Z" fill="#3a2868" opacity=".55"/><path d="${dark}" fill="#35266a" opacity=".6"/><path d="${bands}" fill="#ffc48e" opacity=".55"/>`;
}

function bridge(): string {
  let spans = '';
  let light = '';
  let lamps = '';
  for (let index = -1; index < 9; index++) {
    const x = 30 + index * 186;
    spans += `M${x} 594h186v54h-14C${x + 150} 604 ${x + 36} 604 ${x + 14} 648H${x - 14}v8h0v-62Z`;
    light += `M${x + 14} 648C${x + 36} 604 ${x + 150} 604 ${x + 172} 648L${x + 166} 648C${x + 146} 612 ${x + 44} 612 ${x + 22} 648Z`;
    spans += `M${x - 16} 600h32v62h-32Z`;
    // None shines behind the words.
    if (index > 2) lamps += `M${x + 90} 582v-26h3v26Z`;
  }
  const globes = lamps.replace(/M(-?\d+) 582v-26h3v26Z/g, (_, x: string) => `<circle cx="${+x + 1}" cy="553" r="5"/>`);
  return `<path d="M0 580H1600V600H0Z" fill="#5a4286"/><path d="M640 576H1600V581H640Z" fill="#f2a283"/><path d="${spans}" fill="#2d2359"/><path d="${light}" fill="#7d4c86"/><path d="${lamps}" fill="#2d2359"/><g fill="#ffe7ae">${globes}</g>`;
}

const BAT = 'M0 0C-3-5-9-6-14-2-10-2-9 1-8 4-5 2-3 3 0 6 3 3 5 2 8 4 9 1 10-2 14-2 9-6 3-5 0 0Z';

/**
 * A ribbon of bats that widens and thins as it climbs away from the bridge: `bats` is a handful.
 */
function bats(): string {
  const roll = dice(77);
  let flock = '';
  for (let index = 0; index < 74; index++) {
    const t = ((index + roll()) / 74) ** 1.15;
    const u = 1 - t;
    const x = u ** 3 * 880 + 3 * u * u * t * 660 + 3 * u * t * t * 860 + t ** 3 * 1600;
    const y = u ** 3 * 640 + 3 * u * u * t * 380 + 3 * u * t * t * 140 + t ** 3 * 110;
    const spread = 8 + t * 80;
    const at = `${Math.round(x + (roll() - 0.5) * spread)} ${Math.round(y + (roll() - 0.5) * spread)}`;
    flock += `<use href="#bats" transform="translate(${at}) rotate(${Math.round(roll() * 80 - 50)}) scale(${round(0.36 + t * 0.62)})"/>`;
  }
  return `<g fill="#1d1740">${flock}</g>`;
}

const boards =
  '<g fill="#251d50"><path d="M1330 716q40-8 80 0-40 9-80 0ZM1362 714l4-22 3-20q8-8 12 0l2 22 3 20h-5l-4-20-6 20ZM1386 676l14 40h-3l-14-36Z"/><circle cx="1374" cy="660" r="7"/><path d="M1480 694q26-5 52 0-26 6-52 0ZM1502 693l2-15 2-12q5-5 8 0l2 13 2 14h-4l-3-13-4 13ZM1516 668l8 26h-2l-9-24Z"/><circle cx="1509" cy="658" r="5"/></g>';

/** The sculler, leaning back at the end of a stroke; her wake trails off to the right. */
const shell =
  '<g transform="translate(930 776) scale(1.14)"><path d="M-190 12q190 20 420 0-210 30-420 0Z" fill="#15163f" opacity=".6"/><path d="M210 6q120-6 250 8-130-2-250-8ZM120 20q120 4 240 22-130-6-240-22Z" fill="#ffc48e" opacity=".6"/><path d="M-216 0C-120-7 140-9 236-3 150 11-110 13-216 0Z" fill="#fbe0b4"/><path d="M-216 0C-110 5 150 5 236-3 150 11-110 13-216 0Z" fill="#c9705f"/><path d="M6-30-150 28l2 4L10-24Z" fill="#f6d3a0"/><path d="M-152 24l-38 10 6 9 38-10Z" fill="#ff7a4d"/><path d="M6-28 66-54l1 4L8-23Z" fill="#d9a98a"/><path d="M62-55l22-10 3 7-22 8Z" fill="#d9573f"/><path d="M-58-4C-50-22-34-32-22-26L14-8 38-12C42-4 34 0 22 0H-52Z" fill="#2a2358"/><path d="M10-4C18-26 26-50 40-66 52-70 62-62 60-52 54-32 44-14 40-2Z" fill="#e4572e"/><path d="M10-4C18-26 26-50 40-66 44-68 47-67 48-66 36-46 28-24 24-2Z" fill="#ff8a5a"/><path d="M42-60C30-48 20-36 4-32L2-24C24-26 40-40 52-52Z" fill="#d98a68"/><circle cx="56" cy="-80" r="12" fill="#d98a68"/><path d="M44-84c0-14 26-14 25 2 4 4 10 8 14 18-10-2-16-6-18-12-4-8-12-8-21-8Z" fill="#2a1c3a"/></g>';

function shore(): string {
  const roll = dice(5);
  let reeds = '';
  for (let index = 0; index < 54; index++) {
    const x = Math.round(index % 4 ? roll() * 460 : 1400 + roll() * 220);
    const tip = Math.round(x + (roll() - 0.4) * 60);
    const top = Math.round(880 - (60 + roll() * 80) * (index % 4 ? 1 - x / 700 : 0.8));
    reeds += `M${x - 4} 900Q${x} ${top + 50} ${tip} ${top}Q${x + 10} ${top + 50} ${x + 6} 900Z`;
  }
  return `<path d="M0 900V838C120 826 260 850 380 872S560 894 640 900ZM1600 900V852C1500 856 1400 884 1320 900Z" fill="#17183f"/><path d="${reeds}" fill="#121335"/><path d="M560 900q24-22 60-18l30-8 40 10 24 16ZM1250 900q20-20 50-16l40 4 20 12Z" fill="#3a2f66"/><path d="M574 890q20-10 46-8l30-8 34 9-50 3Z" fill="#8a5c8a"/>`;
}
