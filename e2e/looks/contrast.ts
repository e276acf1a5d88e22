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

/** A line of text where it stands on the page. */
interface TextLine extends Box {
  text: string;
  color: Color;
  /** WCAG's large text: 24 px, or 18.66 px and bold. */
  isLarge: boolean;
}

export interface Contrast {
  text: string;
  ratio: number;
  /** What WCAG 2.2 AA asks of text of this size. */
  least: number;
}

/**
 * The share of a line's background that may be nearer to the color of the text than what is
 * measured: stray pixels.
 */
const STRAY = 0.05;

/**
 * The contrast of every line of text inside the elements that `selector` names, against what is
 * painted under it: measured on a screenshot without the text, at the lightest part of the ground
 * for light text and at the darkest for dark text.
 */
export async function contrastOnPictures(page: Page, selector: string): Promise<Contrast[]> {
  const contrasts: Contrast[] = [];
  for (const element of await page.locator(selector).all()) {
    const clip = await element.boundingBox();
    if (!clip) continue;
    const lines = await element.evaluate(readLines);
    await element.evaluate(hideText);
    const { data, info } = await sharp(await pictureOf(page, clip))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    await element.evaluate(showText);
    for (const { text, color, isLarge, ...box } of lines) {
      const ground = groundUnder(
        { ...box, x: box.x - clip.x, y: box.y - clip.y },
        data,
        info.width,
      );
      contrasts.push({
        text,
        ratio: contrastRatio(luminance(color), hardestGround(luminance(color), ground)),
        least: isLarge ? 3 : 4.5,
      });
    }
  }
  return contrasts;
}

/**
 * As the browser has painted it, without the pauses and the slow compression of Playwright's
 * screenshots.
 */
async function pictureOf(page: Page, clip: Box): Promise<Buffer> {
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', {
    clip: { ...clip, scale: 1 },
    // Only if it must be: for that, the browser lays out and paints the whole page.
    captureBeyondViewport: clip.y + clip.height > (page.viewportSize()?.height ?? 0),
    optimizeForSpeed: true,
  });
  await session.detach();
  return Buffer.from(data, 'base64');
}

/** WCAG's contrast ratio of two luminances. */
export function contrastRatio(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/** WCAG's relative luminance, 0 to 1. */
export function luminance([red, green, blue]: Color): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** What sRGB's curve makes of each channel value: a picture has millions. */
const LINEAR = Float64Array.from({ length: 256 }, (_, channel) => {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
});

function linear(channel: number): number {
  return LINEAR[Math.round(channel)] ?? 0;
}

/**
 * Runs in the page: every line of every text, as the lines are broken; without the map, whose
 * letters have halos of their own.
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
    const { color, fill, fontSize, fontWeight } = getComputedStyle(parent);
    const paint = parent instanceof SVGElement ? fill : color;
    const [red = 0, green = 0, blue = 0] = paint.match(/[\d.]+/g)?.map(Number) ?? [];
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const { x, y, width, height } of range.getClientRects()) {
      lines.push({
        text: node.textContent.trim(),
        color: [red, green, blue],
        isLarge: Number.parseFloat(fontSize) >= (Number(fontWeight) >= 700 ? 18.66 : 24),
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
 * Runs in the page: takes the letters away and leaves what is under them; without their shadows, on
 * which WCAG does not count.
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

/** Runs in the page. */
function showText(element: Element): void {
  element.removeAttribute('data-without-text');
  document.adoptedStyleSheets = [];
}

/** The luminance of every pixel under the box. */
function groundUnder(
  { x, y, width, height }: Omit<TextLine, 'text' | 'color' | 'isLarge'>,
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
      const at = (row * rowLength + column) * 3;
      luminances.push(luminance([pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0]));
    }
  }
  return luminances;
}

/** The luminance that makes the text hardest to read, stray pixels aside. */
function hardestGround(text: number, ground: number[]): number {
  const distances = Float64Array.from(ground, (luminance) => Math.abs(luminance - text)).sort();
  const nearest = distances[Math.floor(distances.length * STRAY)];
  return ground.find((luminance) => Math.abs(luminance - text) === nearest) ?? text;
}
