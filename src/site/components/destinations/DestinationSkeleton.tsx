/** A destination's card still without its content; the size of what replaces it. */
export function DestinationSkeleton() {
  return (
    <div className="card" data-placeholder="" aria-hidden="true">
      <div className="destination-face skeleton rounded-none" />
      <div className="card-text">
        <div className="skeleton h-7 w-1/2" />
        <div className="skeleton h-7 w-3/4 rounded-full" />
        <div className="skeleton h-19" />
        <div className="skeleton mt-3 h-12 w-32 rounded-full" />
      </div>
    </div>
  );
}
