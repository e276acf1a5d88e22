import { discs } from '../../kit/at.ts';
import { stamp, tuft } from '../../motifs.ts';
import { backdrop, CARD, poster, ridge, type Scene, verticalGradient } from '../../poster.ts';

/** Orchard rows on a June morning, a picker on a ladder and bushel baskets full of peaches. */
export const scene: Scene = {
  name: 'peach-season',
  draw: () => {
    const farthest = ridge({ frame: CARD, y: 246, amplitude: 46, swells: 5, seed: 19 });
    const far = ridge({ frame: CARD, y: 272, amplitude: 44, swells: 4, seed: 44 });
    return poster(
      CARD,
      `${backdrop(CARD, 'url(#sky)')}<circle cx="200" cy="190" r="210" fill="url(#glow)"/><circle cx="200" cy="190" r="36" fill="#fffbe4"/>${clouds}<path d="${farthest}" fill="#b6b5d3"/><path d="${far}" fill="#94a7b9"/>${barn}${ground}${trees()}${ladder}${baskets}`,
      `${verticalGradient('sky', [0, '#79b9dc'], [0.3, '#c7e2da'], [0.46, '#fdebbd'])}<radialGradient id="glow"><stop offset="0" stop-color="#fff8d8"/><stop offset="1" stop-color="#fff0c0" stop-opacity="0"/></radialGradient>${tree}${basket}${tuft('tuft', '#6f9440')}`,
    );
  },
};

const clouds =
  '<path d="M520 140c18-20 46-16 56-2 18-14 48-6 50 10 22-8 46 2 48 12H492c2-14 14-20 28-20ZM330 96c10-12 28-10 34-2 12-8 30-2 32 6 14-4 28 2 30 8H310c2-8 10-12 20-12Z" fill="#fffaea" opacity=".85"/>';

const barn =
  '<path d="M0 292C160 270 300 288 460 284 620 280 720 272 800 278V420H0Z" fill="#86a772"/><path d="M0 304C200 290 420 302 800 296V420H0Z" fill="#9fbd63"/><g transform="translate(420 300)"><path d="M-40 0v-26l22-22 22 22V0Z" fill="#c8503c"/><path d="M4-26 46-26V0H4Z" fill="#8f3832"/><path d="M-46-24-18-52 8-26H4L-18-46-40-22Z" fill="#f1ead8"/><path d="M-18-52H26L52-24H8Z" fill="#aeb6b8"/><path d="M-27 0V-18H-9V0Z" fill="#f4e6c8"/><path d="M-22-36h8v8h-8Z" fill="#6a2a2c"/></g>';

/** A grass aisle between strips of red sand, and the shade under the trees. */
const ground =
  '<path d="M0 306Q400 296 800 304V600H0Z" fill="#c9824f"/><path d="M396 302H428L620 600H150Z" fill="#9cb850"/><path d="M396 302H404L250 600H150Z" fill="#c3d169"/><path d="M420 302H428L620 600H540Z" fill="#7d9c45"/><path d="M360 304H378L-90 540V470ZM446 304H464L900 470V560Z" fill="#8a5040" opacity=".6"/><path d="M330 304H344L0 420V380ZM486 304H500L800 370V404Z" fill="#9cb850"/><path d="M290 304H310L0 376V350ZM520 304H540L800 344V360Z" fill="#8a5040" opacity=".45"/>';

/** A peach tree pruned to an open vase, 200 units tall, with fruit; the light is at the left. */
const tree =
  `<g id="tree"><path d="M-70 4Q0-12 110 2 60 16-30 12Z" fill="#4a3a3c" opacity=".45"/><path d="M-9 0C-6-20-8-30-14-44L-52-92l8-5L-6-54-4-100h9L6-56 44-96l8 6L15-42C9-30 8-18 11 0Z" fill="#6b4a3a"/><path d="M-9 0C-6-20-8-30-14-44L-52-92l4-3L-8-46C-4-30-4-16-3 0Z" fill="#a87a58"/><path d="M-98-86C-112-116-92-146-66-144-62-180-22-200 4-182 30-204 74-186 76-154 104-150 116-118 98-92 92-70 60-64 44-76 24-60-8-62-20-74-44-58-86-62-98-86Z" fill="#3d6b40"/><path d="M-92-98C-100-122-86-142-62-138-58-174-20-192 4-174 28-196 66-182 70-150 92-146 100-128 92-112 76-98 52-104 44-116 26-96-4-98-18-114-40-92-76-90-92-98Z" fill="#5d8e44"/><path d="M-84-116C-86-134-72-140-56-134-52-168-22-182-2-168-20-160-34-150-36-134-52-136-70-130-84-116ZM14-150C20-180 54-178 62-156 46-160 28-158 14-150Z" fill="#93b852"/>${discs('#e8743c', [-70, -98, 8], [-34, -88, 8], [-46, -122, 7.5], [-8, -126, 8], [16, -90, 8], [38, -124, 8], [66, -96, 8], [76, -126, 7], [-14, -156, 7], [40, -158, 7])}${discs('#fbb95c', [-72, -100, 4.6], [-36, -90, 4.6], [-48, -124, 4.4], [-10, -128, 4.6], [14, -92, 4.6], [36, -126, 4.6], [64, -98, 4.6], [74, -128, 4], [-16, -158, 4], [38, -160, 4])}</g>`;

/** Four rows, far trees first. */
function trees(): string {
  let orchard = '';
  for (const depth of [5.6, 4.2, 3.2, 2.4, 1.75, 1.2]) {
    for (const row of [-2, -1, 1, 2]) {
      const x = 412 + (row * 330 + Math.sign(row) * -40) / depth;
      const y = 296 + 224 / depth;
      if (x > -150 && x < 950) orchard += stamp('tree', x, y, 1.32 / depth);
    }
  }
  return orchard;
}

/** A tripod orchard ladder in the near tree at the right, its picker in a straw hat. */
const ladder =
  '<g transform="translate(650 518)"><path d="M-30 4 90 14 60 22-20 12Z" fill="#4a3a3c" opacity=".45"/><path d="M34-180 84 0 77 2 28-178Z" fill="#9a6c42"/><path d="M-34 4-2-204H5L-26 4ZM46 6 14-204H21L54 4Z" fill="#c9955c"/><path d="M-28-32H44V-26H-28ZM-24-62H40V-56H-24ZM-19-92H35V-86H-19ZM-15-122H31V-116H-15ZM-10-150H26V-144H-10ZM-6-178H22V-172H-6Z" fill="#e9c088"/><path d="M-34 4-2-204H1L-31 4Z" fill="#f3d3a0"/><path d="M-6-92-10-146H26L26-120 22-92H12L10-126 6-92Z" fill="#35588a"/><path d="M-6-92-10-146H0L2-92Z" fill="#5b80b3"/><path d="M-10-94H6V-87H-14ZM10-94H24V-87H8Z" fill="#4a2f2a"/><path d="M-12-144C-16-172-12-190-2-196H18C28-190 30-172 27-144Z" fill="#f4e9d0"/><path d="M12-196H18C28-190 30-172 27-144H14C18-164 18-182 12-196Z" fill="#cdb792"/><path d="M-12-146C-20-160-16-168-8-170L-2-150Z" fill="#c0563c"/><path d="M-8-192C-20-200-28-212-34-228L-26-231C-20-218-12-208 2-202Z" fill="#f4e9d0"/><path d="M-36-226C-40-236-34-240-29-238L-25-230Z" fill="#b9794f"/><circle cx="-32" cy="-244" r="8" fill="#e8743c"/><circle cx="-34" cy="-246" r="4.6" fill="#fbb95c"/><path d="M20-190C32-184 40-172 42-160L30-148 24-152 32-162C28-170 22-176 16-180Z" fill="#e0d0ac"/><circle cx="6" cy="-206" r="11" fill="#b9794f"/><path d="M-18-209Q6-220 30-207L26-202Q6-212-14-204ZM-6-211C-6-228 18-228 18-211Z" fill="#efcf8e"/><path d="M-6-213Q6-218 18-213V-209Q6-214-6-209Z" fill="#c0563c"/></g>';

/** A slatted bushel basket heaped with fruit. */
const basket =
  `<g id="basket"><path d="M-56 2Q20-8 112 6 60 20-30 14Z" fill="#5b4a30" opacity=".5"/>${discs('#d95f38', [-34, -66, 16], [-6, -74, 17], [24, -72, 16], [42, -62, 14], [8, -90, 15], [-18, -86, 13])}${discs('#f7a04c', [-37, -69, 11], [-9, -77, 12], [20, -75, 11], [39, -64, 9], [4, -93, 10], [-21, -89, 9])}${discs('#ffd88a', [-41, -74, 4], [-13, -82, 4.4], [16, -80, 4], [0, -98, 4])}<path d="M22-98C30-110 44-108 48-100 40-94 30-94 22-98Z" fill="#5d8e44"/><path d="M-54-60Q0-44 56-60L44 2Q0 16-42 2Z" fill="#b37a44"/><path d="M-54-60Q-40-56-24-53L-18 8Q-32 6-42 2Z" fill="#e5b878"/><path d="M24-53Q42-55 56-60L44 2Q32 7 20 9Z" fill="#83552f"/><path d="M-40-56-32 4M-24-53-18 8M-6-51-4 10M10-51 10 10M26-53 22 8M42-56 34 5" stroke="#70472a" stroke-width="2.4"/><path d="M-58-64Q0-46 60-64L58-52Q0-34-56-52ZM-50-32Q0-16 51-32L49-22Q0-6-48-22Z" fill="#c98f52"/><path d="M-58-64Q-40-58-22-55L-22-44Q-42-47-56-52ZM-50-32Q-36-27-20-25L-19-15Q-36-18-48-22Z" fill="#f3d09a"/></g>`;

const baskets =
  `${stamp('basket', 440, 428, 0.46)}${stamp('basket', 392, 446, 0.54)}${stamp('tuft', 270, 500, 0.8)}${stamp('tuft', 500, 520, 0.9)}${stamp('basket', 326, 504, 0.96)}${stamp('basket', 454, 518, 1.04)}${stamp('tuft', 240, 574, 1.3)}${stamp('tuft', 380, 590, 1.2)}${stamp('tuft', 560, 590, 1.3)}${stamp('tuft', 620, 560, 1)}<g transform="translate(372 540)"><circle r="15" fill="#d95f38"/><circle cx="-3" cy="-3" r="10.5" fill="#f7a04c"/><circle cx="-6" cy="-7" r="4" fill="#ffd88a"/></g><g transform="translate(248 520)"><circle r="12" fill="#d95f38"/><circle cx="-2" cy="-3" r="8.5" fill="#f7a04c"/></g>`;
