import { z } from 'zod';
import type { FastifyInstance } from '../../../on-demand/desk/server-packages.ts';
import { dayText } from '../../model/day/civil-day.ts';
import { fullDate } from '../../model/day/day-in-words.ts';
import { texasDay } from '../../model/day/texas-day.ts';
import { SHOWN_FOR } from '../people/family-links.ts';
import { NotTaken } from '../people/not-taken.ts';
import { familyPage, picturesOf, styleHashesOf } from '../preview/family-page.ts';
import { CLIENT_FOLDER } from '../preview/previews.ts';
import { type Desk, read, requireOwner, signedInOf } from './desk.ts';
import { showPicture } from './picture-routes.ts';
import { pageOf, policyOf, previewSchema } from './preview-routes.ts';

const madeSchema = previewSchema.extend({ title: z.string().max(500) });
const endSchema = z.strictObject({ id: z.int() });

/** Links on such a page open without the page's own restrictions. */
const LEADS_ON = ' allow-popups allow-popups-to-escape-sandbox';

const GONE = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>This preview has ended</title><main><h1>This preview has ended.</h1><p>Ask whoever sent it for a new link.</p></main></html>`;

/** Routes for links that show a page before it's live. */
export function familyRoutes(app: FastifyInstance, desk: Desk): void {
  const { content, people, now, origin, siteUrl } = desk;
  const { familyLinks } = people;

  app.get('/api/family-links', async (request) => {
    const { id: me, isOwner } = signedInOf(request).person;
    return familyLinks.all(now()).filter(({ person }) => isOwner || person === me);
  });

  app.post('/api/family-links', async (request) => {
    const { title, ...wish } = read(madeSchema, request);
    const { person } = signedInOf(request);
    const page = await pageOf(desk, wish);
    if (!page) throw new NotTaken(422, 'There is no page yet to be shown.');
    const until = fullDate(dayText(texasDay(now() + SHOWN_FOR)));
    const html = familyPage(page.html, {
      ...{ by: person.name, until, siteUrl, clientFolder: CLIENT_FOLDER },
    });
    const { tree } = await content.newest();
    const token = familyLinks.add(
      person.id,
      {
        ...{ list: wish.list, key: wish.key, title, html },
        policy: policyOf(styleHashesOf(html), "'none'", LEADS_ON),
        pictures: new Map(
          [...picturesOf(html)].map((name) => [name, tree.get(`images/${name}`) ?? null]),
        ),
      },
      now(),
    );
    return { link: `${origin}/seen/${token}/` };
  });

  app.post('/api/family-links/end', async (request) => {
    const { id } = read(endSchema, request);
    const link = familyLinks.all(now()).find((each) => each.id === id);
    if (link && link.person !== signedInOf(request).person.id) await requireOwner(request);
    familyLinks.end(id);
    return {};
  });
}

/** Routes for what such a link shows: read only, for a week, to whoever has it. */
export function seenRoutes(app: FastifyInstance, desk: Desk): void {
  const {
    people: { familyLinks },
    now,
  } = desk;

  app.get<{ Params: { token: string } }>('/seen/:token/', async ({ params }, reply) => {
    const page = familyLinks.page(params.token, now());
    reply.header('x-robots-tag', 'noindex, nofollow').header('cache-control', 'no-store');
    reply.header('content-security-policy', page?.policy ?? policyOf([], "'none'"));
    reply.type('text/html; charset=utf-8');
    return page ? reply.send(page.html) : reply.status(404).send(GONE);
  });

  app.get<{ Params: { token: string; name: string } }>(
    '/seen/:token/images/:name',
    async ({ params: { token, name }, headers }, reply) => {
      const hash = familyLinks.page(token, now())?.pictures.get(name);
      if (hash === undefined) throw new NotTaken(404, 'There is nothing here.');
      reply.header('x-robots-tag', 'noindex, nofollow');
      const tree = new Map(hash === null ? [] : [[`images/${name}`, hash]]);
      return await showPicture(desk, { name, tree, seen: headers['if-none-match'] }, reply);
    },
  );
}
