import { FACE, poster, ridge, round, type Scene } from '../poster.ts';

/** A great blue topaz in the Lone Star cut, on granite among bluebonnets and prickly pear, hills behind. */
export const scene: Scene = {
  name: 'mason',
  draw: () => {
    const far = ridge({ frame: FACE, y: 240, amplitude: 70, swells: 4, seed: 2 });
    const near = ridge({ frame: FACE, y: 290, amplitude: 40, swells: 5, seed: 13 });
    return poster(
      FACE,
      `<circle cx="602" cy="124" r="44" fill="#ffe9b8"/><path d="${far}" fill="#6f3a4c"/><path d="${near}" fill="#4f3044"/>${granite}${topaz()}${lap}${pear}${bluebonnets}`,
    );
  },
};

const granite =
  '<path d="M110 450C130 390 190 366 240 360 270 322 340 314 410 320 480 306 560 326 580 362 640 364 690 400 710 450Z" fill="#b9686a"/><path d="M420 450C470 420 480 360 450 318 500 310 560 326 580 362 640 364 690 400 710 450Z" fill="#e3a08f"/><path d="M560 450C570 420 600 400 580 362 640 364 690 400 710 450Z" fill="#f4c0a6"/>';
const lap =
  '<path d="M296 352C330 322 380 336 410 332 450 326 500 330 520 352 480 372 340 376 296 352Z" fill="#8f4a55"/><path d="M410 332C450 326 500 330 520 352 500 362 460 368 430 368 440 352 430 342 410 332Z" fill="#cf8679"/><path d="M250 380l30 50M380 390l20 50" stroke="#7f3f4c" stroke-width="5"/>';

/** Ten sides, and the five-pointed star that the cut is known for: facets go from deep to pale toward the sun. */
function topaz(): string {
  const at = (radius: number, tenth: number): string => {
    const angle = ((tenth * 36 - 90) * Math.PI) / 180;
    return `${round(400 + radius * Math.cos(angle))} ${round(206 + radius * Math.sin(angle))}`;
  };
  const tones = ['#a9e3f7', '#d2f3fc', '#a9e3f7', '#6cc4e8', '#4aa5d6', '#2b7fb8', '#2673ab', '#3187c0', '#4aa5d6', '#6cc4e8'];
  let facets = '';
  for (let n = 0; n < 10; n++) {
    const [near, next] = n % 2 ? ([46, 104] as const) : ([104, 46] as const);
    const [tone = '', other = ''] = [tones[n], tones[(n + 4) % 10]];
    facets += `<path d="M${at(146, n)}L${at(146, n + 1)} ${at(next, n + 1)} ${at(near, n)}Z" fill="${tone}"/>`;
    facets += `<path d="M400 206L${at(near, n)} ${at(next, n + 1)}Z" fill="${n % 2 ? other : '#e9fbff'}"/>`;
  }
  return `${facets}<path d="M500 58l8 26 26 8-26 8-8 26-8-26-26-8 26-8Z" fill="#fff"/>`;
}

const pad = (x: number, y: number, tilt: number) =>
  `<g transform="translate(${x} ${y})rotate(${tilt})"><path d="M0 0C-34-18-38-74 0-82 38-74 34-18 0 0Z" fill="#2f5a48"/><path d="M0 0C34-18 38-74 0-82 20-64 16-20 0 0Z" fill="#6f9a63"/><path d="M-10-30v1M8-44v1M-4-64v1" stroke="#f6e6cb" stroke-width="4" stroke-linecap="round"/></g>`;
const pear = `${pad(634, 372, -32)}${pad(690, 372, 34)}${pad(662, 442, 0)}${pad(620, 420, -54)}${pad(708, 424, 56)}${pad(664, 366, 4)}<path d="M580 310q0-18 12-20 12 6 8 22ZM726 308q-4-20 10-22 14 6 4 26ZM656 288q-4-22 10-24 14 4 8 24Z" fill="#ffcf5c"/>`;

/** Round spikes with white tips, thick on the left, some on the right. */
const flowers = [[16, 373], [50, 385], [84, 383], [118, 390], [152, 367], [188, 400], [224, 384], [266, 391], [510, 398], [546, 406], [750, 384], [786, 380]] as const;
const stems = flowers.map(([x, y]) => `M${x} ${y + 30}V450l-16-16m16 16l16-16`).join('');
const spikes = flowers.map(([x, y]) => `M${x} ${y + 12}v0M${x - 7} ${y + 24}h14M${x - 9} ${y + 37}h18`).join('');
const bluebonnets = `<path d="${stems}" stroke="#4f8058" stroke-width="6" fill="none"/><g stroke-linecap="round"><path d="${spikes}" stroke="#3547b4" stroke-width="17"/><path d="${flowers.map(([x, y]) => `M${x} ${y - 4}v6`).join('')}" stroke="#fff" stroke-width="11"/></g>`;
