import { each, fill } from '../kit/at.ts';
import { litScene } from '../kit/event-scene.ts';
import { hills } from '../kit/skies.ts';
import { water } from '../kit/waters.ts';

const bats = Array.from({ length: 70 }, (_, index) => [Math.round(390 + index * 3.2 + Math.sin(index * 2.4) * (16 + index * 0.9)), Math.round(440 - index * 5.6 + Math.cos(index * 1.7) * 22), 0.9 + (index % 4) * 0.3] as const);

/** Bats stream out from under a bridge at dusk. */
export const scene = litScene(
  { name: 'september', hour: 'evening', sky: 'dusk ember' },
  hills('dusk ember', 400, 7),
  fill('#3a2650', 'M0 400H800V446H0Z') + fill('#6a3a5c', 'M0 400H800V410H0Z') + fill('#3a2650', 'M90 446h34v60H90ZM330 446h34v60h-34ZM570 446h34v60h-34ZM790 446h10v60h-10Z'),
  water('#5a3a70', 500, 600, 6),
  each(fill('#20163a', 'M0-4C-3-9-9-10-16-5-11-5-9-2-8 2-5-1-3 0 0 4 3 0 5-1 8 2 9-2 11-5 16-5 9-10 3-9 0-4Z'), ...bats),
);
