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

/**
 * The contrast of every line of text inside the elements that match `selector`, against what's
 * painted under it: measured on a screenshot without the text, at the lightest part of the
 * background for light text and at the darkest for dark text.
 */
export async function contrastOnPictures(page: Page, selector: string): Promise<Contrast[]> {
  const contrasts: Contrast[] = [];
  for (const element of await page.locator(selector).all()) {
    const clip = await element.boundingBox();
    if (!clip) continue;
    const lines = await element.evaluate(readLines);
    await element.evaluate(hideText);
    const { data, info } = await sharp(await screenshotOf(page, clip))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    await element.evaluate(showText);
    for (const { text, color, ...box } of lines) {
      const background = luminancesUnder(
        { ...box, x: box.x - clip.x, y: box.y - clip.y },
        data,
        info.width,
      );
      contrasts.push({
        text,
        ratio: contrastRatio(luminance(color), hardestLuminance(luminance(color), background)),
      });
    }
  }
  return contrasts;
}

/**
 * A PNG of what the browser has painted, without the pauses and slow compression of Playwright's
 * screenshots.
 */
async function screenshotOf(page: Page, clip: Box): Promise<Buffer> {
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', {
    clip: { ...clip, scale: 1 },
    // Only if needed, because it makes the browser lay out and paint the whole page.
    captureBeyondViewport: clip.y + clip.height > (page.viewportSize()?.height ?? 0),
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

/**
 * Runs in the page: every line of every text, as the browser wraps them. Skips the map, whose
 * letters have their own halos.
 */
function readLines(element: Element): TextLine[] {
  const lines: TextLine[] = [];
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const parent = node.parentElement;
    if (
      !parent ||
      !node.textContent?.trim() ||
      parent.closest('.sr-only, .map-sheet') ||
      !parent.checkVisibility()
    )
      continue;
    const { color, fill } = getComputedStyle(parent);
    const paint = parent instanceof SVGElement ? fill : color;
    const [red = 0, green = 0, blue = 0] = paint.match(/[\d.]+/g)?.map(Number) ?? [];
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const { x, y, width, height } of range.getClientRects()) {
      lines.push({
        text: node.textContent.trim(),
        color: [red, green, blue],
        x: x + scrollX,
        y: y + scrollY,
        width,
        height,
      });
    }
  }
  return lines;
}

/**
 * Runs in the page: hides the text and leaves what's under it. Hides text shadows, too, because
 * WCAG doesn't count them.
 */
function hideText(element: Element): void {
  element.setAttribute('data-without-text', '');
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    [data-without-text] * { color: transparent !important; text-shadow: none !important; transition: none !important; }
    [data-without-text] text { fill: transparent !important; }
  `);
  document.adoptedStyleSheets = [sheet];
}

/** Runs in the page: undoes `hideText`. */
function showText(element: Element): void {
  element.removeAttribute('data-without-text');
  document.adoptedStyleSheets = [];
}

/** The luminance of every pixel under the box. */
function luminancesUnder(
  { x, y, width, height }: Box,
  pixels: Buffer,
  rowLength: number,
): number[] {
  const luminances: number[] = [];
  for (let row = Math.floor(y); row < y + height; row++) {
    for (
      let column = Math.max(0, Math.floor(x));
      column < Math.min(x + width, rowLength);
      column++
    ) {
      const start = (row * rowLength + column) * 3;
      luminances.push(
        luminance([pixels[start] ?? 0, pixels[start + 1] ?? 0, pixels[start + 2] ?? 0]),
      );
    }
  }
  return luminances;
}

/** The background luminance that makes the text hardest to read, not counting stray pixels. */
function hardestLuminance(text: number, background: number[]): number {
  const distances = Float64Array.from(background, (luminance) => Math.abs(luminance - text)).sort();
  const nearest = distances[Math.floor(distances.length * STRAY)];
  return background.find((luminance) => Math.abs(luminance - text) === nearest) ?? text;
}
