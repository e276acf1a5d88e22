import { categoryTone } from '../../model/category-looks.ts';
import type { Picture as PictureFields } from '../../model/image/image.ts';
import { Picture } from '../../site/cards/Picture.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { planKey } from './plan-key.ts';
import { SaveButton } from './SaveButton.tsx';

interface CardHeadProps {
  of: PictureFields & { id: number; title: string; category: string };
  kind: 'a' | 'p';
  emoji?: string;
  sizes?: string;
  eager?: boolean;
}

/** The top of a card that can be saved: the picture with its category badge. */
export function CardHead({ of: item, kind, emoji, ...pictureProps }: CardHeadProps) {
  const { id, title, category } = item;
  return (
    <div className="card-picture">
      <Picture picture={item} {...pictureProps} />
      <Badge tone={categoryTone(category)} className="card-badge">
        {emoji && <span aria-hidden="true">{emoji}</span>}
        {category}
      </Badge>
      <SaveButton of={planKey(kind, id)} title={title} />
    </div>
  );
}
