/** Why something can't be shown or done. */
export function Trouble({ error }: { error: Error }) {
  return (
    <p className="trouble" role="alert">
      {error.message}
    </p>
  );
}
