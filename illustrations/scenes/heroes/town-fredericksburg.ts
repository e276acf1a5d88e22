import { bluebonnet, bunch, paintbrush } from '../../flowers.ts';
import { inLight } from '../../kit/color.ts';
import { vereinsKirche } from '../../kit/vereins-kirche.ts';
import { glow, place, shadedOak, stamp } from '../../motifs.ts';
import { backdrop, dice, HERO, nightSide, poster, ridge, type Scene, verticalGradient } from '../../poster.ts';

/**
 * The octagonal Vereins Kirche, a Sunday house and Main Street's limestone fronts on a spring
 * evening, vines and flowers around.
 */
export const scene: Scene = {
  name: 'town-fredericksburg',
  draw: () => {
    const far = ridge({ frame: HERO, y: 500, amplitude: 80, swells: 6, seed: 21 });
    const middle = ridge({ frame: HERO, y: 548, amplitude: 70, swells: 5, seed: 4 });
    const near = ridge({ frame: HERO, y: 590, amplitude: 50, swells: 4, seed: 13 });
    return poster(
      HERO,
      `${backdrop(HERO, 'url(#sky)')}<circle cx="1180" cy="500" r="400" fill="url(#glow)"/><circle cx="1180" cy="486" r="56" fill="#fff0c4"/>${clouds}<path d="${far}" fill="#9a84ae"/><path d="${middle}" fill="#716f9d"/><path d="${near}" fill="#4f6a86"/>${vineyard()}${square}${stamp('oak', 672, 730, 1.25)}${backdrop(HERO, 'url(#night)')}${mainStreet}${stamp('oak', 1134, 732, 0.9)}${church}${sundayHouse}${stamp('oak', 1604, 812, 1.5)}${meadow()}`,
      nightSide('#232a5c', 0.62, 640) +
        verticalGradient('sky', [0, '#223a68'], [0.26, '#4b5f97'], [0.43, '#c07f92'], [0.55, '#f3bd8a']) +
        glow('glow', '#ffe2a6') +
        shadedOak('oak', '#2f2a30', '#233f3c', '#335a46', '#6f8a4c') +
        patch,
    );
  },
};

const clouds =
  '<path d="M880 232q120-26 230-8t200-6q90 4 130 18-180 14-330 8t-230-12ZM250 330q90-18 170-4t190 2q-120 18-220 12t-140-10ZM1180 318q80-14 150 0t150-2q-70 20-170 16t-130-14Z" fill="#ffd3b0" opacity=".4"/>';

/** A slope of vines left of the town, its rows running up to the crest. */
function vineyard(): string {
  let rows = '';
  for (let row = 0; row <= 17; row++) {
    const top = 330 + row * 24;
    const foot = -560 + row * 108;
    rows += `M${top} ${Math.round(640 - Math.sin(row / 5) * 8)}Q${top - (top - foot) * 0.3} 690 ${foot} 860`;
  }
  return `<path d="M0 900V664C220 610 420 618 640 640S1200 690 1600 630V900Z" fill="#3b604f"/><path d="${rows}" stroke="#2a4b44" stroke-width="15" stroke-dasharray="22 5" fill="none"/><path d="${rows}" stroke="#4b7350" stroke-width="4" stroke-dasharray="18 9" fill="none" transform="translate(1 -6)"/>`;
}

const square =
  '<path d="M540 900C600 760 760 712 1000 706S1500 706 1600 700V900Z" fill="#5b7a4c"/><path d="M640 712C900 694 1300 700 1600 708V736C1300 726 900 724 640 712Z" fill="#e2bd87"/><path d="M930 724h60C1004 780 960 830 900 900H740C860 840 930 790 930 724Z" fill="#d9b27c"/>';

/** Windows of a front: `at` lists their left edges. */
function windows(at: number[], y: number, width: number, height: number): string {
  const arch = width / 2;
  return at.map((x) => `M${x} ${y}v${-height}a${arch} ${arch} 0 0 1 ${width} 0v${height}Z`).join('');
}

const mainStreet = `<g transform="translate(-238 718) scale(1.2)"><path d="M1196 0V-148H1300V0Z" fill="#dcb586"/><path d="M1190-148V-160H1306V-148ZM1214-160l34-20 34 20Z" fill="#b98a63"/><path d="M1300 0V-196H1436V0Z" fill="#f0d29d"/><path d="M1292-196V-210H1444V-196ZM1326-210v-14h18v-12h48v12h18v14Z" fill="#c99a6d"/><path d="M1436 0V-132H1600V0Z" fill="#cfa47a"/><path d="M1430-132V-144H1600V-132Z" fill="#a97a5b"/><path d="${windows([1212, 1240, 1268], -84, 16, 32)}${windows([1318, 1350, 1382, 1410], -120, 16, 40)}${windows([1462, 1500, 1540], -76, 18, 30)}" fill="#54597f"/><path d="${windows([1350], -120, 16, 40)}${windows([1240], -84, 16, 32)}" fill="#ffd68a"/><path d="M1188-62 1204-76H1296L1302-62ZM1292-92 1306-106H1434L1446-92ZM1440-58 1452-70H1600V-58Z" fill="#7c8797"/><path d="M1194-62h4V0h-4ZM1244-62h4V0h-4ZM1296-92h4V0h-4ZM1366-92h4V0h-4ZM1438-92h4V0h-4ZM1516-58h4V0h-4Z" fill="#f6e6c4"/><path d="M1210-56h24V0h-24ZM1256-56h24V0h-24ZM1312-84h44V0h-44ZM1384-84h40V0h-40ZM1456-52h46V0h-46ZM1536-52h40V0h-40Z" fill="#6b4a4a"/><path d="M1318-70h32v40h-32ZM1390-70h28v40h-28ZM1462-44h34v26h-34Z" fill="#ffc978"/></g>`;

/** The Vereins Kirche, lit from the left. */
const church = inLight(vereinsKirche(958, 752, 0.78), { by: '#ffdfba', haze: '#6a4470', part: 0.13 });

/**
 * A farmer's town house for Sundays: one room, a loft reached by an outside stair, a porch, a tin
 * roof.
 */
const sundayHouse =
  '<g transform="translate(1272 806)"><path d="M-60 4h380l20 10H-76Z" fill="#3a5a44"/><path d="M110 0V-84H262V0Z" fill="#a98468"/><path d="M0 0V-88L56-160 112-88V0Z" fill="#f7dca8"/><path d="M0-24h30v4H0ZM22-60h30v4H22ZM66-18h40v4H66ZM38-124h28v4H38ZM78-84h24v4H78ZM8-42h22v3H8ZM40-36h26v3H40Z" fill="#dcb682"/><path d="M56-166H214L274-84H116Z" fill="#7d86a0"/><path d="M92-166h14l60 82h-14ZM132-166h14l60 82h-14ZM172-166h14l60 82h-14Z" fill="#969eb4"/><path d="M-12-78 56-168 124-78 116-74 56-154-4-74Z" fill="#d8d0c4"/><path d="M176-156v-42h28v42Z" fill="#d2a473"/><path d="M172-204h36v8h-36Z" fill="#8f6550"/><path d="M108-54 124-80H268L294-48H124Z" fill="#69728f"/><path d="M122-50h5V4h-5ZM176-50h5V4h-5ZM232-50h5V4h-5ZM286-50h5V4h-5Z" fill="#f6e6c4"/><path d="M144-40h22V0h-22Z" fill="#5a3d3d"/><path d="M194-40h24v26h-24Z" fill="#ffd68a"/><path d="M116 0H296v8H116Z" fill="#6a4c46"/><path d="M46-86h22v-34H46Z" fill="#6a4438"/><path d="M76-16h20v-34H76Z" fill="#54597f"/><path d="M-58 4 40-86H72V-79H44L-46 8Z" fill="#6a4438"/><path d="M-58-26 40-116H74v4H42L-54-22V4h-4ZM-24-54v30h-3v-28ZM8-84v30H5v-27ZM70-112h4v28h-4Z" fill="#55362f"/></g>';

/** A bed of flowers, 210 units wide, to be sown many times. */
const patch = bunch(
  'patch',
  [bluebonnet, -92, -7, 0.8],
  [bluebonnet, -34, -6, 0.8],
  [bluebonnet, 74, -7, 0.85],
  [bluebonnet, 18, -8, 0.75],
  [bluebonnet, -68, -2, 0.9],
  [bluebonnet, -12, -3, 0.95],
  [bluebonnet, 98, -1, 0.9],
  [bluebonnet, 44, 0, 0.9],
  [bluebonnet, 6, 6, 1.1],
  [bluebonnet, -48, 8, 1],
  [bluebonnet, -100, 7, 1],
  [bluebonnet, -76, 9, 1.05],
  [bluebonnet, 70, 8, 1.05],
  [bluebonnet, 92, 9, 0.95],
  [paintbrush, 28, 9, 0.95],
);

function meadow(): string {
  const roll = dice(4242);
  const sown = Array.from({ length: 30 }, (_, index) => {
    const x = ((index * 0.618034) % 1) * 1680 - 40;
    return { x, y: 832 + Math.sin(x / 240 + 1) * 16 + roll() ** 1.3 * 84, mirror: roll() < 0.5 };
  }).sort((a, b) => a.y - b.y);
  const patches = sown.map(({ x, y, mirror }) =>
    place('patch', x, y, (mirror ? -1 : 1) * (0.5 + (y - 810) / 130), 0.5 + (y - 810) / 130),
  );
  return `<path d="M0 900V800C240 770 420 822 700 822S1240 812 1600 790V900Z" fill="#2b4f41"/><path d="M0 900V842C300 812 500 860 820 852S1300 838 1600 830V900Z" fill="#22423a"/>${patches.join('')}`;
}
