interface CabinNotesProps {
  id: string;
  heading: string;
  /** What each line is called, in the order of the page. */
  names: Readonly<Record<string, string>>;
  lines: Readonly<Record<string, string | undefined>> | undefined;
  children?: React.ReactNode;
}

/** A card of the owner's lines, each under its name; nothing if there are none. */
export function CabinNotes({ id, heading, names, lines = {}, children }: CabinNotesProps) {
  const written = Object.entries(names).filter(([key]) => lines[key]);
  if (written.length === 0) return null;
  return (
    <section className="card place-card" aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <dl className="facts">
        {written.map(([key, name]) => (
          <div key={key} className="cabin-note">
            <dt>{name}</dt>
            <dd>{lines[key]}</dd>
          </div>
        ))}
      </dl>
      {children}
    </section>
  );
}
