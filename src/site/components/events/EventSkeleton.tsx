/** An event card still without its content; the size of what replaces it. */
export function EventSkeleton() {
  return (
    <div className="event-card" data-placeholder="" aria-hidden="true">
      <div className="skeleton date-box" />
      <div className="grid flex-1 content-start gap-2">
        <div className="skeleton h-6 w-24 rounded-full" />
        <div className="skeleton h-7 w-3/4" />
        <div className="skeleton h-5 w-1/2" />
        <div className="skeleton h-5" />
        <div className="skeleton h-5" />
      </div>
    </div>
  );
}
