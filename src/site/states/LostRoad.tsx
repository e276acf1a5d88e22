/** A road that ends at a gate, above what could not be loaded; it only decorates the words. */
export function LostRoad() {
  return (
    <img className="rounded-card" src="/images/lost-road.svg" alt="" width="200" height="112" />
  );
}
