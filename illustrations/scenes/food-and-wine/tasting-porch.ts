import { litOak, stamp } from '../../motifs.ts';
import { backdrop, CARD, poster, ridge, round, type Scene, verticalGradient } from '../../poster.ts';

/**
 * Two glasses of red and a bottle stand on a porch rail at golden hour, vine rows running to the
 * hills beyond.
 */
export const scene: Scene = {
  name: 'tasting-porch',
  draw: () => {
    const farthest = ridge({ frame: CARD, y: 246, amplitude: 54, swells: 5, seed: 15 });
    const far = ridge({ frame: CARD, y: 268, amplitude: 50, swells: 4, seed: 52 });
    return poster(
      CARD,
      `${backdrop(CARD, 'url(#sky)')}<circle cx="444" cy="214" r="230" fill="url(#glow)"/><circle cx="444" cy="214" r="96" fill="#fff3c8" opacity=".3"/><circle cx="444" cy="214" r="58" fill="#fff6d6"/>${clouds}<path d="${farthest}" fill="#c98d94"/><path d="${far}" fill="#96718e"/><path d="M0 296C160 276 300 296 460 290 620 284 720 272 800 282V420H0Z" fill="#7a7a5c"/>${stamp('oak', 130, 304, 0.5)}${stamp('oak', 210, 302, 0.34)}${stamp('oak', 706, 300, 0.5)}<path d="M0 306Q400 288 800 304V600H0Z" fill="#d6a556"/>${vines()}${porch}${glass(356)}${glass(496)}${bottle}`,
      `${verticalGradient('sky', [0, '#5d6aa0'], [0.18, '#b1849c'], [0.32, '#f0a26c'], [0.43, '#fcd58c'])}<radialGradient id="glow"><stop offset="0" stop-color="#fff2c0"/><stop offset="1" stop-color="#ffd98a" stop-opacity="0"/></radialGradient>${verticalGradient('wine', [0, '#c02c46'], [1, '#6a1230'])}${litOak('oak', '#4b3432', '#3e4a3c', '#5f6640', '#a88f48')}`,
    );
  },
};

const clouds =
  '<path d="M60 146q70-20 140-6t120 2q-70 20-130 12t-130-8ZM500 120q60-18 110-4t120 0q-60 20-110 12t-120-8ZM560 176q50-12 80-2t80 0q-50 12-80 8t-80-6Z" fill="#ffdcae" opacity=".75"/>';

/** Rows converge under the sun: a shaded side toward the viewer, scalloped leaves lit on top. */
function vines(): string {
  let rows = '';
  for (const lane of [7.5, 6.5, 5.5, 4.5, 3.5, 2.5, 1.5, 0.5]) rows += row(-lane) + row(lane);
  return rows;
}

function row(lane: number): string {
  const at = (scale: number, lift: number): [number, number] => [round(444 + lane * scale), round(290 + (1 - lift) * scale)];
  const scales = [12];
  while ((scales.at(-1) as number) < 420 && Math.abs(lane) * (scales.at(-1) as number) < 520) scales.push((scales.at(-1) as number) * 1.24 + 2);
  const foot = scales.at(-1) as number;
  const leaves = scales.slice(1).map((scale, index) => {
    const [fromX, fromY] = at(scales[index] as number, 0.56);
    const [x, y] = at(scale, 0.56);
    const bulge = round(Math.hypot(x - fromX, y - fromY) * 0.6);
    return `A${bulge} ${bulge} 0 0 ${lane > 0 ? 1 : 0} ${x} ${y}`;
  }).join('');
  const hedge = (lift: number, fill: string) => `<path d="M${at(12, 0.56).join(' ')}${leaves}L${at(foot, lift).join(' ')}L${at(12, lift).join(' ')}Z" fill="${fill}"/>`;
  const shadow = `<path d="M${at(12, 0).join(' ')}L${at(foot, 0).join(' ')}l${round(lane > 0 ? foot * 0.5 : -foot * 0.5)} 0Z" fill="#8a6236"/>`;
  return shadow + hedge(0.04, '#3f4a35') + hedge(0.34, '#67703a') + hedge(0.48, '#c2a848');
}

const porch =
  '<path d="M0 0H800V48H0Z" fill="#33232c"/><path d="M0 48H800V62H0Z" fill="#6b4037"/><path d="M70 40h44v560H70Z" fill="#3f2a30"/><path d="M102 40h12v560h-12Z" fill="#9a5c42"/><path d="M114 62v44q10-36 54-44ZM70 62v44Q60 70 16 62Z" fill="#4a2f32"/><path d="M0 486H800V600H0Z" fill="#4f3532" opacity=".35"/><path d="M160 470h22v130h-22ZM250 470h22v130h-22ZM340 470h22v130h-22ZM430 470h22v130h-22ZM520 470h22v130h-22ZM610 470h22v130h-22ZM700 470h22v130h-22ZM0 470h12v130H0ZM780 470h20v130h-20Z" fill="#4a2f32"/><path d="M174 470h8v130h-8ZM264 470h8v130h-8ZM354 470h8v130h-8ZM430 470h8v130h-8ZM520 470h8v130h-8ZM610 470h8v130h-8ZM700 470h8v130h-8Z" fill="#9a5c42"/><path d="M0 438 12 430H800V456H0Z" fill="#c98756"/><path d="M0 430H800v8H0Z" fill="#f3c182"/><path d="M0 456H800V484H0Z" fill="#7d4a3a"/><path d="M0 484H800v8H0Z" fill="#3f2a30"/><path d="M40 446h180M300 451h70M560 447h90M690 452h90" stroke="#a96a45" stroke-width="2"/>';

/** A glass of red, its bowl lit from behind. */
function glass(x: number): string {
  return `<g transform="translate(${x} 446)"><path d="M-40 2Q-20 14 30 10L96 20 40 22Q-30 20-40 2Z" fill="#7d4a3a" opacity=".55"/><ellipse rx="38" ry="7" fill="#f8e3c3" opacity=".8"/><ellipse cy="-1.5" rx="30" ry="4.4" fill="#c98a5c" opacity=".7"/><path d="M-4-2C-2-30-3-62-4-78H4C3-62 2-30 4-2Z" fill="#fbe9cd" opacity=".9"/><path d="M-36-206C-54-150-52-84 0-76 52-84 54-150 36-206Z" fill="#ffe9c8" opacity=".4"/><path d="M-48-138C-48-104-34-82 0-78 34-82 48-104 48-138Z" fill="url(#wine)"/><path d="M8-82C34-88 44-108 44-134H22C24-112 22-94 8-82Z" fill="#e2604f" opacity=".8"/><ellipse cy="-138" rx="48" ry="8" fill="#d4485a"/><path d="M-48-138C-48-104-34-82-8-79-28-92-36-112-36-140Z" fill="#4f0e28"/><ellipse cy="-206" rx="36" ry="6" fill="none" stroke="#fff3da" stroke-width="2.4"/><path d="M-32-196C-42-168-44-152-43-146L-37-144C-38-160-34-178-27-195ZM34-196C40-176 43-160 43-146L39-146C38-164 35-180 31-195Z" fill="#fff6e2" opacity=".85"/></g>`;
}

const bottle =
  '<g transform="translate(620 448)"><path d="M-34 0Q0 14 44 6L120 20 60 24Q-20 22-34 0Z" fill="#7d4a3a" opacity=".55"/><path d="M-36 0V-150C-36-186-14-190-14-220V-268H14V-220C14-190 36-186 36-150V0Q0 10-36 0Z" fill="#26392f"/><path d="M-36 0V-150C-36-186-14-190-14-220V-262H-7V-218C-7-186-27-182-27-148V4Z" fill="#7c9a58"/><path d="M20-6V-150C20-184 2-190 2-220H14C14-190 36-186 36-150V0Q28 4 20 5Z" fill="#18251f"/><path d="M-16-282h32v52h-32Z" fill="#7c1f33"/><path d="M-16-282h10v52h-10Z" fill="#c44a4e"/><path d="M-18-272h36v6h-36Z" fill="#5b1427"/><path d="M-36-124Q0-116 36-124V-38Q0-30-36-38Z" fill="#f6e6c6"/><path d="M16-120Q28-121 36-124V-38Q28-35 16-34Z" fill="#d3b78d"/><path d="M-22-62Q-10-84 0-66 10-88 22-60V-54Q0-48-22-56Z" fill="#a4583f"/><circle cx="-4" cy="-92" r="9" fill="#e0914a"/></g>';
