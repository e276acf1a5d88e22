import { bluebonnet, bunch, type Flower, paintbrush, type Sown } from '../../flowers.ts';
import { fill } from '../../kit/at.ts';
import { litOak, place, stamp, tuftPath } from '../../motifs.ts';
import { backdrop, CARD, dice, poster, ridge, round, type Scene, verticalGradient } from '../../poster.ts';

/**
 * A thick field of bluebonnets and paintbrush on a spring morning, two monarchs over it, with a
 * split-rail fence and a farm windmill.
 */
export const scene: Scene = {
  name: 'bluebonnet-fields',
  draw: () => {
    const farthest = ridge({ frame: CARD, y: 282, amplitude: 50, swells: 6, seed: 7 });
    const far = ridge({ frame: CARD, y: 312, amplitude: 50, swells: 5, seed: 22 });
    return poster(
      CARD,
      `${backdrop(CARD, 'url(#sky)')}<circle cx="176" cy="226" r="200" fill="url(#glow)"/><circle cx="176" cy="226" r="36" fill="#fffbe6"/>${clouds}<path d="${farthest}" fill="#b9b6d6"/><path d="${far}" fill="#93a5bd"/>${hills}${field}${stamp('oak', 690, 382, 0.9)}${stamp('oak', 60, 372, 0.5)}${stamp('oak', 262, 364, 0.36)}${windmill}${fence()}${flowers()}${butterflies}`,
      `${verticalGradient('sky', [0, '#6fb0d6'], [0.3, '#bcdcd8'], [0.5, '#fdeec0'])}<radialGradient id="glow"><stop offset="0" stop-color="#fff8d8"/><stop offset="1" stop-color="#fff3c4" stop-opacity="0"/></radialGradient>${litOak('oak', '#5a4636', '#3f6a4c', '#5c8850', '#95b45f')}${drift}${bunch('p', [paintbrush, 0, 0, 1])}`,
    );
  },
};

const grass: Flower = [['#4f8047', tuftPath]];

/** Eighteen flowers side by side: 230 units wide. */
const drift = bunch(
  'c',
  ...[-78, 0, 78].flatMap((x, index): Sown[] => [
    [bluebonnet, x - 34, -12 - index, 0.75], [bluebonnet, x, -16, 0.75], [bluebonnet, x + 34, -11, 0.7], [bluebonnet, x - 16, index, 0.9],
    [bluebonnet, x + 15, 2, 0.8], [grass, x + 26, 8, 0.8], [grass, x - 26, 8, 0.9], [bluebonnet, x + (index - 1) * 7, 8, 1.1 - index * 0.05],
  ]),
);

const clouds =
  '<path d="M420 128c20-22 50-18 60-4 20-16 52-6 54 10 24-8 50 2 52 14H390c2-14 16-20 30-20ZM600 216c12-14 34-12 42-2 14-8 34-2 38 8 18-4 34 2 36 10H572c4-10 14-16 28-16ZM250 92c10-10 28-8 34 0 12-6 28 0 30 8H226c2-6 12-10 24-8Z" fill="#fff9e4" opacity=".85"/>';

const hills =
  '<path d="M0 352C120 322 250 336 380 346 520 350 660 326 800 336V600H0Z" fill="#7fa183"/><path d="M0 374C160 352 340 364 480 368 620 370 720 358 800 366V600H0Z" fill="#79a660"/><path d="M0 374C160 352 340 364 480 368 360 374 200 366 0 386Z" fill="#a8c56c"/>';

/** Drifts of blue, paler with distance, and the green paths between them. */
const field =
  '<path d="M0 396C180 376 420 384 800 378V600H0Z" fill="#7f8fd4"/><path d="M0 402C160 388 300 396 460 390 620 386 720 392 800 388V396C640 404 520 396 400 404 260 412 120 402 0 412Z" fill="#8fb566"/><path d="M0 414C200 404 420 416 800 402V600H0Z" fill="#6474c8"/><path d="M90 420C240 410 360 424 520 416 660 410 740 416 800 412V424C700 432 560 424 440 434 300 442 180 430 90 420Z" fill="#74a257"/><path d="M0 446C220 430 480 452 800 432V600H0Z" fill="#4f5fbb"/><path d="M0 462C140 452 240 470 400 462 560 454 700 468 800 458V474C660 484 540 472 420 482 260 492 120 478 0 484Z" fill="#5d9150"/><path d="M0 500C240 480 520 506 800 484V600H0Z" fill="#3f6d48"/>';

const windmill =
  '<g transform="translate(530 388) scale(1.32)"><path d="M-60 6Q40-2 120 10 60 16-40 14Z" fill="#43694f" opacity=".6"/><path d="M34 4v-30h66V4Q68 12 34 4Z" fill="#9fb0b4"/><path d="M66-26h34V4Q84 8 66 8Z" fill="#74898f"/><ellipse cx="67" cy="-26" rx="33" ry="6" fill="#5b87a8"/><path d="M-34 4-4-176H4L34 4H28L18-62H-18L-28 4ZM-17-70H17L10-112H-10ZM-9-118H9L3-160H-3Z" fill="#6a5348" fill-rule="evenodd"/><path d="M-34 4-4-176H0L-28 4Z" fill="#a88968"/><path d="M-26-16 17-66M26-16-17-66M-17-68 9-114M17-68-9-114" stroke="#6a5348" stroke-width="3"/><path d="M6-186 70-196 92-214 96-172 72-184 6-182Z" fill="#c8553d"/><path d="M72-190 92-214 96-172Z" fill="#a8402f"/><circle cy="-184" r="37" fill="none" stroke="#f5ecd6" stroke-width="30" stroke-dasharray="9.6 3.32"/><path d="M-37-184A37 37 0 0 0 37-184" fill="none" stroke="#b9b9b4" stroke-width="30" stroke-dasharray="9.6 3.32"/><circle cy="-184" r="30" fill="none" stroke="#7d7468" stroke-width="2.4"/><circle cy="-184" r="50" fill="none" stroke="#7d7468" stroke-width="1.6"/><circle cy="-184" r="7" fill="#5d4a42"/></g>';

/** Split rails from the lower left to the windmill, smaller with distance. */
function fence(): string {
  const posts = [0.86, 1.06, 1.34, 1.72, 2.24, 2.96, 3.95, 5.3].map((depth) => ({
    x: 480 - 470 / depth,
    y: 372 + 164 / depth,
    size: 1 / depth,
  }));
  let [rails, lit, uprights, faces] = ['', '', '', ''];
  posts.forEach((post, index) => {
    const next = posts[index + 1];
    const { x, y, size } = post;
    if (next) {
      [100, 66, 32].forEach((height, rail) => {
        const lift = height + (((index + rail) % 3) - 1) * 5;
        const drop = height + (((index + rail + 1) % 3) - 1) * 5;
        const [x1, x2] = [x - 14 * size, next.x + 14 * next.size];
        const [y1, y2] = [y - lift * size, next.y - drop * next.size];
        const along = `M${round(x1)} ${round(y1)}L${round(x2)} ${round(y2)}`;
        rails += `${along}v${round(11 * next.size)}L${round(x1)} ${round(y1 + 12 * size)}Z`;
        lit += `${along}v${round(4 * next.size)}L${round(x1)} ${round(y1 + 5 * size)}Z`;
      });
    }
    const width = 18 * size;
    const side = `M${round(x - width / 2)} ${round(y)}l${round(width * 0.1)} ${round(-128 * size)} `;
    uprights += `${side}${round(width * 0.5)} ${round(-6 * size)} ${round(width * 0.35)} ${round(8 * size)}V${round(y)}Z`;
    faces += `${side}${round(width * 0.34)} ${round(-4 * size)}V${round(y)}Z`;
  });
  return fill('#8a7462', rails) + fill('#d9c3a0', lit) + fill('#6d5848', uprights) + fill('#b89c7c', faces);
}

/** Rows from the far drift to the viewer's boots, the nearest as tall as a hand. */
function flowers(): string {
  const roll = dice(77);
  const plants: string[] = [];
  for (let row = 0; row < 8; row++) {
    const depth = row / 7;
    const scale = 0.3 + depth ** 1.3 * 1.2;
    const count = Math.round(5.1 - depth * 2.3);
    for (let index = 0; index < count; index++) {
      const x = ((index + (row % 2) * 0.5 + roll() * 0.4) * 880) / count - 20;
      const y = 424 + depth ** 1.35 * 186 + roll() * 10;
      plants.push(place('c', x, y, roll() < 0.5 ? -scale : scale, scale));
      if ((index + row) % 3 === 1) plants.push(stamp('p', x + 50 * scale, y + 12, scale * 1.3));
    }
  }
  return plants.join('');
}

/** Monarchs stop over in April on their way north. */
const butterflies = [[250, 392, 1.1, -14], [328, 446, 0.7, 20]]
  .map(([x, y, scale, turn]) => `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})"><path d="M0 0C-8-26-34-34-38-20-40-6-18 2 0 2-22 4-28 18-20 24-10 28-2 14 0 6Z" fill="#2b2030"/><path d="M-4-4C-12-22-30-28-33-19-34-9-18-3-4-4ZM-4 6C-16 8-22 16-17 20-11 22-6 14-4 6Z" fill="#f08a2c"/><path d="M0 0C8-26 34-34 38-20 40-6 18 2 0 2 22 4 28 18 20 24 10 28 2 14 0 6Z" fill="#2b2030"/><path d="M4-4C12-22 30-28 33-19 34-9 18-3 4-4ZM4 6C16 8 22 16 17 20 11 22 6 14 4 6Z" fill="#ffb04a"/></g>`)
  .join('');
