import { at, fill, line } from './at.ts';
import { shade, shining, tint } from './color.ts';

/** The stones and paints of a Hill Country Main Street. */
const FRONTS = ['#e8d2a8', '#d9b48a', '#efe0c2', '#c98f72', '#dcc49c', '#b9a89a'];
const AWNINGS = ['#3f6a5c', '#a8434a', '#4a5f90', '#c98a3f'];

/**
 * A row of old store fronts from `left` to `right`, their feet at `y`: parapets, tall windows, and
 * awnings on posts. `glass` is the color of the windows, `lit` ones shine; `stones` are the fronts' colors.
 */
export function storefronts(left: number, right: number, y: number, { seed = 1, height = 190, glass = '#6f7f98', lit = false, stones = FRONTS } = {}): string {
  let row = '';
  for (let x = left, index = seed; x < right; index++) {
    const width = 104 + ((index * 37) % 46);
    const tall = height + ((index * 53) % 50);
    row += at(x, y, 1, front(width, tall, stones[index % stones.length] as string, AWNINGS[(index * 3) % 4] as string, lit ? shining(index % 3 ? '#ffc35c' : '#ffdc8a') : glass));
    x += width;
  }
  return row;
}

function front(width: number, tall: number, stone: string, awning: string, glass: string): string {
  const count = width > 124 ? 3 : 2;
  const panes = Array.from({ length: count }, (_, index) => `M${Math.round(((index + 0.5) * width) / count - 10)} ${-tall + 92}v-34a10 12 0 0 1 20 0v34Z`).join('');
  const bottom = `M10 0V-66H${width / 2 - 14}V0ZM${width / 2 + 14} 0V-66H${width - 10}V0Z`;
  return `${fill(stone, `M0 0V${-tall}H${width}V0Z`)}${fill(shade(stone, 0.18), `M${width - 12} 0V${-tall}h12V0ZM0 ${-tall + 24}H${width}v6H0Z`)}${fill(tint(stone, 0.4), `M-4 ${-tall}H${width + 4}v10H-4ZM${width / 2 - 26} ${-tall}l26-18 26 18Z`)}${fill(glass, panes + bottom)}${fill('#6a4034', `M${width / 2 - 11} 0V-70h22V0Z`)}${line(tint(stone, 0.5), 2.5, `M10-40H${width / 2 - 14}M${width / 2 + 14}-40H${width - 10}`)}${fill(awning, `M-2-100H${width + 2}L${width + 8}-76H-8Z`)}${fill(shade(awning), `M-8-76H${width + 8}v7H-8Z`)}${fill(tint(awning, 0.4), `M6-100h14l-4 24H0ZM${width / 2 - 8}-100h16v24h-16Z`)}${fill('#5a4640', `M-4-70h5V0h-5ZM${width - 1}-70h5V0h-5Z`)}`;
}

/** A barn with a gambrel roof, its door to us: 260 units wide, 230 tall. */
export function barn(x: number, y: number, scale: number, paint = '#a8453a', roof = '#8a8a94'): string {
  return at(x, y, scale, `${fill(paint, 'M-120 0V-120L-86-186 0-226 86-186 120-120V0Z')}${fill(shade(paint, 0.22), 'M44 0V-206L86-186 120-120V0Z')}${line(shade(paint, 0.25), 2, 'M-90 0V-176M-60 0V-196M-30 0V-210M0 0V-222M30 0V-210M60 0V-196M90 0V-176')}${fill(roof, 'M-136-112-96-192 0-238 96-192 136-112 124-110 88-182 0-222-88-182-124-110Z')}${fill(tint(roof, 0.4), 'M-136-112-96-192 0-238V-230L-92-186-130-111Z')}${fill('#3a2a30', 'M-50 0V-92H50V0Z')}${fill('#f3e6c8', 'M-56-98H56V-90H-56ZM-56-98h7V0h-7ZM49-98h7V0h-7ZM-22-176H22V-134H-22Z')}${fill('#3a2a30', 'M-16-170H16V-140H-16Z')}`);
}

/** A cabin of squared logs with chimney and porch: 280 units wide, 170 tall. */
export function logCabin(x: number, y: number, scale: number, glass = '#6f7f98'): string {
  return at(x, y, scale, `${fill('#b9a18a', 'M96 0V-176H132V0Z')}${fill('#9a8474', 'M120 0V-176H132V0Z')}${fill('#8f6a4a', 'M-120 0V-92H110V0Z')}${line('#5f4433', 4, 'M-120-76H110M-120-58H110M-120-40H110M-120-22H110')}${fill('#5a5560', 'M-140-88-104-150H100L132-88Z')}${fill('#7f7a84', 'M-140-88-104-150H-40L-66-88Z')}${line('#48434e', 2, 'M-60-150-80-88M-10-150-14-88M40-150 50-88M84-150 108-88')}${fill('#3a2a28', 'M-16 0V-68H18V0Z')}${fill('#e8d5ae', 'M-82-70H-44V-30H-82ZM46-70H84V-30H46Z')}${fill(glass, 'M-78-66H-48V-34H-78ZM50-66H80V-34H50Z')}${line('#e8d5ae', 3, 'M-63-66V-34M65-66V-34M-78-50H-48M50-50H80')}${fill('#6a4a38', 'M-136-86h8V0h-8ZM-40-86h8V0h-8ZM34-86h8V0h-8ZM122-86h8V0h-8Z')}`);
}

/** A stage under a roof on trusses: 420 units wide, 230 tall; its deck is 40 units up. */
export function stage(x: number, y: number, scale: number, curtain = '#5a2f55', roof = '#4a4f70'): string {
  return at(x, y, scale, `${fill(curtain, 'M-180-190H180V-36H-180Z')}${line(shade(curtain), 6, 'M-140-186V-40M-100-186V-40M-60-186V-40M-20-186V-40M20-186V-40M60-186V-40M100-186V-40M140-186V-40')}${fill('#2f2a40', 'M-204-200h22V0h-22ZM182-200h22V0h-22Z')}${line('#7a7690', 3, 'M-204-190 -182-160-204-130-182-100-204-70-182-40M204-190 182-160 204-130 182-100 204-70 182-40')}${fill(roof, 'M-224-196 -150-236H150L224-196V-182H-224Z')}${fill(tint(roof), 'M-224-196-150-236H150L164-229H-146L-214-192Z')}${fill('#8a6048', 'M-204-40H204V0H-204Z')}${fill('#b98a5c', 'M-208-44H208V-34H-208Z')}${fill('#5f4033', 'M-204-14H204V0H-204Z')}`);
}
