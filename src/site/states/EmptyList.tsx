import { Picture } from '../cards/Picture.tsx';

/** An empty list's text, word for word from the specification, below a picture. */
export function EmptyList({ text }: { text: string }) {
  return (
    <div className="mx-auto grid max-w-md gap-5 text-center">
      <Picture picture={{ imageUrl: '/images/empty-porch.svg' }} className="rounded-card" />
      <p className="headline text-2xl">{text}</p>
    </div>
  );
}
