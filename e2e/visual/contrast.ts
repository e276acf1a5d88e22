import type { Page } from 'playwright-core';
import sharp from 'sharp';

/** Channels from 0 to 255. */
export type Color = readonly [red: number, green: number, blue: number];

/** In CSS pixels of the document. */
interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A line of text, and its place on the page. */
interface TextLine extends Box {
  text: string;
  color: Color;
}

export interface Contrast {
  text: string;
  ratio: number;
}

/** The share of a line's background that counts as stray pixels, whatever their color. */
const STRAY = 0.05;

/** Steps between black and white that luminances are counted by: far less than an eye can see. */
const STEPS = 16_384;

/**
 * The contrast of every line of text inside the elements that match `selector`, against what's
 * painted under it: measured on a screenshot without the text, at the lightest part of the
 * background for light text and at the darkest for dark text.
 */
export async function contrastOnPictures(page: Page, selector: string): Promise<Contrast[]> {
  const contrasts: Contrast[] = [];
  const linesOfEach = await page.locator(selector).evaluateAll(readLines);
  await page.evaluate(hideText, selector);
  for (const lines of linesOfEach) {
    if (lines.length === 0) continue;
    const clip = boxAround(lines);
    const { data, info } = await sharp(await screenshotOf(page, clip))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    for (const { text, color, ...box } of lines) {
      const place = { ...box, x: box.x - clip.x, y: box.y - clip.y };
      const light = luminance(color);
      const background = hardestLuminance(light, luminancesUnder(place, data, info.width));
      contrasts.push({ text, ratio: contrastRatio(light, background) });
    }
  }
  await page.evaluate(showText);
  return contrasts;
}

/** The smallest box of whole pixels around all of these. */
function boxAround(boxes: readonly Box[]): Box {
  const x = Math.max(0, Math.floor(Math.min(...boxes.map((box) => box.x))));
  const y = Math.floor(Math.min(...boxes.map((box) => box.y)));
  const right = Math.ceil(Math.max(...boxes.map((box) => box.x + box.width)));
  const bottom = Math.ceil(Math.max(...boxes.map((box) => box.y + box.height)));
  return { x, y, width: right - x, height: bottom - y };
}

/**
 * A PNG of what the browser has painted, without the pauses and slow compression of Playwright's
 * screenshots. Scrolls there, because the browser would lay out and paint the whole page for what's
 * outside its window.
 */
async function screenshotOf(page: Page, clip: Box): Promise<Buffer> {
  await page.evaluate(
    (end) => scrollTo({ top: end - innerHeight, behavior: 'instant' }),
    clip.y + clip.height,
  );
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', {
    clip: { ...clip, scale: 1 },
    optimizeForSpeed: true,
  });
  await session.detach();
  return Buffer.from(data, 'base64');
}

/** WCAG's contrast ratio between two luminances. */
export function contrastRatio(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/** WCAG's relative luminance, 0 to 1. */
export function luminance([red, green, blue]: Color): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** The linear value of each sRGB channel value, precomputed because a picture has millions. */
const LINEAR = Float64Array.from({ length: 256 }, (_, channel) => {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
});

function linear(channel: number): number {
  return LINEAR[Math.round(channel)] ?? 0;
}

/** Runs in the page: every line of every text in each element, as the browser wraps them. */
function readLines(elements: Element[]): TextLine[][] {
  return elements.map((element) => {
    const lines: TextLine[] = [];
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const parent = node.parentElement;
      const text = node.textContent?.trim();
      if (!parent || !text || parent.closest('.sr-only') || !parent.checkVisibility()) continue;
      const channels =
        getComputedStyle(parent)
          .color.match(/[\d.]+/g)
          ?.map(Number) ?? [];
      const [red = 0, green = 0, blue = 0] = channels;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const { x, y, width, height } of range.getClientRects()) {
        const place = { x: x + scrollX, y: y + scrollY, width, height };
        lines.push({ text, color: [red, green, blue], ...place });
      }
    }
    return lines;
  });
}

/**
 * Runs in the page: hides the text and leaves what's under it. Hides text shadows, too, because
 * WCAG doesn't count them.
 */
function hideText(selector: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    `:is(${selector}) * { color: transparent !important; text-shadow: none !important; transition: none !important; }`,
  );
  document.adoptedStyleSheets.push(sheet);
}

/** Runs in the page: undoes `hideText`. */
function showText(): void {
  document.adoptedStyleSheets.pop();
}

/** How many pixels under the box have each luminance, in steps from black to white. */
function luminancesUnder(
  { x, y, width, height }: Box,
  pixels: Buffer,
  rowLength: number,
): Uint32Array {
  const counts = new Uint32Array(STEPS + 1);
  const left = Math.max(0, Math.floor(x));
  const right = Math.min(x + width, rowLength);
  for (let row = Math.floor(y); row < y + height; row++) {
    for (let column = left; column < right; column++) {
      const start = (row * rowLength + column) * 3;
      const light =
        0.2126 * (LINEAR[pixels[start] ?? 0] ?? 0) +
        0.7152 * (LINEAR[pixels[start + 1] ?? 0] ?? 0) +
        0.0722 * (LINEAR[pixels[start + 2] ?? 0] ?? 0);
      const step = Math.round(light * STEPS);
      counts[step] = (counts[step] ?? 0) + 1;
    }
  }
  return counts;
}

/** The background luminance that makes the text hardest to read, not counting stray pixels. */
function hardestLuminance(text: number, background: Uint32Array): number {
  const stray = Math.floor(background.reduce((sum, count) => sum + count) * STRAY);
  const middle = Math.round(text * STEPS);
  let nearer = background[middle] ?? 0;
  for (let distance = 1; nearer <= stray && distance <= STEPS; distance++) {
    const lighter = background[middle + distance] ?? 0;
    nearer += lighter + (background[middle - distance] ?? 0);
    if (nearer > stray) return (middle + (lighter > 0 ? distance : -distance)) / STEPS;
  }
  return text;
}
