import { glow, juniper, place, pricklyPear, stamp, tuft } from '../../motifs.ts';
import { backdrop, CARD, dice, poster, ridge, round, type Scene, verticalGradient } from '../../poster.ts';

/** Sailboats run before the limestone cliffs of Lake Travis in the last hour of sun. */
export const scene: Scene = {
  name: 'lake-travis-sail',
  draw: () => {
    const far = ridge({ frame: CARD, y: 258, amplitude: 40, swells: 6, seed: 44 });
    const near = ridge({ frame: CARD, y: 280, amplitude: 26, swells: 5, seed: 17 });
    return poster(
      CARD,
      `${backdrop(CARD, 'url(#sky)')}<circle cx="150" cy="236" r="330" fill="url(#glow)"/><circle cx="150" cy="236" r="42" fill="#fff6d6"/>${clouds}<path d="${far}" fill="#b99ac0"/><path d="${near}" fill="#8f83b4"/>${headlands}${trees()}<path d="M0 306H800V600H0Z" fill="url(#lake)"/>${waves()}${place('boat', 668, 342, 0.3, 0.3)}${place('cream', 92, 330, 0.22, 0.22)}${place('cream', 238, 352, -0.4, 0.4)}${mirrored}<g transform="rotate(-5 420 470)">${stamp('boat', 420, 470, 1.06)}</g>${wake}${shore}`,
      verticalGradient('sky', [0, '#5a7fb8'], [0.2, '#a6a2cc'], [0.36, '#f4bfa4'], [0.5, '#ffe0a0']) +
        verticalGradient('lake', [0, '#ffd9a4'], [0.14, '#b7a3bd'], [0.42, '#4d7aa6'], [1, '#173f6c']) +
        glow('glow', '#fff0b8') +
        juniper('juniper', '#3f5150', '#a3925a') +
        pricklyPear('pear', '#24394a', '#37555a', '#8f9a62', '#c2405a') +
        tuft('tuft', '#b08a4a') +
        boat('boat', '#e8573a', '#ff9460', '#fff3dc') +
        boat('cream', '#f3e2c4', '#fffaf0', '#e8b04e'),
    );
  },
};

const clouds =
  '<path d="M300 120q90-24 170-6t150-8 140 8q-40 22-190 18t-270-12ZM40 160q80-16 150-4t120 0q-60 18-140 14t-130-10ZM520 190q80-14 140 0t140-4v14q-80 12-150 8t-130-18Z" fill="#ffd3b0" opacity=".75"/><path d="M330 124q120 8 280-2-120 20-280 2ZM560 196q100 8 200 0-90 16-200 0Z" fill="#fff0d4" opacity=".8"/>';

/** Three headlands, each nearer one taller; lit faces to the west, ledges in shade. */
const headlands =
  '<path d="M330 308 350 282 372 276 384 262 440 256 800 250V308Z" fill="#d3a59c"/><path d="M384 262 440 256 470 290 452 308H400Z" fill="#f0c4a0"/><path d="M350 288 800 284V290L352 294Z" fill="#a07f92"/><path d="M470 308 486 268 500 262 508 224 548 214 560 196 800 186V308Z" fill="#c98a76"/><path d="M486 268 500 262 508 224 548 214 560 196 590 198 584 230 596 252 580 284 590 308H470Z" fill="#f7c08c"/><path d="M500 262 584 256 596 262 800 256V268L592 272 496 270ZM508 224 586 220 800 214V224L586 230 506 234ZM484 290 800 286V292L482 298Z" fill="#8d6578"/><path d="M640 308 652 240 664 232 672 172 708 158 716 138 800 128V308Z" fill="#a9645c"/><path d="M652 240 664 232 672 172 708 158 716 138 744 140 736 180 748 214 732 250 742 308H640Z" fill="#ffb878"/><path d="M664 232 744 226 800 222V234L742 240 660 242ZM672 172 738 168 800 164V176L736 182 670 184ZM648 272 738 268 800 266V276L738 280 646 282Z" fill="#6f4560"/><path d="M676 196l60-4v8l-62 4ZM512 244l74-4v5l-75 5ZM656 256l78-4v6l-79 5Z" fill="#e09a6c"/><path d="M396 300 800 298V310H380Z" fill="#6a4a66"/>';

function trees(): string {
  const roll = dice(9);
  const crests = [
    [396, 800, 262, 252, 0.22, 12],
    [556, 800, 198, 188, 0.36, 10],
    [716, 810, 142, 130, 0.6, 7],
  ] as const;
  return crests
    .map(([from, to, left, right, size, count]) =>
      Array.from({ length: count }, (_, index) => {
        const t = (index + roll() * 0.7) / count;
        return place('juniper', from + (to - from) * t, left + (right - left) * t + 3, size * 1.3, size * (0.6 + roll() * 0.5));
      }).join(''),
    )
    .join('');
}

/** A sloop, bow to the right, 330 units tall; the sun shines through its mainsail. */
function boat(id: string, sail: string, sailLight: string, jib: string): string {
  return `<g id="${id}"><path d="M7-306h5v290H7Z" fill="#5a3d33"/><path d="M4-298C-34-220-82-130-112-48Q-50-34 4-46Z" fill="${sail}"/><path d="M4-298C-34-220-82-130-112-48Q-90-42-66-40-30-150 4-298Z" fill="${sailLight}"/><path d="M-32-232 4-238V-234L-34-228ZM-62-172 4-180V-176L-64-168ZM-90-106 4-114V-110L-92-102Z" fill="#fff" opacity=".45"/><path d="M16-270C62-190 98-104 122-28Q70-38 26-52C34-120 26-200 16-270Z" fill="${jib}"/><path d="M16-270C62-190 98-104 122-28Q100-33 78-37 60-150 16-270Z" fill="#b98f8f" opacity=".5"/><path d="M-116-46 8-42V-37L-116-41Z" fill="#5a3d33"/><path d="M-70-22C-66-42-60-46-54-46S-44-40-42-22ZM-30-22C-28-38-22-44-16-44S-6-36-4-22Z" fill="#23406a"/><circle cx="-55" cy="-53" r="8" fill="#b9785a"/><circle cx="-17" cy="-51" r="8" fill="#d99a6c"/><path d="M-66-55C-62-66-48-66-44-56L-40-54H-66Z" fill="#f7e6c0"/><path d="M-118-18-20-24 126-28C120-4 100 14 70 20H-66C-92 16-108 4-118-18Z" fill="#fbf1de"/><path d="M-108 0C-40 6 60 4 116-8 106 8 92 16 70 20H-66C-86 17-98 10-108 0Z" fill="#274a7c"/><path d="M20-22 126-28C120-4 100 14 70 20H40C60 6 50-8 20-22Z" fill="#3a3560" opacity=".25"/><path d="M-118-18-20-24 126-28 125-23-20-19-116-13Z" fill="#c98a5a"/></g>`;
}

function waves(): string {
  const roll = dice(33);
  let gold = '';
  let dark = '';
  for (let index = 0; index < 70; index++) {
    const depth = roll() ** 1.3;
    const y = Math.round(312 + depth * 270);
    const width = Math.round(14 + depth * 56 + roll() * 22);
    const x = Math.round((index % 2 ? 150 + depth * 60 + (roll() - 0.5) * (60 + depth * 260) : roll() * 800) - width / 2);
    const dash = `M${x} ${y}q${round(width / 2)}-${round(2 + depth * 6)} ${width} 0-${round(width / 2)} ${round(1 + depth * 2)}-${width} 0Z`;
    if (index % 2) gold += dash;
    else dark += dash;
  }
  return `<path d="M470 308H800V350Q700 340 640 330T470 308Z" fill="#8a5a70" opacity=".5"/><path d="${dark}" fill="#7fa4c9" opacity=".6"/><path d="${gold}" fill="#ffe9b8"/>`;
}

const mirrored =
  '<path d="M310 492q100 20 240 0l-30 16h20l-40 14h14l-44 16h10l-50 18h-12l-36-16h14l-44-16h18l-46-16h22Z" fill="#e8573a" opacity=".4"/><path d="M300 486q130 20 262-2l-20 14q-110 14-226 2Z" fill="#173a63" opacity=".55"/>';

const wake =
  '<path d="M536 474q40 4 60 18-44-6-76-4ZM300 490q-60 4-130 24 80-8 140-8 120 8 240-6-80 2-120-4-70 6-130-6Z" fill="#fff6e0" opacity=".85"/>';

const shore = `<path d="M0 600V548L50 536 74 546 150 540 176 560 250 566 270 584 340 600Z" fill="#4a4560"/><path d="M0 548 50 536 74 546 150 540 176 560 110 556 60 560 0 564ZM176 574 250 566 270 584 220 582Z" fill="#e0a878"/><path d="M800 600V528L740 534 722 552 660 556 640 576 560 584 540 600Z" fill="#3a3856"/><path d="M800 528 740 534 722 552 770 548 800 546ZM722 560 660 556 640 576 700 572Z" fill="#b98478"/>${stamp('tuft', 60, 548, 1.2)}${stamp('tuft', 136, 552, 0.9)}${stamp('pear', 756, 556, 1)}${stamp('tuft', 690, 566, 1)}${stamp('tuft', 200, 576, 0.9)}`;
