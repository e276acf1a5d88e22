import { person } from '../../kit/people.ts';
import { litOak, smallPear, stamp, tuft } from '../../motifs.ts';
import { backdrop, CARD, poster, ridge, type Scene, verticalGradient } from '../../poster.ts';

/**
 * A brick smokehouse smokes on a clear morning; oak logs are stacked and a line of hats waits at
 * the door.
 */
export const scene: Scene = {
  name: 'smokehouse',
  draw: () => {
    const farthest = ridge({ frame: CARD, y: 268, amplitude: 50, swells: 5, seed: 61 });
    const far = ridge({ frame: CARD, y: 296, amplitude: 46, swells: 4, seed: 18 });
    return poster(
      CARD,
      `${backdrop(CARD, 'url(#sky)')}<circle cx="110" cy="240" r="200" fill="url(#glow)"/><path d="${farthest}" fill="#b3b2cc"/><path d="${far}" fill="#8d9cb0"/>${land}${stamp('oak', 196, 402, 1.05)}${stamp('oak', 700, 398, 1.7)}${stamp('oak', 60, 376, 0.5)}<g transform="translate(-226 -116) scale(1.3)">${smoke}${house()}${queue}</g>${yard}${woodpile()}${block}`,
      `${verticalGradient('sky', [0, '#6aa7c9'], [0.3, '#b9d6d2'], [0.5, '#fbe3b4'])}<radialGradient id="glow"><stop offset="0" stop-color="#fff6d4"/><stop offset="1" stop-color="#ffeebc" stop-opacity="0"/></radialGradient>${litOak('oak', '#54402f', '#3d6048', '#5d7f4c', '#9aa858')}${smallPear()}${tuft('tuft', '#a8924a')}`,
    );
  },
};

const smoke =
  '<path d="M404 150C380 120 420 104 404 76 392 50 430 34 420 0H500C520 30 470 50 482 82 492 108 440 118 432 150Z" fill="#fffaf0" opacity=".55"/><path d="M408 150C392 126 428 110 416 82 406 58 444 40 440 0H474C480 40 440 56 450 86 458 112 426 124 426 150Z" fill="#fffaf0" opacity=".85"/>';

const land =
  '<path d="M0 352C160 330 300 346 460 350 620 352 720 338 800 342V600H0Z" fill="#8fa56c"/><path d="M0 412C200 392 400 404 800 396V600H0Z" fill="#c9a868"/>';

/**
 * The smokehouse: lit gable at the left, tin roof, tall chimney, and a porch roof over the serving
 * door.
 */
function house(): string {
  let courses = '';
  for (let row = 0; row < 11; row++) {
    for (let column = 0; column < 6; column++) {
      if ((row * 7 + column * 5) % 4 === 0) courses += `M${272 + column * 24 + (row % 2) * 10} ${290 + row * 12}h14v5h-14Z`;
    }
  }
  return `<path d="M396 146h46v120h-46Z" fill="#b5573f"/><path d="M424 146h18v120h-18Z" fill="#7d3a34"/><path d="M390 142h58v12h-58Z" fill="#d67a55"/><path d="M424 142h24v12h-24Z" fill="#95483c"/><path d="M400 170h12v5h-12ZM406 190h12v5h-12ZM400 212h12v5h-12Z" fill="#d67a55"/><path d="M258 424V282L330 222 404 282V424Z" fill="#b8593f"/><path d="${courses}" fill="#d27a54"/><path d="M404 282H600V424H404Z" fill="#7f3d37"/><path d="M416 300h20v6h-20ZM452 330h20v6h-20ZM424 372h20v6h-20ZM560 310h20v6h-20Z" fill="#97503f"/><path d="M244 288 330 214H540L612 288H404L330 230 254 298Z" fill="#c9cdc8"/><path d="M330 214H540L612 288H404Z" fill="#98a3a8"/><path d="M360 214 436 288M392 214 466 288M424 214 498 288M456 214 530 288M490 214 566 288" stroke="#7c8890" stroke-width="3"/><path d="M470 214h40l16 18h-38Z" fill="#a8583a" opacity=".7"/><path d="M308 424V348Q330 330 352 348V424Z" fill="#3f2a2b"/><path d="M312 424V352Q330 338 348 352V424Z" fill="#5a3a34"/><path d="M318 398h24l4 26h-32Z" fill="#e4763a"/><path d="M324 424q-4-14 6-24 10 12 6 24Z" fill="#ffd77a"/><path d="M318 268a12 12 0 0 1 24 0v14h-24Z" fill="#4a2e2e"/><path d="M470 340h36v84h-36Z" fill="#f0d9ac"/><path d="M476 346h24v34h-24ZM476 386h24v32h-24Z" fill="#5b4a48"/><path d="M530 344h44v36h-44Z" fill="#ffd58a"/><path d="M550 344h4v36h-4ZM526 380h52v6h-52Z" fill="#e8d2aa"/><path d="M404 318H650L664 338H404Z" fill="#b8bfbf"/><path d="M404 338H664v6H404Z" fill="#6d7880"/><path d="M442 344h8v84h-8ZM640 344h9v84h-9Z" fill="#6a4a3a"/><path d="M442 344h3v84h-3ZM640 344h3v84h-3Z" fill="#c39a6c"/><path d="M258 424H650v10H258Z" fill="#9c8a78"/>`;
}

/** Who waits along the front of the house: pairs that talk, a child, somebody who looks at the smoke. */
const queue = [
  person(494, 450, -66, { pose: 'hold', top: '#e8e0cc', bottom: '#4a4a5c', hat: 'cowboy' }),
  person(522, 451, -60, { top: '#3f6f94', skirt: '#d9b06a', hairdo: 'long', hair: '#7a4426' }),
  person(546, 453, 66, { pose: 'point', top: '#c8473a', hat: 'cap', hatColor: '#33405f', short: true }),
  person(572, 455, -42, { child: true, top: '#e0a83c', bottom: '#5b6a8c' }),
  person(592, 456, -68, { pose: 'hold', top: '#5d8a6a', bottom: '#5b4a42', hat: 'straw', beard: '#cfc4b8' }),
  person(626, 458, 64, { top: '#f0e4c8', skirt: '#7a5a8c', hairdo: 'bun', skin: '#8a5a3c' }),
  person(664, 460, -66, { pose: 'walk', top: '#d9683f', bottom: '#2f4260', short: true, hair: '#2b2024' }),
].join('');

const yard =
  '<path d="M0 512C180 492 420 524 800 516V600H0Z" fill="#b08a4e"/><path d="M0 556C220 538 480 568 800 548V600H0Z" fill="#8a6a3c"/>';

/** Split post oak, ends to the sun. */
function woodpile(): string {
  let pile = '<path d="M44 520 40 440h10l4 80ZM252 522V440h-9v82Z" fill="#5b4334"/>';
  const tones = ['#e6bd84', '#d9a76c', '#efcb96', '#cf9a62'];
  for (let row = 0; row < 3; row++) {
    const logs = 7 - (row % 2);
    for (let index = 0; index < logs; index++) {
      const x = 66 + index * 27 + (row % 2) * 13;
      const y = 508 - row * 23;
      const tone = tones[(index * 3 + row) % 4];
      pile += `<circle cx="${x}" cy="${y}" r="13.4" fill="#5f4230"/><circle cx="${x - 1}" cy="${y - 1}" r="10.6" fill="${tone}"/><circle cx="${x - 1}" cy="${y - 1}" r="4.4" fill="#b77f4e"/>`;
    }
  }
  return `<path d="M40 522H330L300 532H60Z" fill="#5d4630" opacity=".5"/>${pile}`;
}

/** Chopping block with its axe, and the near grass. */
const block =
  `<g transform="translate(334 528)"><path d="M-28 2H90L70 12H-10Z" fill="#4f3a28" opacity=".5"/><path d="M-30-34V0Q0 14 30 0V-34Z" fill="#6b4a35"/><path d="M-30-34V0Q-22 5-12 7V-34Z" fill="#a67a52"/><ellipse cy="-34" rx="30" ry="9" fill="#e3b97f"/><ellipse cy="-34" rx="15" ry="4" fill="#c4935c"/><path d="M2-38 58-92 62-88 8-32Z" fill="#c9995e"/><path d="M-6-30C-8-40-2-48 8-48L20-40 8-30Z" fill="#aebac0"/><path d="M-6-30C-8-40-2-48 4-48L6-30Z" fill="#e5ebe8"/></g>${stamp('tuft', 430, 560, 1)}${stamp('tuft', 250, 566, 1.2)}${stamp('tuft', 600, 572, 1.1)}${stamp('tuft', 540, 552, 0.8)}${stamp('pear', 716, 566, 1.4)}${stamp('pear', 60, 580, 1.1)}${stamp('tuft', 770, 580, 1.2)}`;
