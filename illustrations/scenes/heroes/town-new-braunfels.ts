import { glow, leafMass, place, riverCypress, stamp, tuber } from '../../motifs.ts';
import { backdrop, dice, HERO, nightSide, poster, ridge, round, type Scene, verticalGradient } from '../../poster.ts';

/**
 * Tubers drift down the spring-green Comal between cypresses, past a half-timbered mill and its
 * weir, on a summer morning.
 */
export const scene: Scene = {
  name: 'town-new-braunfels',
  draw: () => {
    const far = ridge({ frame: HERO, y: 340, amplitude: 70, swells: 5, seed: 12 });
    const near = ridge({ frame: HERO, y: 388, amplitude: 60, swells: 6, seed: 5 });
    return poster(
      HERO,
      `${backdrop(HERO, 'url(#sky)')}<circle cx="1090" cy="150" r="330" fill="url(#glow)"/><circle cx="1090" cy="150" r="50" fill="#fffbe6"/><path d="${far}" fill="#9cc0c4"/><path d="${near}" fill="#74a79f"/>${farTrees}${mill}<path d="M0 640C300 560 560 520 760 506H1280C1400 530 1500 560 1600 610V900H0Z" fill="url(#river)"/>${weir}${shade}${ripples()}${banks}${stamp('cypress', 570, 536, 0.8)}${place('cypress', 1530, 620, -1.45, 1.4)}${stamp('cypress', 390, 584, 1.1)}${stamp('deep', 210, 640, 1.6)}${stamp('deep', 20, 690, 2)}${canopy}${backdrop(HERO, 'url(#night)')}${swimmers}${foreground}`,
      nightSide('#0d3f4a', 0.66, 640) +
        verticalGradient('sky', [0, '#4fa3c4'], [0.26, '#a6d6d0'], [0.44, '#f7efcd']) +
        verticalGradient('river', [0, '#a9dcb4'], [0.25, '#4fbfa5'], [0.6, '#1f9a94'], [1, '#0e6672']) +
        glow('glow', '#fff6c8', 0.9) +
        `<path id="leaves" d="${leafMass(0, 0, 100, 40, 13, 3)}"/>` +
        riverCypress('cypress', '#5d4237', '#a07a58', '#205245', '#37784f', '#86b45a') +
        riverCypress('deep', '#33302f', '#4d453c', '#143a38', '#1c4c43', '#2a6250') +
        tuber('a', '#e8532f', '#ff8a5c', '#c98a5e', '#f7f1e3', '#2b2233', '#f2dca6') +
        tuber('b', '#f2c230', '#ffe07a', '#f0c59b', '#c23a5a', '#7a3f22') +
        tuber('c', '#3f6fd1', '#7fa3ee', '#8a573a', '#f2c230', '#1d1726'),
    );
  },
};

/** Masses of leaves: center, half width, half height of each. */
function leaves(fill: string, ...masses: [x: number, y: number, width: number, height: number][]): string {
  return `<g fill="${fill}">${masses.map(([x, y, width, height]) => place('leaves', x, y, width / 100, height / 40)).join('')}</g>`;
}

const farTrees =
  '<path d="M0 420H560L640 520 0 660Z" fill="#1f5a52"/>' +
  leaves('#4f8f74', [700, 470, 190, 60], [1010, 476, -190, 44], [1500, 440, 190, 84]) +
  leaves('#37765f', [760, 500, 130, 36], [930, 500, -130, 34], [1540, 480, 160, 60]) +
  leaves('#7db07a', [960, 480, 60, 14], [760, 476, -60, 16]) +
  leaves('#1f5a52', [90, 420, 240, 150], [330, 450, -200, 130], [520, 480, 150, 84]) +
  leaves('#2b6b58', [250, 400, 120, 40], [440, 446, -110, 36], [570, 480, 80, 30]);

/** Half-timbered above limestone; the wheel stands at the weir. */
const mill =
  '<g transform="translate(1124 520)"><path d="M92-6V-120L250-128V-6Z" fill="#c9b48e"/><path d="M0 0V-132L92-252 184-132V0Z" fill="#f7e8c4"/><path d="M0 6V-66H184V6Z" fill="#e2cfa4"/><path d="M184 6V-66L250-70V6Z" fill="#b59d7a"/><path d="M14-58h34v12H14ZM70-40h40v12H70ZM130-60h36v12h-36ZM20-22h36v12H20ZM124-18h40v12h-40ZM200-40h26v12h-26Z" fill="#c7ae82"/><path d="M0-72h184v7H0ZM0-138h184v7H0ZM0-138h7v70H0ZM58-138h7v70h-7ZM118-138h7v70h-7ZM177-138h7v70h-7ZM30-186h124v6H30ZM88-246h8v110h-8ZM8-72l42-62h8L18-72ZM176-72l-42-62h-8l40 62ZM44-138l40-46h8l-40 46ZM140-138l-40-46h-8l40 46Z" fill="#6b4432"/><path d="M184-138 250-140v6l-66 3ZM214-136h6v66h-6Z" fill="#553628"/><path d="M-16-120 92-264 92-244-4-116Z" fill="#c4653f"/><path d="M92-264H216L276-126 196-120 92-252Z" fill="#9a4632"/><path d="M112-250H222L228-236H122ZM132-222H234L240-208H142ZM152-194H246L252-180H162ZM172-166H258L264-152H182Z" fill="#823a2e"/><path d="M162-264v-34h24v34Z" fill="#d8c096"/><path d="M158-304h32v8h-32Z" fill="#9a4632"/><path d="M72-128h16v30H72ZM98-128h16v30H98ZM20-124h22v26H20ZM142-124h22v26h-22ZM80-226h24v26H80Z" fill="#3f5f6e"/><path d="M62-98h60v7H62ZM16-98h30v6H16ZM138-98h30v6h-30Z" fill="#c23a3a"/><path d="M62-100q6-8 12 0 6-8 12 0 6-8 12 0 6-8 12 0 6-8 12 0v3H62Z" fill="#4f8f4f"/><path d="M72-6v-36a18 18 0 0 1 36 0v36Z" fill="#5a3d30"/><g transform="translate(-34 -14)"><path d="M0-56A56 56 0 1 1-.1-56ZM0-46A46 46 0 1 0 .1-46Z" fill="#5a3d30" fill-rule="evenodd"/><path d="M-4-54h8V54h-8ZM-54-4H54v8H-54ZM-41 36 36-41l5 5-77 77ZM-36-41 41 36l-5 5-77-77Z" fill="#6b4a38"/><path d="M-6-66h12v12H-6ZM-6 54h12v12H-6ZM54-6h12V6H54ZM-66-6h12V6h-12ZM32-50l9-9 9 9-9 9ZM-50-50l9-9 9 9-9 9Z" fill="#7d573f"/><circle r="9" fill="#3f2b25"/></g></g>';

const weir =
  '<g transform="translate(-96 0)"><path d="M860 508H1206L1226 546Q1040 556 846 546Z" fill="#d9f4e4"/><path d="M868 512h20l-8 34h-20ZM920 512h22l-4 36h-24ZM984 512h26l2 38h-30ZM1050 512h24l8 37h-26ZM1120 512h22l14 34h-24ZM1170 512h16l18 32h-20Z" fill="#8fd3bd"/><path d="M850 544q20-9 40 0t40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 20 2-10 12q-190 12-380 0-20-6-10-14Z" fill="#f4fdf2"/></g>';

const shade =
  '<path d="M0 640C300 560 520 524 640 514 690 540 610 574 640 600 690 622 600 640 604 668 640 700 520 724 540 760 590 790 470 820 490 850L500 900H0Z" fill="#0d4f56" opacity=".74"/><path d="M640 560q60-10 110 0-60 12-110 0ZM610 640q90-12 150 2-80 14-150-2ZM560 740q90-14 170 2-90 16-170-2ZM510 836q110-16 190 2-100 18-190-2Z" fill="#0d4f56" opacity=".5"/>';

function ripples(): string {
  const roll = dice(5);
  let lines = '';
  for (let index = 0; index < 46; index++) {
    const y = 566 + roll() ** 1.4 * 320;
    const width = 26 + ((y - 540) / 340) * (50 + roll() * 110);
    const x = 560 + roll() * 1000 - width / 2;
    lines += `M${Math.round(x)} ${Math.round(y)}q${round(width / 2)}-${round(width / 12)} ${Math.round(width)} 0-${round(width / 2)}-${round(width / 24)}-${Math.round(width)} 0Z`;
  }
  return `<path d="M900 570C1040 600 900 660 1020 720S960 840 1060 900H1300C1180 830 1260 740 1140 690S1160 600 1080 570Z" fill="#8fe0bf" opacity=".3"/><path d="${lines}" fill="#e6fbe9" opacity=".8"/>`;
}

const banks =
  '<path d="M1280 506C1400 520 1520 540 1600 560V664C1500 632 1400 596 1330 560Z" fill="#4f7d4a"/><path d="M1330 560C1400 596 1500 632 1600 664V684C1490 650 1380 606 1310 562Z" fill="#e0cfa2"/><path d="M0 640C300 560 560 520 760 506L770 512C600 534 340 590 0 700Z" fill="#234f3f"/>';

const canopy =
  '<path d="M0 0H760Q740 36 680 24 640 66 580 44 540 96 460 72 400 126 340 98 270 164 190 136 100 206 0 186Z" fill="#16403c"/>' +
  leaves('#1d4d42', [500, 24, 130, 36], [170, 70, 160, 50], [690, 0, -80, 26]);

const swimmers = `${stamp('b', 968, 612, 0.72)}${place('c', 1200, 648, -0.95, 0.95)}${stamp('a', 1010, 752, 1.65)}<path d="M900 792q60 18 130 12 50 0 90-14-20 24-90 28-90 2-130-26ZM920 632q30 8 90 2-30 14-90-2ZM1150 678q40 10 100 0-40 16-100 0Z" fill="#e6fbe9" opacity=".7"/>`;

/** Limestone ledges and shrubs in the near corners. */
const foreground =
  '<path d="M1600 900V772C1540 764 1500 790 1450 800S1380 850 1300 900Z" fill="#b99f74"/><path d="M1600 790C1540 776 1510 800 1460 808L1440 826C1500 830 1560 810 1600 816ZM1420 846C1480 850 1540 846 1600 850V866C1520 860 1450 866 1390 864Z" fill="#e8d5a8"/><path d="M0 900V800C80 790 130 830 220 842S360 880 420 900Z" fill="#12302f"/>' +
  leaves('#2f6e4c', [1560, 776, 70, 26], [1470, 806, 40, 14], [1590, 884, -60, 30]) +
  leaves('#6fa356', [1570, 768, -44, 14], [1476, 800, 24, 8]) +
  leaves('#1a443b', [70, 806, 90, 30], [230, 850, -90, 24]);
