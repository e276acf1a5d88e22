import { z } from 'zod';

/** Degrees; both or neither. */
export const coordinateFields = {
  latitude: z.number().optional().meta({
    label: 'On the map',
    help: 'Paste a link from a maps app, tap “I’m here” when you are, or put a pin on the map.',
    control: 'place',
  }),
  longitude: z.number().optional().meta({ label: 'Longitude', control: 'beside' }),
};
