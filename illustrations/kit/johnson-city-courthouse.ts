import { at, fill, line } from './at.ts';
import { lamplit } from './color.ts';
import { bulbs } from './lights.ts';

/**
 * The Blanco County Courthouse in Johnson City: two stories of limestone, a columned porch, a cupola
 * with a clock under a dome. Its foot is at x, y; 400 units wide and tall at scale 1.
 */
export function johnsonCityCourthouse(x: number, y: number, scale: number, glass = '#ffd27a'): string {
  return at(x, y, scale, `<g transform="translate(-400 -468)">${STONE}${fill(glass, WINDOWS)}${line('#b07a4a', 2, BARS)}${CUPOLA}</g>`);
}

/** The same, every edge outlined in bulbs. */
export function outlinedCourthouse(x: number, y: number, scale: number): string {
  return lamplit(johnsonCityCourthouse(x, y, scale)) + at(x, y, scale, `<g transform="translate(-400 -468)">${bulbs(EDGES, '#ffc766', 3.4, 6.8)}${fill('#FFD98A', WINDOWS)}${bulbs(WINDOWS, '#ffc766', 2.8, 6)}</g>`);
}

const WINDOWS = [250, 302, 498, 550].flatMap((x) => [318, 392].map((y) => `M${x - 12} ${y + 44}V${y}a12 12 0 0 1 24 0V${y + 44}Z`)).join('');
const BARS = 'M250 308V364M302 308V364M498 308V364M550 308V364M250 382V438M302 382V438M498 382V438M550 382V438M238 336H262M290 336H314M486 336H510M538 336H562M238 410H262M290 410H314M486 410H510M538 410H562';
const STONE = '<path d="M210 284H590V468H210Z" fill="#dcc196"/><path d="M210 284H232V468H210ZM568 284H590V468H568Z" fill="#a68a80"/><path d="M200 270H600V286H200Z" fill="#f2dcae"/><path d="M200 286H600V292H200Z" fill="#8f7a7c"/><path d="M210 370H590V378H210Z" fill="#d9bd92"/><path d="M214 270 250 232H550L586 270Z" fill="#3a4a76"/><path d="M250 232H550L556 238H244Z" fill="#8ea3c8"/><path d="M328 290 400 238 472 290Z" fill="#f2dcae"/><path d="M346 286 400 248 454 286Z" fill="#c9ab86"/><circle cx="400" cy="272" r="9" fill="#ffe9a8"/><path d="M332 290H468V302H332Z" fill="#e3c898"/><path d="M336 302H464V468H336Z" fill="#7d6870"/><path d="M378 468V402a22 22 0 0 1 44 0V468Z" fill="#ffdc8a"/><path d="M398 384h4v84h-4Z" fill="#b07a4a"/><path d="M380 318h40v40h-40Z" fill="#ffd27a"/><path d="M398 318h4v40h-4Z" fill="#b07a4a"/><path d="M336 362H464V372H336Z" fill="#d9bd92"/><path d="M338 302H352V468H338ZM366 302H378V468H366ZM422 302H434V468H422ZM448 302H462V468H448Z" fill="#f6e4ba"/><path d="M347 302H352V468H347ZM374 302H378V468H374ZM430 302H434V468H430ZM457 302H462V468H457Z" fill="#b5987f"/>';
const CUPOLA = '<path d="M352 186H448V236H352Z" fill="#e0c698"/><path d="M424 186H448V236H424Z" fill="#b5987f"/><path d="M344 178H456V188H344Z" fill="#f6e4ba"/><path d="M362 232V206a9 9 0 0 1 18 0V232ZM420 232V206a9 9 0 0 1 18 0V232Z" fill="#ffd27a"/><circle cx="400" cy="211" r="14" fill="#fff3cc"/><path d="M400 211V201M400 211 407 215" stroke="#4a4058" stroke-width="2.2"/><path d="M354 178C356 146 374 128 400 124 426 128 444 146 446 178Z" fill="#7f95c0"/><path d="M400 124C426 128 444 146 446 178H418C418 156 412 138 400 124Z" fill="#4d629a"/><path d="M392 126V110H408V126Z" fill="#e0c698"/><path d="M390 110Q400 98 410 110Z" fill="#7f95c0"/><path d="M399 100V84H401V100Z" fill="#e0c698"/>';
const EDGES = 'M200 278H600M210 286V468M590 286V468M214 268 250 232H346M454 232H550L586 268M330 290 400 240 470 290M344 183H456M354 178C356 146 374 128 400 124 426 128 444 146 446 178M376 176C378 152 386 134 400 124 414 134 422 152 424 176M400 124V178M345 304V468M372 304V468M428 304V468M455 304V468M336 296H464M352 190V234M448 190V234M210 374H334M466 374H590M391 124V110Q400 98 409 110V124';
