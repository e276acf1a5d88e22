import { FACE, poster, ridge, type Scene } from '../poster.ts';

/** Lake Marble Falls under its limestone bluffs: the twin bridges on tall piers, and a sailboat. */
export const scene: Scene = {
  name: 'marble-falls',
  draw: () => {
    const far = ridge({ frame: FACE, y: 214, amplitude: 50, swells: 4, seed: 21 });
    return poster(
      FACE,
      `<circle cx="250" cy="92" r="40" fill="#fff0c4"/><path d="${far}" fill="#143a5e" opacity=".55"/>${lake}${bluffs}${bridges}${boat}${shore}`,
    );
  },
};

const lake =
  '<path d="M0 300H800V450H0Z" fill="#2b6f9e"/><path d="M0 300H800V312H0Z" fill="#cfe6ee" opacity=".6"/><path d="M215 312h70l50 138H165Z" fill="#fff0c4" opacity=".28"/>';

/** Pale rock, lit from the left, with cedars along the top. */
const bluffs =
  '<path d="M800 112L716 120 664 160 628 188 600 222 590 304H800Z" fill="#f0dfba"/><path d="M800 196L730 204 722 304H800ZM664 182L676 232 660 304H706L700 226 716 158ZM628 188l-8 46 8 70h14l-6-62Z" fill="#b99e7c"/><path d="M604 246h56M676 232h46M612 276h110M724 250h76" stroke="#8f7a66" stroke-width="4" opacity=".5"/><path d="M590 226C596 192 622 196 630 172 646 168 654 132 684 124 700 92 724 114 744 96 766 104 776 84 800 90V122L720 132 668 170 632 196Z" fill="#1f4a4c"/><path d="M0 250c40-14 84-8 110 14s50 26 66 40H0Z" fill="#1d4a56"/>';

/** One span with arched undersides: a deck at height y, piers down to the water. */
function span(y: number, dx: number, foot: number, light: string, dark: string): string {
  let under = `M-10 ${y}H810V${y + 22}H680`;
  let piers = '';
  for (const x of [560, 330, 100]) {
    const at = x + dx;
    under += `Q${at + 120} ${y + 12} ${at + 20} ${y + 40}H${at - 20}`;
    piers += `M${at - 16} ${y + 34}h32l5 ${foot - y - 34}h-42Z`;
  }
  const shade = [560, 330, 100].map((x) => `M${x + dx + 4} ${y + 34}h12l5 ${foot - y - 34}h-15Z`).join('');
  return `<path d="${piers}" fill="${light}"/><path d="${under}Q60 ${y + 14}-10 ${y + 18}Z" fill="${dark}"/><path d="${shade}" fill="${dark}"/><path d="M-10 ${y - 6}H810v12H-10Z" fill="${light}"/>`;
}

const bridges = `${span(186, 34, 318, '#b9cbd3', '#5f7f95')}${span(204, 0, 338, '#fff6e2', '#a9a397')}`;

const boat =
  '<path d="M446 240V388" stroke="#3a2a30" stroke-width="5"/><path d="M440 250C420 300 396 344 372 372H440Z" fill="#fff"/><path d="M452 236c40 48 58 94 62 138H452Z" fill="#e8563f"/><path d="M452 236c20 48 24 94 22 138h40c-4-44-22-90-62-138Z" fill="#b93a34"/><path d="M366 384H530c-8 20-20 30-38 32H396c-16-4-26-16-30-32Z" fill="#fff6e2"/><path d="M374 402H524c-8 10-18 14-32 14H396c-10-2-18-8-22-14Z" fill="#7c2e34"/>';

const shore =
  '<path d="M396 422h96l-14 10h-64ZM560 350h100M90 372h120M600 396h120M200 420h90" fill="#fff" stroke="#fff" stroke-width="3" opacity=".4"/><path d="M0 450V412c40-8 70-4 96 12s40 16 54 26ZM800 450V420c-50-8-84 4-110 30Z" fill="#12364e"/>';
