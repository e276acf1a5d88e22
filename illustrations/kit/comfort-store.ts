/**
 * A limestone store of the 1880s on Comfort's High Street, with its double wooden porch, in the colors
 * of the evening: from 180 to 662 across, its walk at y = 400.
 */
export const comfortStore = () => store + porch;

const panes = [0, 1].map((row) => [270, 356, 442, 528].map((x) => `M${x} ${146 + row * 128}h38v${row ? 100 : 82}h-38Z`).join('')).join('');

const store =
  `<path d="M226 92H598V388H226Z" fill="#ecd3a4"/><path d="M598 92L650 112V388H598Z" fill="#a8785f"/><path d="M218 78H604V98H218Z" fill="#fff0cc"/><path d="M604 78L656 102V118L604 98Z" fill="#c4957a"/><path d="M240 112h30M300 108h36M420 112h40M520 108h30M612 150l20 6M618 214l22 4M610 270h24M616 330h20" stroke="#c79f76" stroke-width="6"/><path d="${panes}" fill="#4a2438"/><path d="M289 146v82M375 146v82M461 146v82M547 146v82M289 274v100M461 274v100" stroke="#fff0cc" stroke-width="4"/><path d="M362 280h26v40h-26ZM534 280h26v40h-26Z" fill="#ffc663"/><path d="M226 134H598V176H226ZM226 262H598V298H226Z" fill="#2f1430" opacity=".45"/>`;

const posts = [206, 304, 402, 500, 598];

/** Two floors of turned posts; the upper one has a railing, both have a shallow roof. */
const porch = `<path d="M200 116H610L622 138H188Z" fill="#7f3446"/><path d="M188 138H622V144H188Z" fill="#fff0cc"/><path d="M190 248H620V264H190Z" fill="#fff6e0"/><path d="M190 264H620V270H190Z" fill="#9c6a5a"/><path d="${posts.map((x) => `M${x} 144h9v104h-9ZM${x} 268h9v116h-9Z`).join('')}" fill="#fff6e0"/><path d="M206 210H606" stroke="#fff6e0" stroke-width="6"/><path d="M212 230H604" stroke="#fff6e0" stroke-width="34" stroke-dasharray="4 9" opacity=".85"/><path d="${posts.map((x) => `M${x + 4} 144l14 0-14 16-14-16ZM${x + 4} 270h14l-14 16-14-16Z`).join('')}" fill="#fff6e0"/>`;
