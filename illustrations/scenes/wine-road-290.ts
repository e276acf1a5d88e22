import { backdrop, CARD, poster, ridge, round, type Scene, verticalGradient } from '../poster.ts';

/** Vine rows run to a stone tasting house on a summer morning east of Fredericksburg. */
export const scene: Scene = {
  name: 'wine-road-290',
  draw: () => {
    const far = ridge({ frame: CARD, y: 270, amplitude: 60, swells: 5, seed: 3 });
    const near = ridge({ frame: CARD, y: 300, amplitude: 50, swells: 6, seed: 9 });
    return poster(
      CARD,
      `${backdrop(CARD, 'url(#sky)')}<circle cx="600" cy="190" r="52" fill="#fff4d6"/><path d="${far}" fill="#9db4c9"/><path d="${near}" fill="#6f93a8"/><path d="M0 330Q400 300 800 330V600H0Z" fill="#b9a15f"/>${vineRows()}${tastingHouse}`,
      verticalGradient('sky', [0, '#7fb4d8'], [0.5, '#f6e3b5']),
    );
  },
};

function vineRows(): string {
  let rows = '';
  for (let row = -9; row <= 9; row++) {
    const vanishX = 400 + row * 8;
    const nearX = 400 + row * 150;
    rows += `<path d="M${vanishX} 312L${nearX - 34} 600H${nearX + 34}Z" fill="${row % 2 ? '#4d6b3c' : '#587a44'}"/>`;
    for (let step = 1; step < 9; step++) {
      const depth = (step / 9) ** 2.2;
      const x = vanishX + (nearX - vanishX) * depth;
      const y = 312 + 288 * depth;
      rows += `<ellipse cx="${round(x)}" cy="${round(y - 10 * depth)}" rx="${round(6 + 30 * depth)}" ry="${round(4 + 20 * depth)}" fill="${step % 2 ? '#5f8a48' : '#6f9c52'}"/>`;
    }
  }
  return rows;
}

const tastingHouse =
  '<g transform="translate(190 322)"><path d="M-60 0v-44l60-30 60 30V0Z" fill="#e9dcc0"/><path d="M-68-40 0-80 68-40l-6 8L0-68l-62 36Z" fill="#a4492f"/><path d="M-14 0v-30a14 14 0 0 1 28 0V0Z" fill="#6b3f2a"/><path d="M-46-34h16v16h-16ZM30-34h16v16H30Z" fill="#54708a"/></g>';
