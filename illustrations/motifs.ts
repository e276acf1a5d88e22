/**
 * Plants and people of the Hill Country, as `<symbol>`-like groups for `<defs>`: place them with
 * `stamp`.
 */

/** Puts the motif with this id at x, y (its foot), scaled. */
export function stamp(id: string, x: number, y: number, scale = 1): string {
  return `<use href="#${id}" transform="translate(${+x.toFixed(1)} ${+y.toFixed(1)}) scale(${+scale.toFixed(2)})"/>`;
}

/** A live oak, wide and low, 86 units tall; trunk and crown in the light of the scene. */
export const liveOak = (id = 'oak', trunk = '#1d2a3a', crown = '#22364a') =>
  `<g id="${id}"><path d="M-4 0c2-14 1-24-6-34l4-2 6 10 8-14 4 2-8 18c-1 8-1 14 2 20Z" fill="${trunk}"/><path d="M-52-38c-6-16 8-28 22-26C-26-82-4-88 8-78c16-8 36 2 36 16 14 2 16 20 4 26-10 6-22 2-26-2-12 8-28 6-34-2-14 8-34 8-40-2Z" fill="${crown}"/></g>`;

/** A bald cypress on a river bank, 240 units tall. */
export const cypress = (id = 'cypress', trunk = '#6b4a38', crown = '#3f7a58', light = '#5a9a6c') =>
  `<g id="${id}"><path d="M-14 0C-8-60-12-110-4-170H6C10-110 8-60 16 0Z" fill="${trunk}"/><path d="M-70-150C-80-200-40-236 0-240 50-240 84-200 72-152 50-120-46-116-70-150Z" fill="${crown}"/><path d="M-46-176C-40-214-4-228 22-216 0-196-20-190-46-176Z" fill="${light}"/></g>`;

/** An Ashe juniper: a dense dark flame, 70 units tall. */
export const juniper = (id = 'juniper', color = '#2c4a3c', light = '#3d6350') =>
  `<g id="${id}"><path d="M-3 0h6v-12h-6Z" fill="#3a2f2a"/><path d="M0-70C14-52 24-30 20-10 10-4-10-4-20-10-24-30-14-52 0-70Z" fill="${color}"/><path d="M-2-62C-12-46-16-28-13-14-6-26-4-44-2-62Z" fill="${light}"/></g>`;

/**
 * Path data of a leaf mass: a lobed cloud, flat at the bottom like a live oak's crown. `seed`
 * varies the lobes.
 */
export function foliage(cx: number, cy: number, rx: number, ry: number, lobes = 9, seed = 1): string {
  const points = Array.from({ length: lobes }, (_, index) => {
    const wobble = Math.sin(seed * 12.9 + index * 78.2);
    const angle = ((index + wobble * 0.28) * 2 * Math.PI) / lobes;
    const reach = 0.94 + 0.1 * Math.sin(seed * 5.1 + index * 3.7);
    const drop = Math.sin(angle) > 0 ? 0.62 : 1;
    return [Math.round(cx + Math.cos(angle) * rx * reach), Math.round(cy + Math.sin(angle) * ry * reach * drop)] as const;
  });
  const last = points[lobes - 1] as readonly [number, number];
  let path = `M${last[0]} ${last[1]}`;
  let [x, y] = last;
  for (const [nextX, nextY] of points) {
    const radius = Math.max(2, Math.round(Math.hypot(nextX - x, nextY - y) * 0.56));
    path += `A${radius} ${radius} 0 0 1 ${nextX} ${nextY}`;
    x = nextX;
    y = nextY;
  }
  return `${path}Z`;
}

/** A clump of prickly pear, 78 units tall, lit from the right, with ripe tunas. */
export const pricklyPear = (id = 'pear', dark = '#3f6a55', pad = '#5c8a63', light = '#86ab74', fruit = '#b8335a') => {
  const pads: readonly (readonly [number, number, number, number, string])[] = [
    [-34, -18, 19, -48, dark], [32, -18, 19, 52, dark], [-2, -24, 23, 4, pad], [-46, -44, 15, -28, pad],
    [-14, -56, 17, -20, dark], [18, -58, 18, 24, pad], [50, -42, 14, 34, pad],
  ];
  const shape = pads.map(([x, y, size, turn, fill]) => {
    const at = `transform="translate(${x} ${y}) rotate(${turn})"`;
    const shine = `<path d="M${size * 0.1} ${-size}C${size} ${-size * 0.9} ${size} ${size * 0.4} ${size * 0.2} ${size}Q${size * 0.6} 0 ${size * 0.1} ${-size}Z" fill="${light}"/>`;
    return `<g ${at}><ellipse rx="${size * 0.8}" ry="${size * 1.12}" fill="${fill}"/>${fill === pad ? shine : ''}</g>`;
  });
  const tunas = [[-56, -59], [-47, -61], [-22, -75], [-13, -76], [24, -79], [33, -75], [60, -56], [54, -59]]
    .map(([x, y]) => `<ellipse cx="${x}" cy="${y}" rx="4" ry="5.4"/>`)
    .join('');
  return `<g id="${id}">${shape.join('')}<g fill="${fruit}">${tunas}</g></g>`;
};

/**
 * A live oak in sunlight, three tones of leaf, 116 units tall and 170 wide; the light comes from
 * the upper left.
 */
export const litOak = (id = 'lit-oak', trunk = '#4a3a30', dark = '#2f4d38', mid = '#47693f', light = '#6d8c4c') =>
  `<g id="${id}"><path d="M-10 0C-5-16-6-28-16-44L-36-58l3-4 24 11 4-20h6l1 22 24-16 4 4-26 25C8-26 6-14 13 0Z" fill="${trunk}"/><path d="M-84-52c-10-18 4-34 22-32C-58-106-30-116-10-106 6-122 40-116 48-98 70-100 88-80 78-62 82-48 62-40 50-46 38-34 16-36 8-46-6-36-28-38-36-46-50-34-78-38-84-52Z" fill="${dark}"/><path d="M-78-60c-4-14 6-24 20-22C-52-102-28-110-10-100 6-116 36-110 44-94 62-94 72-82 66-72 56-62 40-66 34-74 20-62 0-64-10-74-24-62-60-50-78-60Z" fill="${mid}"/><path d="M-60-78C-54-98-30-104-14-96-20-86-40-76-60-78ZM2-99C12-112 32-108 38-96 28-88 10-88 2-99Z" fill="${light}"/></g>`;

/** A small prickly pear with fruit, 46 units tall. */
export const smallPear = (id = 'pear', dark = '#3f6b4a', light = '#5f8f5c', fruit = '#b5344d') =>
  `<g id="${id}"><g fill="${dark}"><ellipse cx="-14" cy="-10" rx="12" ry="9" transform="rotate(24 -14 -10)"/><ellipse cx="12" cy="-11" rx="11" ry="13" transform="rotate(34 12 -11)"/><ellipse cx="18" cy="-32" rx="8" ry="11" transform="rotate(12 18 -32)"/></g><g fill="${light}"><ellipse cy="-15" rx="11" ry="15"/><ellipse cx="-8" cy="-36" rx="8" ry="11" transform="rotate(-18 -8 -36)"/><ellipse cx="-24" cy="-22" rx="8" ry="10" transform="rotate(-34 -24 -22)"/></g><g fill="${fruit}"><ellipse cx="-12" cy="-47" rx="2.6" ry="4"/><ellipse cx="-5" cy="-48" rx="2.6" ry="4"/><ellipse cx="21" cy="-43" rx="2.6" ry="4"/><ellipse cx="-30" cy="-31" rx="2.6" ry="4"/><ellipse cx="7" cy="-29" rx="2.4" ry="3.6"/></g></g>`;

/** Path data of a tuft of grass, 26 units tall. */
export const tuftPath =
  'M-12 0C-14-8-18-14-22-17-14-15-9-9-7-4-8-14-10-20-12-26-6-20-2-12-1-4 0-14 3-22 8-26 5-18 5-10 5-4 8-10 14-15 20-16 14-11 11-6 11 0Z';

/** A tuft of grass, 26 units tall. */
export const tuft = (id = 'tuft', color = '#7a8a45') => `<path id="${id}" d="${tuftPath}" fill="${color}"/>`;

/** Like `stamp`, but scales width and height separately: a negative width mirrors the motif. */
export function place(id: string, x: number, y: number, scaleX: number, scaleY: number): string {
  return `<use href="#${id}" transform="translate(${+x.toFixed(1)} ${+y.toFixed(1)}) scale(${+scaleX.toFixed(2)} ${+scaleY.toFixed(2)})"/>`;
}

/**
 * Path data of a mass of leaves: a scalloped outline around the ellipse at x, y, the same for the
 * same seed.
 */
export function leafMass(x: number, y: number, radiusX: number, radiusY: number, lumps: number, seed: number): string {
  const jitter = (index: number) => Math.abs(Math.sin((index + 1) * 12.9898 + seed * 78.233) * 43758.5453) % 1;
  const points = Array.from({ length: lumps }, (_, index) => {
    const angle = ((index + 0.55 * jitter(index)) / lumps) * Math.PI * 2;
    const reach = 0.86 + 0.24 * jitter(index + 50);
    return [x + Math.cos(angle) * radiusX * reach, y + Math.sin(angle) * radiusY * reach] as const;
  });
  let previous = points.at(-1) as readonly [number, number];
  let path = `M${previous[0].toFixed(1)} ${previous[1].toFixed(1)}`;
  for (const point of points) {
    const bulge = Math.hypot(point[0] - previous[0], point[1] - previous[1]) * 0.56;
    path += `A${bulge.toFixed(1)} ${bulge.toFixed(1)} 0 0 1 ${point[0].toFixed(1)} ${point[1].toFixed(1)}`;
    previous = point;
  }
  return `${path}Z`;
}

/**
 * An old live oak, 270 wide and 160 tall: forked limbs under a spreading crown, lit from the left.
 */
export const grandOak = (id = 'grandOak', trunk = '#3b2d2a', dark = '#243f38', middle = '#33584a', light = '#5b8257') =>
  `<g id="${id}"><path d="${leafMass(-78, -84, 52, 28, 9, 1)}${leafMass(82, -80, 54, 28, 9, 2)}${leafMass(6, -104, 92, 42, 13, 3)}" fill="${dark}"/><path d="M-12 2C-4-14-6-30-20-42L-66-72-63-77-14-52-26-92-20-93-6-56 6-52 16-96 22-95 18-50 70-80 73-75 20-36C12-26 12-12 20 2Z" fill="${trunk}"/><path d="${leafMass(-84, -94, 42, 19, 9, 4)}${leafMass(-8, -122, 70, 27, 11, 5)}${leafMass(74, -92, 42, 18, 8, 6)}" fill="${middle}"/><path d="${leafMass(-94, -100, 26, 10, 7, 7)}${leafMass(-30, -132, 40, 12, 8, 8)}${leafMass(58, -99, 24, 8, 6, 9)}" fill="${light}"/></g>`;

/**
 * A live oak in three greens, 110 units tall, lit from the left (or, with side -1, from the right).
 */
export const shadedOak = (id = 'shaded-oak', trunk = '#3a2d2b', shade = '#274539', crown = '#3a6146', light = '#6b8f52', side = 1) =>
  `<g id="${id}"><path d="M-7 0C-2-16-4-26-26-46l5-4 22 18 3-28h7l-1 30 24-24 5 4C18-28 11-18 14 0Z" fill="${trunk}"/><path d="${leafMass(0, -64, 68, 32, 13, 3)}" fill="${shade}"/><g transform="scale(${side} 1)"><path d="${leafMass(-10, -74, 52, 26, 11, 5)}" fill="${crown}"/><path d="${leafMass(-24, -84, 30, 14, 8, 7)}${leafMass(22, -82, 16, 8, 6, 2)}" fill="${light}"/></g></g>`;

/** A soft round light: a radial gradient that fades to nothing. */
export const glow = (id: string, color: string, strength = 0.9) =>
  `<radialGradient id="${id}"><stop offset="0" stop-color="${color}" stop-opacity="${strength}"/><stop offset=".35" stop-color="${color}" stop-opacity="${+(strength * 0.45).toFixed(2)}"/><stop offset="1" stop-color="${color}" stop-opacity="0"/></radialGradient>`;

/**
 * A river cypress, 330 units tall: fluted trunk on spreading roots, knees next to it, feathery
 * tiers lit from the right.
 */
export const riverCypress = (id = 'river-cypress', bark = '#5d4237', barkLight = '#8c6a52', dark = '#235044', mid = '#37724f', light = '#6ea35a') =>
  `<g id="${id}"><path d="${leafMass(-52, -196, 60, 22, 10, 3)}${leafMass(50, -216, 62, 24, 10, 5)}${leafMass(-34, -252, 64, 30, 11, 8)}${leafMass(28, -288, 52, 34, 10, 2)}" fill="${dark}"/><path d="M-46 6C-28-2-22-24-18-60L-12-180-50-206-48-211-11-192-6-300H4L8-206 46-232 49-227 10-190 16-60C20-24 30-4 52 6H26L14-6 6 6H-8L-16-8-26 6Z" fill="${bark}"/><path d="M2-60 4-300 8-206 10-190 16-60C20-24 30-4 52 6H30C14-8 6-26 2-60ZM-12-40-8-130-4-130-6-30-14-4-18-6Z" fill="${barkLight}"/><path d="M-78 8c2-14 4-22 8-26 5 5 7 14 9 26ZM62 8c1-10 3-16 6-20 4 4 6 10 8 20ZM82 8c1-6 2-10 4-13 3 3 4 7 5 13Z" fill="${bark}"/><path d="${leafMass(-56, -206, 40, 12, 9, 4)}${leafMass(56, -226, 46, 15, 9, 6)}${leafMass(-24, -266, 48, 18, 10, 9)}${leafMass(32, -300, 38, 20, 9, 1)}" fill="${mid}"/><path d="${leafMass(72, -232, 24, 8, 7, 2)}${leafMass(-6, -274, 24, 9, 7, 5)}${leafMass(44, -308, 22, 10, 7, 3)}${leafMass(-38, -212, 18, 6, 6, 7)}" fill="${light}"/></g>`;

/**
 * Someone floating in an inner tube, 130 units wide: feet to the right, a hand trailing in the
 * water.
 */
export const tuber = (id: string, ring: string, ringLight: string, skin: string, suit: string, hair: string, hat = '') =>
  `<g id="${id}"><ellipse cx="4" cy="15" rx="72" ry="25" fill="#0f5a62" opacity=".35"/><ellipse rx="64" ry="30" fill="${ring}"/><path d="M-63-6C-50-36 50-36 63-6 40-24-40-24-63-6Z" fill="${ringLight}"/><ellipse cy="-4" rx="38" ry="15" fill="#14606a"/><path d="M-14-34C-2-36 10-20 18-6L8 6C-8 8-26 0-32-12Z" fill="${suit}"/><path d="M4-6 28-34C32-38 38-36 40-32L58 2C60 8 54 12 49 8L32-18 20 4C14 10 2 6 4-6Z" fill="${skin}"/><path d="M12 2 44-24C49-27 54-24 55-19L70 8C72 14 66 17 61 13L47-10 26 8C20 12 8 10 12 2Z" fill="${skin}"/><path d="M12 2 44-24C47-26 50-25 52-24L26 4C20 9 16 8 12 2Z" fill="#000" opacity=".12"/><path d="M-30-22C-24-26-17-21-21-14L-40 4-56 18C-61 20-65 15-61 11L-47-2Z" fill="${skin}"/><path d="M-27-40h12l4 12-14 4Z" fill="${skin}"/><circle cx="-26" cy="-46" r="12.5" fill="${skin}"/><path d="M-39-45C-41-62-14-64-13-48-19-54-28-54-33-48L-32-36C-37-37-39-41-39-45Z" fill="${hair}"/><path d="M-22-47l10 1v4c-4 1-8 0-10-5Z" fill="#1d2140"/>${hat && `<path d="M-48-48C-40-50-38-52-38-56-36-66-16-66-14-55-13-52-8-51-4-49-16-43-36-43-48-48Z" fill="${hat}"/><path d="M-38-56c6 4 18 4 24 1v3c-6 3-18 3-24 0Z" fill="#1d2140" opacity=".4"/>`}</g>`;
