import { bluebonnet, bunch, type Flower, paintbrush, type Sown } from '../../flowers.ts';
import { at } from '../../kit/at.ts';
import { inLight } from '../../kit/color.ts';
import { litVereinsKirche } from '../../kit/vereins-kirche.ts';
import { grandOak, leafMass, place, stamp } from '../../motifs.ts';
import { backdrop, dice, HERO, nightSide, poster, ridge, round, type Scene, verticalGradient } from '../../poster.ts';

/**
 * Evening on Fredericksburg's Marktplatz: the octagonal Vereins Kirche with lit windows, lamps and
 * beds of wildflowers.
 */
export const scene: Scene = {
  name: 'hero-culture',
  draw: () =>
    poster(
      HERO,
      `${backdrop(HERO, 'url(#sky)')}${glow}${stars()}${town}${lawn}${walk}${backdrop(HERO, 'url(#night)')}${kirche}${lamps()}${strollers}${beds()}`,
      `${nightSide('#15264f', 0.64)}${verticalGradient('sky', [0, '#15264f'], [0.3, '#2f4a7e'], [0.5, '#8b6b98'], [0.64, '#e39a86'], [0.74, '#fbd09a'])}
      <radialGradient id="halo"><stop offset="0" stop-color="#ffe6a0" stop-opacity=".75"/><stop offset="1" stop-color="#ffcf73" stop-opacity="0"/></radialGradient>
      ${grandOak('oak', '#1f1d33', '#1c2c40', '#27424c', '#48655c')}${grandOak('warm', '#2a2234', '#20343f', '#325248', '#8d8458')}
      ${BEDS.map((flowers, index) => bunch(`b${index}`, ...flowers)).join('')}
      <g id="lamp"><circle cy="-128" r="62" fill="url(#halo)"/><path d="M-3 0-2-112H2L3 0ZM-9 0q9-14 18 0ZM-8-112H8l-3-6H-5Z" fill="#20203a"/><circle cy="-129" r="12" fill="#ffe9ae"/><circle cx="2" cy="-131" r="7" fill="#fffaea"/><path d="M-5-141h10l-5-7Z" fill="#20203a"/></g>`,
    ),
};

const glow = `<circle cx="1270" cy="600" r="460" fill="url(#halo)" opacity=".6"/>
<path d="M1130 250C1220 240 1270 220 1340 230 1400 214 1500 226 1600 240V266C1480 272 1260 268 1130 250Z" fill="#a8688e" opacity=".75"/><path d="M1200 256C1320 246 1480 250 1600 250V264C1480 268 1320 266 1200 256Z" fill="#f3a384"/>
<path d="M470 350C560 342 620 322 700 330 760 320 820 334 880 344 740 360 600 362 470 350Z" fill="#7d5f98" opacity=".8"/><path d="M540 352C620 342 740 340 840 346 740 356 640 358 540 352Z" fill="#d98a92"/><path d="M1180 400C1270 390 1340 386 1420 392 1500 386 1560 394 1600 398V412C1480 416 1300 414 1180 400Z" fill="#f9bd90" opacity=".8"/>`;

function stars(): string {
  const roll = dice(90);
  let path = '';
  for (let index = 0; index < 25; index++) {
    const radius = round(0.9 + roll() * 1.2);
    path += `M${Math.round(roll() * 1600)} ${Math.round(roll() ** 1.5 * 250)}a${radius} ${radius} 0 1 0 .1 0Z`;
  }
  return `<path d="${path}" fill="#fff0cf" opacity=".75"/>`;
}

/**
 * Main Street behind the square: stone fronts, galleries and roofs against the hills, a lit window
 * here and there.
 */
const town = `<path d="${ridge({ frame: HERO, y: 560, amplitude: 60, swells: 7, seed: 12 })}" fill="#8f7099"/><path d="${ridge({ frame: HERO, y: 590, amplitude: 50, swells: 6, seed: 51 })}" fill="#665a8a"/>
<path d="M0 700V590H70V572H150V590H164L214 556 264 590V604H330V580H344V574H436V580H446V618L480 596H580L612 618V628H700V612H790V700ZM1240 700V606H1330V590H1420V606L1460 580 1500 606V596H1600V700Z" fill="#3f4474"/>
<path d="M164 590 214 556 264 590V700H164ZM480 596H580L612 618H448ZM1420 606 1460 580 1500 606V700H1420Z" fill="#4b4f80"/><path d="M0 640H150V648H0ZM330 640H450V648H330ZM1240 650H1420V657H1240ZM1500 652H1600V659H1500Z" fill="#2c315c"/>
<path d="M20 606h14v22H20ZM96 606h14v22H96ZM206 620h16v26H206ZM362 598h12v24H362ZM404 598h12v24H404ZM520 636h14v22H520ZM660 640h12v18H660ZM1272 622h12v18h-12ZM1372 612h12v20h-12ZM1452 622h16v22h-16ZM1540 616h12v22h-12Z" fill="#f6bf6e"/>
${stamp('oak', 150, 716, 1.15)}${stamp('oak', 430, 712, 0.8)}${place('warm', 700, 708, -0.6, 0.62)}${place('warm', 1330, 712, -0.86, 0.86)}${place('warm', 1530, 728, -1.3, 1.3)}`;

const lawn = `<path d="M0 900V690C260 676 520 684 800 690 1080 694 1340 684 1600 690V900Z" fill="#2b5150"/><path d="M0 716C240 700 520 704 860 706H1180C1380 702 1500 706 1600 712V730H0Z" fill="#3d6a58"/>`;

const walk = `<path d="M960 706H1080C1110 760 1180 830 1300 900H700C830 840 930 770 960 706Z" fill="#8c7a86"/><path d="M1020 706H1080C1110 760 1180 830 1300 900H1080C1060 830 1040 770 1020 706Z" fill="#c09a8c"/><path d="M976 706H1064C1076 740 1092 770 1110 800 1040 816 960 812 900 800 940 770 964 740 976 706Z" fill="#f2c07c" opacity=".45"/><path d="M940 742h170l8 5H934ZM892 786h262l12 6H882ZM806 838h426l16 7H792Z" fill="#6d6078" opacity=".7"/>`;

/** The Vereins Kirche, its windows lit, its right side in the last light. */
const kirche = at(1020, 712, 1.2, inLight(litVereinsKirche(0, 0, 1), { by: '#cdb2bd', haze: '#43386c', part: 0.2 }), -1.2);

function lamps(): string {
  return `${stamp('lamp', 800, 762, 1.1)}${stamp('lamp', 1246, 762, 1.1)}${stamp('lamp', 900, 722, 0.62)}${stamp('lamp', 1140, 722, 0.62)}`;
}

/** A couple arm in arm on the walk, and a child ahead of them. */
const strollers = `<g transform="translate(1108 806)"><path d="M-30 0 20 8 90 16 30 4Z" fill="#5a4a64" opacity=".6"/><path d="M-17 0-15-38-22-62C-22-76-16-80-8-80-2-80 3-76 3-62L0-40-2 0H-8L-9-34-11 0Z" fill="#262848"/><path d="M-8-80C-2-80 3-76 3-62L0-40-2-40-4-76Z" fill="#b8798a"/><circle cx="-9" cy="-88" r="7" fill="#8a5a4c"/><path d="M-22-89C-16-91-16-100-9-100-2-100-2-91 4-89-4-86-14-86-22-89Z" fill="#3a3352"/>
<path d="M6 0 10-28 4-30 12-56C10-68 14-74 20-74 27-74 30-68 28-56L36-28 30-28 28 0H23L21-26 12 0Z" fill="#a8434a"/><path d="M20-74C27-74 30-68 28-56L36-28H30L24-56Z" fill="#e98a6c"/><circle cx="19" cy="-81" r="6.500" fill="#c98b62"/><path d="M11-78C10-90 18-92 24-88 28-84 26-78 24-84 18-86 14-84 11-78Z" fill="#3a2530"/><path d="M0-70 14-60 12-54-2-62Z" fill="#262848"/></g>
<g transform="translate(1052 778)"><path d="M-8 0-6-18-10-20-5-36C-5-42 5-42 6-36L11-20 6-18 6 0H2L0-16-4 0Z" fill="#4f7fa8"/><circle cy="-45" r="5.500" fill="#c98b62"/><path d="M-6-44C-7-52 6-54 6-45 2-49-3-48-6-44Z" fill="#3a2530"/></g>`;

/** A coneflower, 41 units tall. */
const coneflower: Flower = [
  ['#3f6a4c', 'M-1 0V-30H1V0Z'],
  ['#f2b84a', 'M-9-31C-7-38-2-35 0-41 2-35 7-38 9-31 6-26-6-26-9-31Z'],
  ['#8a3f2c', 'M-3-32a3 3 0 1 0 6 0 3 3 0 1 0-6 0Z'],
];

/** The flowers in one part of a bed. */
const BEDS: readonly (readonly Sown[])[] = [
  [[bluebonnet, -42, -6, 0.94], [paintbrush, -16, 0, 1], [bluebonnet, 6, 3, 1.06], [bluebonnet, 38, -3, 0.9]],
  [[coneflower, -46, -2, 1], [bluebonnet, -20, 3, 1], [coneflower, 8, -4, 0.9], [bluebonnet, 32, 2, 0.94], [coneflower, 56, 5, 1.1]],
];

/** Beds on both sides of the walk; the left stays low and dark. */
function beds(): string {
  const roll = dice(63);
  const parts = Array.from({ length: 26 }, (_, index) => {
    const depth = roll();
    const left = index % 2 === 0;
    const edge = left ? 790 - depth * 220 : 1160 + depth * 170;
    const x = left ? edge - roll() ** 1.5 * 360 : edge + roll() * 380;
    return { x, y: 806 + depth * 74, scale: 0.56 + depth * 0.75, bed: roll() < 0.6 ? 'b0' : 'b1' };
  }).sort((a, b) => a.y - b.y);
  const flowers = parts.map(({ x, y, scale, bed }, index) => place(bed, x, y, index % 2 ? scale : -scale, scale)).join('');
  return `<path d="M0 900V800C200 770 560 768 820 784 780 820 720 860 630 900ZM1600 900V786C1440 770 1240 776 1110 786 1150 824 1200 864 1260 900Z" fill="#234846"/><path d="M300 812C480 784 700 776 820 784 800 804 780 820 756 834 620 806 480 804 300 812ZM1110 786C1240 776 1440 770 1600 786V800C1440 792 1270 800 1156 822Z" fill="#34604f"/><path d="${leafMass(120, 850, 90, 30, 11, 4)}${leafMass(280, 870, 80, 26, 10, 6)}${leafMass(-10, 846, 90, 40, 10, 5)}" fill="#1d3c40"/>${flowers}<path d="M0 900V878C300 866 520 880 640 900ZM1600 900V880C1500 876 1400 884 1250 900Z" fill="#16302f"/>`;
}
