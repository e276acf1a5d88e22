import { juniper, stamp, tuft } from '../../motifs.ts';
import { backdrop, CARD, dice, poster, ridge, type Scene, verticalGradient } from '../../poster.ts';

/** Two guests and a red lantern on a cabin porch under the Milky Way, as a meteor falls. */
export const scene: Scene = {
  name: 'dark-skies',
  draw: () => {
    const farthest = ridge({ frame: CARD, y: 404, amplitude: 44, swells: 5, seed: 27 });
    const far = ridge({ frame: CARD, y: 432, amplitude: 44, swells: 4, seed: 8 });
    return poster(
      CARD,
      `${backdrop(CARD, 'url(#sky)')}${milkyWay}${stars()}${meteor}<path d="${farthest}" fill="#2b3a6b"/><path d="${far}" fill="#1d2b54"/><path d="M0 470C160 440 320 452 460 462 600 470 720 450 800 456V600H0Z" fill="#152244"/>${stamp('juniper', 60, 466, 0.9)}${stamp('juniper', 104, 462, 0.66)}${stamp('juniper', 224, 456, 0.5)}${stamp('juniper', 252, 458, 0.7)}${porch}${sitter(400, '#c2494a', '#4a5a9c')}${sitter(556, '#e0604e', '#5a3f78')}${lantern}${foreground()}`,
      `${verticalGradient('sky', [0, '#0a1030'], [0.4, '#182459'], [0.62, '#3a4a86'], [0.72, '#6f6f9f'])}<radialGradient id="red"><stop offset="0" stop-color="#ff6a4a" stop-opacity=".75"/><stop offset=".5" stop-color="#d83a34" stop-opacity=".28"/><stop offset="1" stop-color="#c02a34" stop-opacity="0"/></radialGradient><linearGradient id="trail" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#fffbe8"/></linearGradient>${juniper('juniper', '#0f1a38', '#1e2d58')}${tuft('tuft', '#1b2750')}`,
    );
  },
};

const milkyWay =
  '<g fill="#8f8fd0"><path d="M-20 430C60 330 170 270 260 200 360 120 420 60 470-20H760C700 60 600 130 520 200 420 290 300 340 220 440Z" opacity=".16"/><path d="M30 430C110 330 200 280 290 210 390 130 450 70 510-20H700C640 60 550 130 470 210 380 300 250 350 180 440Z" opacity=".2"/><path d="M70 430C140 340 230 290 320 216 420 140 490 70 550-20H650C600 60 520 130 430 216 340 300 210 360 140 440Z" fill="#b9a8dc" opacity=".28"/><path d="M110 420C180 340 250 300 336 230 420 160 500 90 560 10 580 50 540 90 490 140 430 170 440 200 390 236 340 250 330 290 270 316 220 330 200 380 140 430Z" fill="#f0d6e0" opacity=".3"/></g><path d="M150 400C210 340 270 320 320 262 350 226 410 214 440 170 480 140 520 110 560 40 530 120 500 160 456 196 440 230 400 236 366 262 320 320 250 330 150 400ZM300 262c-20 24-50 26-70 52 10-34 40-46 70-52ZM470 130c26-20 40-50 66-72-8 36-34 58-66 72Z" fill="#1b2558" opacity=".7"/>';

/** Three sizes of star, drawn as round dots of three strokes; thicker along the Milky Way. */
function stars(): string {
  const roll = dice(2024);
  const sizes: [number, number, string][] = [[260, 2, '#cdd3ff'], [110, 3.2, '#fff'], [24, 5.2, '#fff3d0']];
  return sizes
    .map(([count, width, color]) => {
      let dots = '';
      for (let index = 0; index < count; index++) {
        const along = roll();
        const near = index % 2 === 0;
        const x = near ? 110 + along * 480 + (roll() - 0.5) * 130 : roll() * 800;
        const y = near ? 430 - along * 430 + (roll() - 0.5) * 60 : roll() * 390;
        dots += `M${Math.round(x)} ${Math.round(y)}h0`;
      }
      return `<path d="${dots}" stroke="${color}" stroke-width="${width}" stroke-linecap="round"/>`;
    })
    .join('');
}

const meteor =
  '<g transform="translate(130 118)rotate(24)"><path d="M0 0 170-3.4 174 0 170 3.4Z" fill="url(#trail)"/><circle cx="171" r="3.8" fill="#fffdf0"/></g>';

/**
 * The porch from the yard: tin roof, posts, wall with a dim window, deck and two chairs that look
 * west.
 */
const porch =
  `<path d="M640 250H800V486H640Z" fill="#1a2142"/><path d="M640 290H800M640 330H800M640 370H800M640 410H800M640 450H800" stroke="#131937" stroke-width="3"/><path d="M690 330h58v152h-58Z" fill="#10152f"/><path d="M698 340h42v60h-42Z" fill="#3a2f52"/><path d="M698 340h18v60h-18Z" fill="#5d3450"/><path d="M270 264 330 214H800V264H270Z" fill="#27325f"/><path d="M270 264 330 214H800v4H336L284 262Z" fill="#5d6aa6"/><path d="M270 262H800v16H270Z" fill="#141a3a"/><path d="M400 220 366 262M470 220 446 262M540 220 526 262M610 220 604 262M680 220 684 262M750 220 762 262" stroke="#1c2650" stroke-width="3"/><path d="M304 276h14v212h-14ZM606 276h14v212h-14Z" fill="#121836"/><path d="M314 276h4v212h-4Z" fill="#7d2f45"/><path d="M606 276h4v212h-4Z" fill="#8d3547"/><path d="M318 278h34q-28 6-34 34ZM606 278h-34q28 6 34 34ZM620 278h20v20q-10-16-20-12Z" fill="#121836"/><circle cx="466" cy="446" r="190" fill="url(#red)"/><path d="M290 484H800v12H290Z" fill="#6d3048"/><path d="M290 484H800v4H290Z" fill="#a84a50"/><path d="M290 496H800v30H290Z" fill="#10152f"/><path d="M254 526h-30v-14h30v-14h36v60H210v-18h14Z" fill="#141a3a"/><path d="M254 498h36v4h-36ZM224 512h32v4h-32Z" fill="#5a2b48"/>${chair(390, '#a03c48', 1)}${chair(546, '#c2494a', 1)}`;

/** An Adirondack chair from its side, facing left. */
function chair(x: number, rim: string, scale: number): string {
  return `<g transform="translate(${x} 484)scale(${scale})"><path d="M10-24 44 0H33L2-18ZM-38 0V-48H-29V0Z" fill="#0e1430"/><path d="M14-16 42-112Q50-118 58-110L28-12Z" fill="#232b57"/><path d="M14-16 42-112Q44-115 48-114L20-14Z" fill="${rim}"/><path d="M-38-44 24-20 22-10-38-34Z" fill="#1b2249"/><path d="M-38-44 24-20 23-17-38-40Z" fill="${rim}"/><path d="M-46-56H32v8H-46Z" fill="#232b57"/><path d="M-46-56H32v3H-46Z" fill="${rim}"/></g>`;
}

/** Someone in an Adirondack chair, head back, looking up at the left; the lantern reddens the front. */
function sitter(x: number, lit: string, shirt: string): string {
  return `<g transform="translate(${x} 484)"><path d="M-40-2-34-44-8-48 14-30 40-94 22-102C8-96 4-80-2-62L-40-58C-52-50-52-20-54-2Z" fill="#161d42"/><path d="M40-92 22-104C8-98 2-80-4-60L14-34Z" fill="${shirt}"/><path d="M22-104C8-98 2-80-4-60L4-50C8-74 14-90 26-101Z" fill="${lit}"/><path d="M-4-60-40-58C-52-50-52-20-54-2H-48C-46-22-46-44-36-51L0-52Z" fill="${lit}" opacity=".75"/><path d="M8-84-24-62-22-55 12-70Z" fill="#3a2b4c"/><path d="M8-84-24-62-23-58 9-79Z" fill="${lit}"/><circle cx="32" cy="-120" r="15" fill="#7d4a52"/><path d="M18-124a15 15 0 0 1 10-11c-4 10-2 22 6 30-10 0-17-8-16-19Z" fill="#f0946a"/><path d="M24-134C40-146 58-132 50-110 46-104 38-104 36-108 42-118 36-128 24-134Z" fill="#1c1a34"/></g>`;
}

const lantern =
  '<g transform="translate(466 484)"><path d="M-26-34H26v7H-26Z" fill="#b04448"/><path d="M-20-28h6L-20 0h-6ZM14-28h6L26 0h-6Z" fill="#1b2249"/><path d="M-13-40H13v6H-13Z" fill="#4a1d30"/><path d="M-11-66Q0-72 11-66V-40H-11Z" fill="#ff5a44"/><path d="M-5-62Q0-66 5-62V-42H-5Z" fill="#ffb08a"/><path d="M-2-58Q0-62 2-58V-46H-2Z" fill="#fff0d8"/><path d="M-13-70 0-80 13-70V-65H-13Z" fill="#4a1d30"/><path d="M-12-68C-20-96 20-96 12-68" fill="none" stroke="#8d3547" stroke-width="2"/></g>';

function foreground(): string {
  const grass = [10, 56, 98, 150, 196, 330, 380, 452, 520, 590, 640, 710, 776].map((x, index) => stamp('tuft', x, 548 + (index % 3) * 10, 1.1 + (index % 4) * 0.24)).join('');
  return `<path d="M0 520C120 500 200 530 300 530 480 532 640 520 800 528V600H0Z" fill="#0d1631"/><path d="M300 530C400 540 560 540 640 530 560 548 400 550 300 530Z" fill="#4a2346" opacity=".7"/>${grass}`;
}
