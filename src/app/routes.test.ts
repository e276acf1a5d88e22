import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { postRoute } from '../features/blog/post.route.ts';
import { notFoundRoute } from '../features/not-found/not-found.route.ts';
import { activityRoute, eventRoute } from '../features/places/places.route.ts';
import { anyCharacter } from '../model/fixtures/any-text.ts';
import { cases } from '../model/fixtures/cases.ts';
import { expectLinearTime } from '../model/fixtures/expect-linear-time.ts';
import { paths } from '../model/paths.ts';
import { fixedPaths } from '../model/site-paths.ts';
import { shownPage } from '../site/route.ts';
import { routes } from './routes.ts';

const { match: matchRoute, all: allRoutes } = routes;

describe('the page table (specification section 2)', () => {
  test.each(fixedPaths)('%s has its own page', (path) => {
    const { route, props } = matchRoute(path);
    expect([notFoundRoute, postRoute]).not.toContain(route);
    expect(allRoutes).toContain(route);
    expect(props).toEqual({});
  });

  test.each(['1', '14', '2147483647'])('/blog/%s is the page of that post', (id) => {
    expect(matchRoute(`/blog/${id}`)).toEqual({ route: postRoute, props: { postId: Number(id) } });
  });

  test.each([
    '0',
    '01',
    '-1',
    '+1',
    '1.5',
    '1e3',
    'abc',
    '1abc',
    '%D9%A1',
    '2147483648',
    '9007199254740993',
    '__proto__',
    '1;x=2',
  ])('/blog/%s is the page of a missing post (decision 7)', (segment) =>
    expect(matchRoute(`/blog/${segment}`)).toEqual({
      route: postRoute,
      props: { postId: undefined },
    }),
  );

  test.each([
    '',
    '/EVENTS',
    '/events/',
    '//events',
    '/events.html',
    '/__proto__',
    '/constructor',
    '/destinations/toString',
    '/blog/1/2',
    '/events/Fair',
    '/events/a/b',
    '/things-to-do/',
    '/things-to-do/a%20b',
  ])('%j is the 404 page (decision 17)', (path) =>
    expect(matchRoute(path).route).toBe(notFoundRoute),
  );

  test.each([
    ['/things-to-do/enchanted-rock', activityRoute],
    ['/events/6-flags', eventRoute],
  ])(
    '%s is the page of that slug; the 404 page once the API has said that there is none (decision 32)',
    (path, route) => {
      const page = { route, props: { slug: path.split('/').at(-1) } };
      expect(matchRoute(path)).toEqual(page);
      for (const answer of [undefined, { id: 1 }])
        expect(shownPage(routes, page, answer)).toBe(page);
      expect(shownPage(routes, page, null)).toEqual({ route: notFoundRoute, props: {} });
    },
  );

  test('any path has one page, calls the API only at known paths, and nothing is thrown', () => {
    const pieces = fc.constantFrom(
      '/',
      'blog',
      'events',
      'destinations',
      'austin',
      '1',
      '0',
      '..',
      '%2f',
      '\\',
      '__proto__',
      '\n',
      '?',
    );
    const path = fc.oneof(
      fc.string({ unit: anyCharacter }),
      fc.array(pieces).map((parts) => `/${parts.join('')}`),
      fc.string({ unit: anyCharacter }).map((segment) => `/blog/${segment}`),
      fc.stringMatching(/^[a-z\d-]*$/).map((segment) => `/events/${segment}`),
    );
    fc.assert(
      fc.property(path, (text) => {
        const { route, props } = matchRoute(text);
        expect(allRoutes).toContain(route);
        const isFixed = ![notFoundRoute, postRoute, activityRoute, eventRoute].includes(route);
        expect(isFixed).toBe(fixedPaths.includes(text));
        if (props.postId !== undefined) expect(text).toBe(paths.post(props.postId));
        const { slug } = props;
        if (slug !== undefined) expect([paths.activity(slug), paths.event(slug)]).toContain(text);
        for (const { queryKey } of route.queries(props))
          expect(queryKey[0]).toMatch(
            /^\/api\/(?:[a-z]+(?:\/featured|\/[1-9]\d{0,9})?|(?:activities|events)\/[a-z\d-]+)$/,
          );
      }),
      cases(500),
    );
  });

  test.each(['/', '/blog/', '1', '%2f'])(
    'a megabyte of %j is matched without delay',
    async (piece) => {
      await expectLinearTime((length) =>
        matchRoute(`/blog/${piece.repeat(length / piece.length)}`),
      );
    },
  );
});
