import { z } from 'zod';
import type { FastifyInstance } from '../../../on-demand/desk/server-packages.ts';
import type { Edit, EntryRef } from '../content/entries.ts';
import { NotTaken } from '../people/not-taken.ts';
import { comings } from '../times/comings.ts';
import type { Scheduled } from '../times/schedule.ts';
import { isHour } from '../times/texas-hour.ts';
import { editSchema } from './content-routes.ts';
import { type Desk, read, signedInOf } from './desk.ts';

const hourSchema = z.string().max(16).refine(isHour, 'is no day and hour of the calendar');
const planSchema = z.strictObject({
  edits: z.array(editSchema).min(1).max(20),
  hour: hourSchema,
  isMeant: z.boolean(),
});
const idSchema = z.strictObject({ id: z.uuid() });

export type PlanToSee = Omit<Scheduled, 'edits'> & { refs: EntryRef[] };

/** Routes for publishing at an hour. */
export function timeRoutes(app: FastifyInstance, { content, times }: Desk): void {
  const planOf = async (id: string) => {
    const plan = (await times.all()).find((each) => each.id === id);
    if (plan) return plan;
    throw new NotTaken(404, 'It is live, or somebody took it away.');
  };

  app.post('/api/plan', async (request) => {
    const { edits, hour, isMeant } = read(planSchema, request);
    const { name } = signedInOf(request).person;
    return await times.plan(edits as Edit[], hour, name, isMeant);
  });

  app.get(
    '/api/plans',
    async (): Promise<PlanToSee[]> =>
      (await times.all()).map(({ edits, ...plan }) => {
        return { ...plan, refs: edits.map(({ list, key }) => ({ list, key })) };
      }),
  );

  app.get('/api/comings', async () => await comings(content));

  app.get<{ Params: { id: string } }>('/api/plans/:id', async ({ params }) => {
    const { id, edits } = await planOf(params.id);
    await times.putBackPictures(id);
    return edits;
  });

  app.post('/api/plans/move', async (request) => {
    const { id, hour } = read(idSchema.extend({ hour: hourSchema }), request);
    await times.move(id, hour);
    return {};
  });

  app.post('/api/plans/now', async (request) => {
    const outcome = await times.publish(await planOf(read(idSchema, request).id));
    return outcome ?? { is: 'same' };
  });

  app.post('/api/plans/remove', async (request) => {
    await times.remove(read(idSchema, request).id);
    return {};
  });
}
