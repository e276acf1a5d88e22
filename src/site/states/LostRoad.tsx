/** A decorative drawing of a road that ends at a gate. */
export function LostRoad() {
  return (
    <img className="rounded-card" src="/images/lost-road.svg" alt="" width="200" height="112" />
  );
}
