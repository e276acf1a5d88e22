import { at, disc, fill, line } from './at.ts';
import { shade, tint } from './color.ts';

/** Buildings that stand for their town; the origin is at the middle of their foot. */

/** Blanco's old courthouse, Second Empire in limestone: 330 units wide, 290 tall. */
export function blancoCourthouse(x: number, y: number, scale: number, stone = '#ead6ac'): string {
  const panes = [-132, -92, 72, 112].flatMap((left) => [-46, -118].map((top) => `M${left} ${top + 38}v-30a10 11 0 0 1 20 0v30Z`)).join('');
  return at(x, y, scale, `${fill(stone, 'M-160 0V-150H160V0Z')}${fill(shade(stone, 0.16), 'M56 0V-150H160V0ZM-160-78H160V-70H-160Z')}${fill('#5a5f74', 'M-168-148-146-204H-60V-148ZM60-148V-204H146L168-148Z')}${fill('#7f869c', 'M-168-148-146-204H-126L-140-148ZM60-148V-204H72V-148Z')}${fill(tint(stone, 0.4), 'M-170-156H170V-146H-170ZM-150-210H150V-202H-150Z')}${fill(tint(stone, 0.2), 'M-56 0V-210H56V0Z')}${fill(shade(stone, 0.14), 'M34 0V-210H56V0Z')}${fill('#5a5f74', 'M-60-208C-50-230-46-262-42-282H42C46-262 50-230 60-208Z')}${fill('#858ca4', 'M-60-208C-50-230-46-262-42-282H-22C-28-262-36-230-40-208Z')}${fill(tint(stone, 0.4), 'M-64-212H64V-202H-64ZM-46-290H46V-280H-46ZM-22-222v-34a22 22 0 0 1 44 0v34Z')}${fill('#4f5a70', `${panes}M-14-224v-30a14 14 0 0 1 28 0v30ZM-40-166v-26a9 10 0 0 1 18 0v26ZM22-166v-26a9 10 0 0 1 18 0v26ZM-9-166v-26a9 10 0 0 1 18 0v26ZM-40-92v-30a9 10 0 0 1 18 0v30ZM22-92v-30a9 10 0 0 1 18 0v30Z`)}${fill('#6a4034', 'M-18 0V-52a18 18 0 0 1 36 0V0Z')}${line('#4a4f60', 3, 'M0-290V-316')}`);
}

/** Burnet's courthouse of 1936, plain blocks of limestone and granite: 330 wide, 220 tall. */
export function burnetCourthouse(x: number, y: number, scale: number, stone = '#e4d3b6'): string {
  const panes = [-134, -104, 88, 118].flatMap((left) => [-132, -88, -44].map((top) => `M${left} ${top}h18v30h-18Z`)).join('');
  return at(x, y, scale, `${fill(stone, 'M-156 0V-148H-70V-190H70V-148H156V0Z')}${fill(shade(stone, 0.16), 'M52 0V-190H70V-148H156V0Z')}${fill(tint(stone, 0.45), 'M-160-152H-70V-142H-160ZM70-152H160V-142H70ZM-74-198H74V-186H-74Z')}${fill('#c9a08e', 'M-156-12H156V0H-156ZM-70-8H70V0H-70Z')}${fill('#4f5f78', `${panes}M-50-40v-120h20v120ZM-10-66v-94h20v94ZM30-40v-120h20v120Z`)}${fill(shade(stone, 0.3), 'M-52-112h24v8h-24ZM-12-112h24v8h-24ZM28-112h24v8h-24Z')}${fill('#6a4034', 'M-14 0V-56H14V0Z')}`);
}

/** Gruene's water tower on its four legs: 320 units tall. */
export function waterTower(x: number, y: number, scale: number, silver = '#b9b4bf'): string {
  const dark = shade(silver, 0.5);
  return at(x, y, scale, `${line(dark, 5, 'M-46 0-34-176M46 0 34-176M-14 0-11-176M14 0 11-176M-42-60H42M-38-118H38M-42-60 38-118M42-60-38-118')}${fill(dark, 'M-5-176H5V0H-5ZM-58-176H58L40-156H-40Z')}${fill(silver, 'M-54-264H54V-176H-54Z')}${fill(tint(silver, 0.5), 'M-54-264H-20V-176H-54Z')}${fill(shade(silver, 0.3), 'M24-264H54V-176H24Z')}${fill(shade(silver, 0.2), 'M-62-262C-40-288-16-302 0-306 16-302 40-288 62-262Z')}${fill(tint(silver, 0.3), 'M-62-262C-40-288-16-302 0-306-12-294-22-278-26-262Z')}${fill(dark, 'M-3-318h6v14h-6Z')}`);
}

/** The gable end of Gruene Hall, white boards, a red sign with a star, its porch: 270 wide, 230 tall. */
export function grueneHall(x: number, y: number, scale: number, glass = '#6a5a60', wall = '#efe4d2'): string {
  return at(x, y, scale, `${fill(wall, 'M-128 0V-136L0-222 128-136V0Z')}${fill(shade(wall, 0.14), 'M0-222 128-136V0H80V-164Z')}${line(shade(wall, 0.16), 2, 'M-128-120H128M-128-104H128M-108-136H108M-82-152H82M-60-168H60M-36-184H36M-128-72H128M-128-56H128M-128-40H128M-128-24H128')}${fill('#6a5f74', 'M-144-128 0-234 144-126 132-118 0-212-132-118Z')}${fill(tint(wall, 0.5), 'M-144-128 0-234V-222L-138-122Z')}${fill('#a8392f', 'M-72-166H72V-124H-72Z')}${fill('#fde6bd', 'M0-162l4.500 11.600 12.500.6-9.800 7.800 3.400 12-10.600-6.900-10.600 6.900 3.400-12-9.800-7.800 12.500-.6Z')}${fill('#8a8494', 'M-140-88-120-110H120L140-88Z')}${fill('#b5aeba', 'M-140-88-120-110H-60L-66-88Z')}${fill(shade(wall, 0.45), 'M-132-88H132V0H-132Z')}${fill(glass, 'M-110-70H-60V-28H-110ZM60-70H110V-28H60Z')}${fill('#4a2f30', 'M-30 0V-76H30V0Z')}${fill(tint(wall, 0.4), 'M-138-88h9V0h-9ZM-50-88h8V0h-8ZM42-88h8V0h-8ZM129-88h9V0h-9Z')}`);
}

/** Austin's skyline over the trees, its foot at `y`, with the Capitol's dome at the left. */
export function austinSkyline(y: number, tone = '#8a94b4', windows = '#c9d2e2'): string {
  const dark = shade(tone, 0.2);
  return `${fill(tone, `M40 ${y}V${y - 60}H130V${y}ZM66 ${y - 60}V${y - 78}H104V${y - 60}ZM62 ${y - 76}C64 ${y - 110} 106 ${y - 110} 108 ${y - 76}ZM300 ${y}V${y - 150}H346V${y}ZM430 ${y}V${y - 190}L456 ${y - 214} 478 ${y - 190}V${y}ZM560 ${y}V${y - 130}H610V${y}ZM690 ${y}V${y - 100}H740V${y}Z`)}${fill(dark, `M82 ${y - 112}h6v-14h-6ZM356 ${y}V${y - 220}H384L394 ${y - 240}V${y}ZM500 ${y}V${y - 160}Q526 ${y - 200} 548 ${y - 160}V${y}ZM626 ${y}V${y - 176}H664V${y}ZM200 ${y}V${y - 90}H260V${y}Z`)}${line(windows, 3, `M310 ${y - 136}h26M310 ${y - 116}h26M310 ${y - 96}h26M440 ${y - 176}h28M440 ${y - 150}h28M440 ${y - 124}h28M636 ${y - 160}h18M636 ${y - 136}h18M636 ${y - 112}h18M366 ${y - 200}h18M366 ${y - 170}h18M366 ${y - 140}h18M570 ${y - 112}h30M570 ${y - 90}h30M214 ${y - 72}h32`)}`;
}

/** A carnival wheel with gondolas, its hub at x, y. */
export function ferrisWheel(x: number, y: number, radius: number, rim = '#c2453f', gondolas = ['#f2c25a', '#3f7f9c', '#c2453f', '#5f9a5a']): string {
  const spokes = Array.from({ length: 12 }, (_, index) => [Math.round(Math.cos((index * Math.PI) / 6) * radius), Math.round(Math.sin((index * Math.PI) / 6) * radius)] as const);
  const cars = spokes.map(([dx, dy], index) => at(dx, dy, radius / 150, `${line('#4a4450', 3, 'M0 0V12')}${fill(gondolas[index % gondolas.length] as string, 'M-17 10H17L12 34H-12Z')}${fill('#fff3dc', 'M-19 6H19V12H-19Z')}`)).join('');
  return `${line('#5a5464', radius / 14, `M${x - radius * 0.5} ${y + radius * 1.22}L${x} ${y}L${x + radius * 0.5} ${y + radius * 1.22}`)}${at(x, y, 1, `<circle r="${radius}" fill="none" stroke="${rim}" stroke-width="${radius / 18}"/><circle r="${radius * 0.82}" fill="none" stroke="${tint(rim, 0.5)}" stroke-width="${radius / 40}"/>${line('#d9cfc6', radius / 50, spokes.map(([dx, dy]) => `M0 0L${dx} ${dy}`).join(''))}${cars}${disc(rim, 0, 0, radius * 0.12)}${disc('#f2c25a', 0, 0, radius * 0.06)}`)}`;
}

/** The round stone tower of the Lady Bird Johnson Wildflower Center with its railing: 350 units tall. */
export function wildflowerTower(glass = '#4f6f86', stone = '#e4cd9c'): string {
  const blocks = Array.from({ length: 40 }, (_, index) => `M${-62 + ((index * 41) % 104)} ${-16 - Math.floor(index / 3) * 22}h22`).join('');
  return `${fill(stone, 'M-78 0-66-300H66L78 0Z')}${fill(tint(stone, 0.4), 'M-78 0-66-300H-30L-34 0Z')}${fill(shade(stone, 0.24), 'M34 0 30-300H66L78 0Z')}${line(shade(stone, 0.18), 4, blocks)}${fill(stone, 'M-74-300H74V-322H-74Z')}${line('#5a5f70', 5, 'M-74-322V-350H74V-322M-40-322V-350M0-322V-350M40-322V-350')}${fill(glass, 'M-12-230H12V-180H-12ZM-12-130H12V-80H-12Z')}`;
}
