/** A card with a picture, still without its content; the size of what replaces it. */
export function CardSkeleton() {
  return (
    <div className="card" data-placeholder="" aria-hidden="true">
      <div className="card-picture skeleton rounded-none" />
      <div className="card-text">
        <div className="skeleton h-7 w-3/4" />
        <div className="skeleton h-5" />
        <div className="skeleton h-5" />
        <div className="skeleton h-5 w-1/2" />
      </div>
    </div>
  );
}
