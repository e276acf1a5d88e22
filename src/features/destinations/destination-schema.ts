import { z } from 'zod';
import { refuseAt } from '../../model/schema-checks.ts';
import { filledText, idSchema, line } from '../../model/text.ts';
import { type Coordinates, coordinatesProblem } from '../../model/visit/coordinates.ts';
import { coordinateFields } from '../../model/visit/coordinates-schema.ts';

/** An entry in content/destinations.yaml (specification section 3, decision 20). */
export const destinationSchema = z
  .strictObject({
    id: idSchema,
    name: line(120).meta({ label: 'Name' }),
    description: filledText(4000).meta({ label: 'What it is' }),
    highlights: z
      .array(line(120))
      .max(1000, 'has more than 1000 entries')
      .optional()
      .meta({ label: 'Highlights', help: 'One a line.' }),
    ...coordinateFields,
    featured: z
      .boolean()
      .optional()
      .meta({ label: 'On the home page', help: 'It shows the first three.', control: 'featured' }),
  })
  .superRefine(refuseAt((place) => (isPossible(place) ? undefined : coordinatesProblem(place))))
  .meta({ label: 'Towns', one: 'town' });

/** False off the globe, or if a minus is missing. The content check makes sure that it's in Texas. */
function isPossible({ latitude = 0, longitude = 0 }: Coordinates): boolean {
  const lacksMinus = longitude > 0 && !coordinatesProblem({ latitude, longitude: -longitude });
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 && !lacksMinus;
}
