import { chimney, door, flowerBox, porch, shutters, steps, window } from './house-parts.ts';
import { at, fill, line, shade, tint } from './shapes.ts';

/** A house's parameters; `half` is half the width of its front. */
export interface House {
  half: number;
  roof: string;
  hasPorch: boolean;
}

/** A house with its foot at 0, 0. `step` is its lowest step. */
interface Built {
  drawing: string;
  step: readonly [x: number, y: number];
}

const CEDAR = '#a8653f';
const BOARDS = '#b98a5e';
const LIMESTONE = '#e4d0a6';

/** A squared-log cabin, its gable and porch toward us, its side in shadow. */
export function logCabin({ roof, hasPorch }: House): Built {
  const logs = (left: number, right: number, slope: number) =>
    [16, 34, 52, 70, 88].map((y) => `M${left}-${y}L${right}-${y + slope}`).join('');
  const gable = 'M-160 0V-112L-60-216 40-112V0Z';
  const drawing = [
    fill('#1d2148', 'M-160 0H40L190-14 262-2 90 36-180 34Z', 0.3),
    fill(shade(CEDAR, 0.42), 'M40 0V-112L190-126V-14Z'),
    line(shade(CEDAR, 0.62), 2.5, logs(40, 190, 13)),
    window(122, -94, 38, 44),
    fill(roof, 'M-60-230 104-244 214-122 62-100Z'),
    fill(shade(roof, 0.2), 'M62-100 214-122V-112L64-89Z'),
    line(shade(roof, 0.28), 2.5, 'M-24-233 100-106M12-236 132-110M46-239 164-115M78-242 192-119'),
    at(150, -4, chimney(236)),
    fill(CEDAR, gable),
    fill(tint(CEDAR, 0.22), 'M-160 0V-112L-60-216V-204L-134-124V0Z'),
    line(
      shade(CEDAR, 0.4),
      2.5,
      `${logs(-160, 40, 0)}M-142-130H22M-124-148H4M-106-166H-14M-88-184H-32`,
    ),
    window(-60, -176, 30, 32),
    hasPorch ? fill('#241a3c', 'M-160-112H40V0H-160Z', 0.34) : '',
    window(-122, -58, 42, 40) + window(2, -58, 42, 40) + door(-60, 0),
    fill(shade(roof, 0.45), 'M-60-232 74-96 64-84-60-212-184-84-194-96Z'),
    fill(tint(roof, 0.45), 'M-60-232-194-96-188-90-60-222Z'),
    hasPorch ? porch(-160, 40, roof, [-104, -16]) : '',
    at(-60, hasPorch ? 24 : 0, steps(36)),
  ];
  return { drawing: drawing.join(''), step: [-60, hasPorch ? 50 : 26] };
}

/** A limestone cottage under tin: a wide chimney on its gable, shutters, a hood over the door. */
export function limestoneCottage({ half, roof, hasPorch }: House): Built {
  const end = -half - 92;
  const blocks = (from: number, to: number, odd: number) => {
    let path = '';
    for (let row = 0; row < 6; row++)
      for (let x = from + ((row * 23 + odd * 31) % 40); x < to - 26; x += 64)
        path += `M${x}-${row * 17 + 15}h${22 + ((x * 7 + row * 5) % 9)}v11h-${20 + ((x * 3) % 9)}Z`;
    return path;
  };
  const drawing = [
    fill(
      '#1d2148',
      `M${end}-8 ${-half} 0H${half}L${half + 84} 8 ${half + 40} 26 ${-half - 20} 22Z`,
      0.3,
    ),
    fill(tint(LIMESTONE, 0.35), `M${-half} 0V-104L${end + 46}-172 ${end}-108V-8Z`),
    fill(LIMESTONE, `M${-half} 0V-104H${half}V0Z`),
    fill(shade(LIMESTONE, 0.16), blocks(-half + 4, half, 0)),
    fill(tint(LIMESTONE, 0.5), blocks(-half + 20, half, 1)),
    fill(shade(LIMESTONE, 0.34), `M${-half}-104H${half}V-88H${-half}ZM${half - 20}-104h20V0h-20Z`),
    at(end + 46, 2, chimney(228, 30)),
    fill(roof, `M${end + 40}-178H${half - 40}L${half + 16}-92H${-half - 12}Z`),
    fill(tint(roof, 0.4), `M${end + 40}-178H${end + 120}L${-half + 54}-92H${-half - 12}Z`),
    line(
      shade(roof, 0.26),
      2.5,
      [-0.5, -0.1, 0.3, 0.66]
        .map((part) => `M${half * part - 48}-177 ${half * part + 2}-93`)
        .join(''),
    ),
    fill(
      shade(roof, 0.5),
      `M${-half - 14}-94H${half + 18}v8H${-half - 14}ZM${end + 40}-180 ${end - 12}-106l5 5 48-64Z`,
    ),
    ...[-half * 0.62, half * 0.62].map((x) => shutters(x) + window(x, -72, 38, 46) + flowerBox(x)),
    door(0, 0),
    hasPorch
      ? porch(-half, half, roof, [-44, 44])
      : fill(shade(BOARDS, 0.4), 'M-40-84H40L48-74H-48ZM-36-74h6l8 14v6ZM36-74h-6l-8 14v6Z') +
        fill(roof, 'M-46-82 0-112 46-82Z'),
    at(0, hasPorch ? 24 : 0, steps(34, '#cbb48c')),
  ];
  return { drawing: drawing.join(''), step: [0, hasPorch ? 50 : 26] };
}

/** A long board-and-batten house: a cross gable over the door, a porch from end to end. */
export function longHouse({ half, roof, hasPorch }: House): Built {
  let battens = '';
  for (let x = -half + 14; x < half; x += 14) battens += `M${x}-98V0`;
  const pitch = (middle: number) => `M${middle - 66}-112 ${middle}-186 ${middle + 66}-112Z`;
  const places = [-0.78, -0.42, 0.42, 0.78].map((part) => part * half);
  const drawing = [
    fill('#1d2148', `M${-half} 0H${half}L${half + 90} 10 ${half + 50} 38 ${-half - 30} 34Z`, 0.3),
    at(half - 30, 0, chimney(232)),
    fill(BOARDS, `M${-half} 0V-104H${half}V0Z`),
    line(shade(BOARDS, 0.26), 2.5, battens),
    fill(tint(BOARDS, 0.25), `M${-half} 0V-104h12V0Z`),
    hasPorch ? fill('#241a3c', `M${-half}-104H${half}V0H${-half}Z`, 0.32) : '',
    fill(roof, `M${-half - 20}-100 ${-half + 46}-184H${half - 46}L${half + 20}-100Z`),
    fill(tint(roof, 0.4), `M${-half - 20}-100 ${-half + 46}-184h60L${-half + 60}-100Z`),
    line(
      shade(roof, 0.26),
      2.5,
      [-0.6, -0.42, 0.42, 0.6, 0.76]
        .map((part) => `M${half * part * 0.84}-183 ${half * part}-101`)
        .join(''),
    ),
    fill(BOARDS, pitch(0)) +
      line(shade(BOARDS, 0.26), 2.5, 'M-42-134V-113M-28-150V-113M28-150V-113M42-134V-113') +
      window(0, -150, 30, 32),
    fill(shade(roof, 0.45), 'M0-202 78-116 68-108 0-184-68-108-78-116Z') +
      fill(tint(roof, 0.4), 'M0-202-78-116-73-112 0-192Z'),
    ...places.map((x) => window(x, -72, 40, 46)),
    door(-13, 0, 26) + door(13, 0, 26),
    hasPorch ? porch(-half, half, roof, [-46, 46]) : '',
    at(0, hasPorch ? 24 : 0, steps(46)),
  ];
  return { drawing: drawing.join(''), step: [0, hasPorch ? 50 : 26] };
}
