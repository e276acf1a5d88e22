interface CabinNotesProps {
  id: string;
  heading: string;
  names: Readonly<Record<string, string>>;
  lines: Readonly<Record<string, string | undefined>> | undefined;
  children?: React.ReactNode;
}

/** A card of the owner's labeled notes; renders nothing if there are none. */
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
