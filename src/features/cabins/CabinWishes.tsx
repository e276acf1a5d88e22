import type { CabinWish } from './cabin-wishes.ts';

interface CabinWishesProps {
  wishes: readonly CabinWish[];
  /** How many cabins fit each of them, in their order. */
  counts: readonly number[];
  /** How many cabins there are. */
  all: number;
}

/**
 * Links that leave only the cabins that fit in sight: the style sheet does it by the address, so it
 * works without JavaScript, can be shared, and goes back.
 */
export function CabinWishes({ wishes, counts, all }: CabinWishesProps) {
  if (wishes.length === 0) return null;
  return (
    <nav className="cabin-wishes" aria-label="Which cabins">
      <ul>
        <li>
          <a id="all" href="#all">
            All <small>{all}</small>
          </a>
        </li>
        {wishes.map(({ id, label }, at) => (
          <li key={id}>
            <a id={id} href={`#${id}`} data-wish={at}>
              {label} <small>{counts[at]}</small>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
