import { FACE, poster, ridge, type Scene } from '../poster.ts';

/** The truss bridge over the Llano, pink granite in the shallows, smoke from a pit on the bank. */
export const scene: Scene = {
  name: 'llano',
  draw: () => {
    const far = ridge({ frame: FACE, y: 232, amplitude: 60, swells: 5, seed: 8 });
    const near = ridge({ frame: FACE, y: 274, amplitude: 40, swells: 4, seed: 3 });
    return poster(
      FACE,
      `<circle cx="610" cy="150" r="46" fill="#ffe9b8"/><path d="${far}" fill="#6d3a4b" opacity=".55"/><path d="${near}" fill="#4a2c40" opacity=".8"/>${smoke}<path d="M0 322H800V450H0Z" fill="#5f8fa0"/><path d="M0 322H800V336H0Z" fill="#f3c9a4" opacity=".55"/><path d="M560 336h110l26 60H530Z" fill="#ffe9b8" opacity=".5"/>${bridge}${rocks}`,
    );
  },
};

const smoke =
  '<path d="M118 300c-18-30 22-44 4-78s26-46 8-84c34 34-6 52 16 84s-22 50-6 78Z" fill="#fff" opacity=".35"/><path d="M92 318v-34l34-18 34 18v34Z" fill="#2f1d2c"/><path d="M146 276v-30h10v34Z" fill="#2f1d2c"/>';

/** Four humped trusses on piers, as Llano's bridge has them. */
function trusses(): string {
  let path = '';
  let web = '';
  for (const x of [190, 345, 500, 655]) {
    path += `M${x} 296L${x + 22} 268 ${x + 52} 252H${x + 103}L${x + 133} 268 ${x + 155} 296`;
    for (const [step, top] of [[22, 268], [52, 252], [77, 252], [103, 252], [133, 268]] as const)
      web += `M${x + step} ${top}V296`;
    web += `M${x + 22} 296L${x + 52} 252 77 296`.replace(' 77 ', ` ${x + 77} `);
    web += `L${x + 103} 252 ${x + 133} 296`;
  }
  return `<path d="${path}" fill="none" stroke="#e9d9c0" stroke-width="7"/><path d="${web}" fill="none" stroke="#e9d9c0" stroke-width="3"/>`;
}

const bridge = `${trusses()}<path d="M0 294H800v14H0Z" fill="#f6e6cb"/><path d="M0 306H800v6H0Z" fill="#8a5a58"/><path d="M182 312h18l4 46h-26ZM338 312h18l4 46h-26ZM493 312h18l4 46h-26ZM648 312h18l4 46h-26Z" fill="#c99b86"/>`;

const rocks =
  '<path d="M-10 450V404c40-26 92-30 130-10s70 8 104 30l20 26ZM430 450c10-34 60-52 112-46s76 22 128 8 90-6 140 10v28Z" fill="#b86a68"/><path d="M-10 410c44-24 94-24 128-8-40 2-80 14-128 24ZM446 428c20-20 70-26 104-16-30 4-66 8-104 16ZM690 412c40-10 70-6 110 6-40 0-70 2-110-6Z" fill="#e6a596"/><path d="M250 386c16-12 46-14 62-2l12 10H238ZM352 420c10-8 34-8 44 2l8 8h-62Z" fill="#a25a60"/><path d="M0 372h90M300 360h120M600 382h140M180 410h60" stroke="#fff" stroke-width="3" opacity=".35"/>';
