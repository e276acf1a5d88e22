import { glow, juniper, place, pricklyPear, shadedOak, stamp, tuft } from '../../motifs.ts';
import { backdrop, dice, HERO, nightSide, poster, ridge, type Scene, verticalGradient } from '../../poster.ts';

/**
 * Sunset over rolling hills: a distillery barn, its copper still aglow in the open doors, and a
 * ranch gate before the sun.
 */
export const scene: Scene = {
  name: 'town-dripping-springs',
  draw: () => {
    const hills = (
      [
        [478, 70, 7, 40, '#b9838a'],
        [520, 80, 5, 6, '#96707f'],
        [566, 70, 6, 15, '#6d6473'],
        [612, 60, 4, 28, '#4c5a5c'],
      ] as const
    ).map(
      ([y, amplitude, swells, seed, fill]) => `<path d="${ridge({ frame: HERO, y, amplitude, swells, seed })}" fill="${fill}"/>`,
    );
    return poster(
      HERO,
      `${backdrop(HERO, 'url(#sky)')}<circle cx="1376" cy="490" r="540" fill="url(#glow)"/><circle cx="1376" cy="470" r="84" fill="#fff2c6"/>${clouds}${hills.join('')}${scattered()}${pasture}${stamp('oak', 676, 742, 1.9)}${backdrop(HERO, 'url(#night)')}${barn}${barrels}${stamp('oak', 1292, 742, 0.9)}${gate}${foreground()}`,
      nightSide('#2a2438', 0.62, 600) +
        verticalGradient('sky', [0, '#1f3d50'], [0.24, '#3f6069'], [0.4, '#b98a68'], [0.5, '#f0a850'], [0.6, '#ffd98a']) +
        verticalGradient('hall', [0, '#8a4a22'], [0.5, '#e39a3c'], [1, '#ffd27a']) +
        glow('glow', '#ffdf92', 0.85) +
        glow('spill', '#ffc766', 0.75) +
        shadedOak('oak', '#2a2424', '#22352f', '#3a4b33', '#8f8a45', -1) +
        juniper('juniper', '#31463f', '#4b5a45') +
        pricklyPear('pear', '#2c4038', '#3c5342', '#6e7a48', '#a8384a') +
        tuft('tuft', '#8a7038'),
    );
  },
};

const clouds =
  '<path d="M760 300q150-30 300-8t300-6q-140 28-320 22t-280-8ZM1100 372q130-20 260-4t300-2q-150 26-320 20t-240-14ZM120 402q120-18 240-2t230-4q-120 22-260 18t-210-12ZM420 226q90-14 190-4t170-2q-80 18-180 16t-180-10Z" fill="#f3b06a" opacity=".5"/><path d="M860 312q110 6 240-2-110 14-240 2ZM1180 384q120 8 260-4-130 18-260 4Z" fill="#fff0c0" opacity=".7"/>';

/** Junipers on the middle hills, the lit ones toward the sun. */
function scattered(): string {
  const roll = dice(23);
  return Array.from({ length: 18 }, (_, index) => {
    const x = index * 90 + roll() * 70;
    return place('juniper', x, 630 + roll() * 34, 0.5 + roll() * 0.3, 0.36 + roll() * 0.3);
  }).join('');
}

const pasture =
  '<path d="M0 900V690C240 640 480 664 720 700S1300 700 1600 656V900Z" fill="#3e4b35"/><path d="M760 712C1000 690 1300 706 1600 668V730C1300 742 1000 736 760 712Z" fill="#7d7a40"/><path d="M0 900V760C300 726 560 750 860 772S1400 776 1600 756V900Z" fill="#36402f"/><ellipse cx="956" cy="748" rx="230" ry="46" fill="url(#spill)"/><path d="M916 732h84C1056 760 1230 766 1330 800S1500 860 1540 900H1230C1230 850 1200 826 1110 800S916 770 916 732Z" fill="#b98a52"/><path d="M916 732h84C1018 756 1086 770 1160 786 1050 790 916 776 916 732Z" fill="#ffd27a"/>';

/** The pot still: belly, swan neck and the column beside it. */
const still =
  '<path d="M-40 0V-16H44V0Z" fill="#5a3222"/><path d="M-42-16C-50-44-36-62-16-66L-11-92C-10-112 18-116 30-104L34-96V-16H24V-92C18-100 4-102 2-90L4-66C22-62 34-44 26-16Z" fill="#b3582c"/><path d="M-8-16C4-34 4-54-8-66L-6-92C-4-104 4-108 10-108 0-102-2-96 0-88L4-66C22-62 34-44 26-16Z" fill="#8a3f22"/><path d="M-36-22C-40-42-30-54-18-58-26-46-28-34-26-22ZM-8-70-5-92C-3-100 4-104 8-104 2-98 0-94 0-90L-2-70Z" fill="#ffd9a0"/><path d="M24-98h14V-16H24Z" fill="#c9703a"/><path d="M24-98h4V-16h-4Z" fill="#ffd9a0"/><path d="M-20-68H8v5h-28ZM22-78h18v4H22ZM22-46h18v4H22Z" fill="#7a3a20"/>';

/** Gambrel barn with lean-tos; the sun is behind it, so the light comes from inside. */
const barn = `<g transform="translate(956 738)"><path d="M-214 0V-96L-108-140H108L214-96V0Z" fill="#4a2c2a"/><path d="M112 0V-140L214-96V0Z" fill="#6b3f30"/><path d="M-226-88-108-146V-130L-222-78ZM226-88 108-146V-130L222-78Z" fill="#6f7a80"/><path d="M226-88 108-146v6L224-83Z" fill="#ffd08a"/><path d="M-112 0V-160L-82-224 0-268 82-224 112-160V0Z" fill="#5d352d"/><path d="${boards()}" fill="#4a2c2a"/><path d="M-126-150-92-230 0-282 92-230 126-150 112-152 82-220 0-264-82-220-112-152Z" fill="#7f8a8e"/><path d="M0-282 92-230 126-150 119-151 86-226 0-275Z" fill="#ffd9a0"/><path d="M-22-270v-34h44v34L0-282Z" fill="#4a2c2a"/><path d="M-32-302 0-326 32-302Z" fill="#6f7a80"/><path d="M0-326 32-302H22L0-320Z" fill="#ffd9a0"/><path d="M-1-326v-24h3v24ZM-20-346 14-350 10-356 24-349 10-341 12-346-18-341Z" fill="#2a2424"/><path d="M-14-176h28v-24a14 14 0 0 0-28 0Z" fill="#ffc766"/><path d="M-1-214h2v38h-2ZM-14-194h28v2h-28Z" fill="#4a2c2a"/><path d="M-66 0V-142H66V0Z" fill="url(#hall)"/><path d="M-66-142H66v10H-66ZM-66-108H66v5H-66ZM-44-142h6V0h-6ZM40-142h6V0h-6Z" fill="#8a4a22" opacity=".6"/>${still}<path d="M-66-148H-130V2h60ZM66-148h64V2H70Z" fill="#7a4433"/><path d="M-126-6-72-140V-126L-120-6ZM126-6 72-140V-126L120-6ZM-130-80h62v8h-62ZM68-80h62v8H68ZM-136-156H136v8H-136Z" fill="#452824"/><path d="M126-148h4V2h-4Z" fill="#ffb870"/><path d="M-186-60h28v30h-28ZM158-60h28v30h-28Z" fill="#ffc766"/><path d="M-173-60h3v30h-3ZM-186-46h28v3h-28ZM171-60h3v30h-3ZM158-46h28v3h-28Z" fill="#3a2424"/></g>`;

function boards(): string {
  let strips = '';
  for (let x = -104; x <= 104; x += 16)
    strips += `M${x} 0V${Math.round(-(264 - Math.abs(x) * (Math.abs(x) > 82 ? 1 : 0.54)) + (Math.abs(x) > 82 ? -20 : 6))}h3V0Z`;
  for (let x = -204; x < -116; x += 16) strips += `M${x} 0V-94h3V0ZM${-x} 0V-94h3V0Z`;
  return strips;
}

const barrels =
  '<g transform="translate(786 752)"><path d="M-22-2q-6-18 0-36h36q6 18 0 36ZM24-2q-6-18 0-36h36q6 18 0 36ZM2-40q-6-18 0-36h36q6 18 0 36Z" fill="#5a3526"/><path d="M2-2q6-18 0-36h12q6 18 0 36ZM48-2q6-18 0-36h12q6 18 0 36ZM26-40q6-18 0-36h12q6 18 0 36Z" fill="#a8683a"/><path d="M-24-10h40v4h-40ZM-24-34h40v4h-40ZM22-10h40v4H22ZM22-34h40v4H22ZM0-48h40v4H0ZM0-72h40v4H0Z" fill="#2f2426"/></g>';

/**
 * Two cedar posts on limestone feet carry the beam; an iron star hangs from it, in front of the
 * sun.
 */
const gate =
  '<g transform="translate(1376 852)"><path d="M-190 0-194-70h56L-132 0ZM134 0 138-70h56L190 0Z" fill="#8f7c68"/><path d="M-154 0-150-70h12L-132 0ZM134 0 138-70h12L148 0Z" fill="#f0cf94"/><path d="M-194-48h56v4h-56ZM-192-24h58v4h-58ZM138-48h56v4h-56ZM136-24h56v4h-56ZM-172-70h4v24h-4ZM164-46h4v24h-4Z" fill="#6b5a50"/><path d="M-180-70-178-452h26L-150-70ZM150-70 152-452h26L180-70Z" fill="#3a2a26"/><path d="M-157-70-158-452h6L-150-70ZM150-70 152-452h6L157-70Z" fill="#e0a05a"/><path d="M-226-452q226-30 452 0v24q-226-30-452 0Z" fill="#3a2a26"/><path d="M-226-434q226-30 452 0v6q-226-30-452 0Z" fill="#c98a4a"/><path d="M-152-384l48-56h12l-60 70ZM152-384l-48-56H92l60 70ZM-2-446h4v34h-4Z" fill="#2a2020"/><path d="M0-420l9 28h29l-23 18 8 28-23-17-23 17 8-28-23-18h29Z" fill="#2a2020"/></g>';

function foreground(): string {
  const roll = dice(63);
  let rails = '';
  for (let x = 1190; x > -40; x -= 118) rails += `M${x} ${Math.round(852 - Math.sin(x / 300) * 10)}v-70h11v72Z`;
  const tufts = Array.from({ length: 46 }, () => {
    const x = roll() * 1600;
    return stamp('tuft', x, 866 + roll() * 40, 0.7 + roll() * 0.9);
  }).join('');
  return `<path d="${rails}" fill="#2a2626"/><path d="M0 798Q320 776 620 792T1196 800v7Q900 796 620 800T0 806ZM0 824Q320 804 620 818T1196 826v7Q900 822 620 826T0 832Z" fill="#332c29"/><path d="M0 900V852C300 834 560 850 820 860S1130 884 1240 900ZM1600 900V838C1560 842 1520 860 1500 876L1530 900Z" fill="#262e28"/>${tufts}<path d="M880 900l16-34 46-12 52 10 30 36Z" fill="#6b5f58"/><path d="M896 866l46-12 52 10-40 8Z" fill="#b9935f"/>${stamp('pear', 836, 890, 0.9)}${stamp('pear', 1560, 892, 1.2)}`;
}
