import { at, copies, disc, each, fill, line, oval, shadow } from '../../kit/at.ts';
import { mix, shade, tint } from '../../kit/color.ts';
import { litScene } from '../../kit/event-scene.ts';
import { boards } from '../../kit/land.ts';
import { halo } from '../../kit/lights.ts';
import { person } from '../../kit/people.ts';

const BRICK = '#b5653f';
const BRONZE = '#8f5a30';
const [GLEAM, DARK, DEEP] = [tint(BRONZE, 0.42), shade(BRONZE, 0.3), shade(BRONZE, 0.55)];

/** A dome of brick seen from below: its rim, and the rings of bricks that climb to the crown. */
const rings = Array.from({ length: 7 }, (_, ring) => {
  const part = 1 - ring / 8;
  const color = mix('#8a4630', '#e8a468', part * 0.9);
  return `<ellipse cy="${-ring * 7}" rx="${Math.round(118 * part)}" ry="${Math.round(62 * part)}" fill="#6f3a2c" stroke="${color}" stroke-width="11" stroke-dasharray="${ring % 2 ? '24 2.5' : '21 2.5'}"/>`;
});
const dome = `${oval('#5a2f28', 0, 0, 128, 70)}<clipPath id="rim"><ellipse rx="124" ry="66"/></clipPath><g clip-path="url(#rim)">${rings.join('')}${oval('#8a4630', 0, -43, 19, 11)}</g><ellipse rx="125" ry="67" fill="none" stroke="${tint(BRICK, 0.3)}" stroke-width="7" stroke-dasharray="13 2"/>`;

/** The bronze, 260 units tall: the horse comes down on its forelegs, the rider leans back, an arm up. */
const horse =
  fill(DEEP, 'M-34-100-12-92-8-62-16-34-8-12 0-2-16 2-28-30-28-60ZM56-160C80-172 96-168 104-158L128-176 148-206 164-206 160-194 142-160 116-138 80-126Z') +
  fill(DARK, 'M78-168C84-196 104-204 108-240 124-216 112-200 116-188 112-172 104-160 94-154Z') +
  fill(BRONZE, 'M-62-118C-60-140-42-154-18-152 10-148 40-162 64-174 88-178 104-160 96-140 88-122 66-114 44-106 20-98-6-84-30-84-52-86-64-102-62-118Z') +
  fill(BRONZE, 'M-20-152C-48-164-78-162-98-144L-106-156-108-138C-114-126-116-112-116-98L-122-74C-118-62-106-62-100-68L-88-94C-80-106-72-108-62-102L-40-88Z') +
  fill(BRONZE, 'M-58-112-26-102-30-62-36-32-32-8-24 2H-48L-46-30-50-62ZM58-166C84-178 106-162 102-142L126-152 154-178 172-174 166-162 142-138 116-122C96-112 70-118 58-130Z') +
  fill(GLEAM, 'M-20-152C-48-164-78-162-98-144-86-150-50-156-34-138-26-136-30-148-20-152ZM-116-98-122-74C-120-70-118-68-116-66L-110-94C-108-112-106-122-104-130-114-120-116-108-116-98ZM20-152C40-162 60-172 66-174 86-176 96-166 98-156 80-166 50-150 20-152ZM-58-112-50-62-46-30-44-32-46-62-48-104ZM126-152 154-178 172-174 156-172 130-146Z') +
  fill(DARK, 'M-60-104C-40-92-10-94 24-104 50-112 80-116 94-134 86-120 66-114 44-106 20-98-6-84-30-84-46-86-56-94-60-104Z') +
  fill(DARK, 'M-22-152C-42-178-66-178-84-192-82-178-94-174-108-174-98-166-102-156-100-144-80-160-50-162-22-152Z') +
  disc(DEEP, -102, -124, 3) + line(DEEP, 3, 'M-114-88-96-90-92-122M-100-92C-80-120-60-150-32-164');
const rider =
  fill(DEEP, 'M-26-154C-14-160 16-158 30-168L34-150C20-134-10-134-24-142Z') +
  line(DARK, 10, 'M20-204 0-186-30-166') +
  fill(BRONZE, 'M-10-150C-8-176-2-200 12-214L34-208C36-186 30-164 22-146Z') + fill(GLEAM, 'M-10-150C-8-176-2-200 12-214L18-212C4-194 0-172 0-148Z') +
  line(BRONZE, 17, 'M8-150-28-138-14-102') + line(GLEAM, 4, 'M-4-150-32-140-22-112') + fill(DARK, 'M-24-106-4-102-6-92H-36C-36-98-30-98-24-98Z') + line(DEEP, 3, 'M-4-96 8-94') +
  line(BRONZE, 10, 'M28-206 52-216 58-248') + line(GLEAM, 3, 'M30-209 50-218 55-244') + disc(BRONZE, 58, -252, 6) +
  fill(BRONZE, 'M6-236 4-226 0-222 4-219C5-212 14-210 22-214L29-222 28-236Z') + fill(GLEAM, 'M6-236 4-226 0-222 4-219 6-214 10-224 12-236Z') +
  fill(DARK, 'M-16-233C-8-229 0-233 5-238L30-240C36-237 44-239 52-246 46-231 32-229 18-230 4-228-8-227-16-233Z') + fill(BRONZE, 'M5-237C4-250 6-260 11-262 16-258 20-259 25-263 31-261 31-248 31-239 24-234 10-234 5-237Z') + fill(GLEAM, 'M5-237C4-250 6-260 11-262 10-254 10-244 11-235Z') + line(DEEP, 3, 'M6-240Q18-235 31-241');
const bronze = fill(DEEP, 'M-84 18C-76-2-40-4 10-2 46-2 76 4 84 18Z') + line(DARK, 4, 'M-76 8C-50-2-10 2 40 2') + horse + rider;

const frame = (width: number, height: number) => fill('#c9963f', `M-12-12H${width + 12}V${height + 12}H-12Z`) + fill('#7a4f24', `M-4-4H${width + 4}V${height + 4}H-4Z`) + fill('#f0cf86', `M-12-12H${width + 12}L${width + 8}-8H-8V${height + 8}L-12 ${height + 12}Z`);
const mesas = `${frame(190, 104)}${fill('#f2b06a', 'M0 0H190V104H0Z')}${fill('#f9dc9c', 'M0 30C60 22 130 36 190 26V60H0Z')}${fill('#a0688c', 'M0 62 14 44H50L60 62ZM150 62 158 50H190V64Z')}${fill('#b84f34', 'M56 74 70 34 76 30H122L130 36 146 74Z')}${fill('#e08a4f', 'M56 74 70 34 76 30H92L86 46 90 74Z')}${fill('#7f9a6a', 'M0 66C60 58 130 72 190 62V104H0Z')}${fill('#c98a4a', 'M0 84C50 74 130 92 190 80V104H0Z')}`;
const steer = 'M-17-9C-12-13 6-13 12-11L18-13C23-12 24-7 22-4L15-5 11 0V9H8L7 1-10 0-12 9H-15L-15-1ZM12-14Q19-11 28-17 21-8 12-12Z';
const cowboy = 'M-20 2C-20-8-14-10 10-9L18-20 22-21 31-13 28-10 21-11 15 1 16 15H12L9 3-8 2-13 15H-16L-14 0-18 8ZM-4-9C-6-16-6-22-2-24L-9-25-3-27-2-32 5-32 6-27 12-25 5-24C9-20 9-14 8-9Z';
const herd = `${frame(190, 94)}${fill('#8fc0cc', 'M0 0H190V94H0Z')}${fill('#f4e2b4', 'M0 20C60 10 120 24 190 12V60H0Z')}${fill('#8a9fb0', 'M0 42C40 28 90 40 130 34 160 30 180 38 190 36V60H0Z')}${fill('#d3ad62', 'M0 50C60 44 130 54 190 48V94H0Z')}${fill('#f0dca8', 'M0 56C20 40 50 48 70 44 100 40 120 48 150 46V62H0Z')}${fill('#7a3f2a', copies(steer, [58, 57, 0.75], [92, 58, 0.8], [126, 60, 0.85], [162, 63, 0.9]))}${fill('#a85f38', copies(steer, [76, 76, 1], [114, 79, 1.05], [154, 83, 1.05]))}${fill('#4a3038', copies(cowboy, [28, 74, 1.15]))}`;

/** Three lengths of barbed wire in each of eight rows, on a board under its own lamp. */
const BARBS = ['M-14-6-8 7M-9-7-13 6M8-6 14 7M13-7 9 6', 'M-12-9V9M0-9V9M12-9V9', 'M-12 0-7-9-2 0-7 9ZM2 0 7-9 12 0 7 9Z', 'M-12-8-4 8M4-8 12 8M-4-8-12 8M12-8 4 8'];
const places = Array.from({ length: 24 }, (_, index) => [30 + (index % 3) * 56, 26 + Math.floor(index / 3) * 28, 1] as const);
const lengths = (parity: number) => places.filter((_, index) => index % 2 === parity);
const wires = `${fill('#5a3826', 'M-12-12H184V260H-12Z')}${fill('#8a5a3a', 'M-12-12H184L176-4H-4V252L-12 260Z')}${fill('#f3e4c2', 'M-2-2H174V250H-2Z')}${line('#5f6674', 3.6, copies('M-22 0H22', ...lengths(0)))}${line('#8f4a2c', 3.6, copies('M-22 0H22', ...lengths(1)))}${line('#5f6674', 2.6, places.map((place, index) => (index % 2 ? '' : copies(BARBS[(index * 5 + Math.floor(index / 4)) % 4] as string, place))).join(''))}${line('#8f4a2c', 2.6, places.map((place, index) => (index % 2 ? copies(BARBS[(index * 3 + Math.floor(index / 3)) % 4] as string, place) : '')).join(''))}`;
const bench = `${shadow(4, 2, 96)}${fill('#4a2a24', 'M-76 0V-44H-62V0ZM62 0V-44H76V0Z')}${fill('#7a4630', 'M-92-54H92V-40H-92Z')}${fill('#c98a58', 'M-92-56H92V-50H-92Z')}`;

/** The Museum of Western Art: a bronze under domes of brick, and the wall of barbed wire. */
export const scene = litScene(
  { name: 'western-art-museum', hour: 'indoors', sky: 'room brown' },
  fill('#e9d0a4', 'M0 150H800V474H0Z') + halo(360, 290, 250, '#fff0c4', 0.75) + halo(690, 270, 180, '#ffe9b8', 0.6) + halo(126, 270, 190, '#ffe9b8', 0.5),
  fill('#7f4a34', 'M0 0H800V160H0Z') + each(dome, [133, 78, 1], [400, 78, 1], [667, 78, 1]) + fill('#d2b286', 'M0 170H800V181H0Z') + fill('#5a3426', 'M0 152H800V172H0Z') + fill('#b0744a', 'M0 152H800V157H0Z'),
  boards('#9a5f3a', 474) + fill('#7a4a34', 'M0 460H800V474H0Z') + fill('#a8714a', 'M0 460H800V463H0Z') + halo(400, 560, 260, '#ffcf8a', 0.3) + at(36, 206, 1, mesas) + at(36, 346, 1, herd) + at(608, 206, 0.95, wires),
  at(118, 560, 1, bench),
  shadow(366, 566, 116) + fill('#d9c3a0', 'M276 438H424V564H276Z') + fill('#a98a70', 'M394 438H424V564H394Z') + fill('#f3e2c0', 'M264 424H436V440H264Z') + fill('#b0926e', 'M276 440H424V446H276ZM268 552H432V566H268Z') + fill('#b98a3a', 'M308 470H362V496H308Z') + line('#7a5428', 2.5, 'M317 479H353M317 487H344') + at(354, 410, 0.88, bronze),
  shadow(474, 582, 56) + shadow(546, 564, 44) + person(468, 580, 246, { pose: 'stand', top: '#2f7f86', skirt: '#c9563f', hairdo: 'bun', hair: '#4a2a24', short: true }) + person(540, 562, 184, { pose: 'point', child: true, top: '#e0a63f', bottom: '#3a4f7c', short: true, hair: '#4a2a24' }) + line('#c98a62', 4.5, 'M610 420 622 419'),
);
