import { describe, expect, test } from 'vitest';
import {
  activityIn,
  eventIn,
  listedActivity,
  listedEvent,
  north,
} from '../fixtures/place-content.ts';

describe('what is nearby', () => {
  test('the six closest places, in a straight line: other activities, events of the next two months, and the towns with a page', () => {
    const activities = [
      listedActivity(1, { visit: north(0) }),
      ...[9, 3, 5, 200].map((miles, index) => listedActivity(index + 2, { visit: north(miles) })),
    ];
    const events = [
      listedEvent(1, { when: '2026-12-05', visit: north(4) }),
      listedEvent(2, { when: '2026-11-21', visit: north(4) }),
      listedEvent(3, { when: '2027-05-07', visit: north(4) }),
    ];
    const { nearby } = activityIn({ activities, events });
    expect(nearby.map(({ kind, slug, miles }) => [kind, slug, miles])).toEqual([
      ['activity', 'activity-3', 3],
      ['event', 'event-1', 4],
      ['activity', 'activity-4', 5],
      ['activity', 'activity-2', 9],
      ['destination', 'fredericksburg', 35],
      ['destination', 'dripping-springs', 53],
    ]);
    expect(nearby[0]).toMatchObject({ title: 'Activity 3', imageUrl: '/images/3.svg' });
  });

  test('a place of which only the town is known is in that town, not less than a mile away', () => {
    const here = listedActivity(1, { visit: { town: 'Llano' } });
    const other = listedActivity(2, { visit: { town: 'Llano' } });
    const { nearby } = activityIn({ activities: [here, other] });
    expect(nearby[0]).toMatchObject({ slug: 'activity-2', miles: 0, inTown: 'Llano' });
    const about = listedActivity(2, { visit: { ...north(0), town: 'Llano', approximate: true } });
    const there = activityIn({ activities: [listedActivity(1, { visit: north(0) }), about] });
    expect(there.nearby[0]).toMatchObject({ slug: 'activity-2', inTown: 'Llano' });
    const exact = [1, 2].map((id) => listedActivity(id, { visit: { ...north(0), town: 'Llano' } }));
    expect(activityIn({ activities: exact }).nearby[0]).not.toHaveProperty('inTown');
  });

  test('each picture once, and never the page’s own: many events have the same poster', () => {
    const poster = { imageUrl: undefined, category: 'Food' };
    const { nearby } = eventIn({
      events: [1, 2, 3].map((id) =>
        listedEvent(id, { ...poster, when: '2026-12-05', visit: north(3 * id) }),
      ),
    });
    expect(nearby.filter(({ kind }) => kind === 'event')).toEqual([]);
  });
});

describe('what is on', () => {
  const here = listedActivity(1, { title: 'Activity 1', visit: { ...north(0), town: 'Llano' } });
  const titles = (events: ReturnType<typeof listedEvent>[]) => {
    const details = activityIn({ activities: [here], events });
    return [details.isTownsEvents, details.events.map(({ slug }) => slug)];
  };

  test('there: at the same address, even if only its town is on the map', () => {
    const visit = { town: 'Llano', address: '2886 TX 16 North' } as const;
    const when = '2026-12-05';
    const activities = [listedActivity(1, { visit })];
    const events = [
      listedEvent(1, { visit: { ...visit, address: '1 Main Street' }, when }),
      listedEvent(2, { visit, when }),
    ];
    expect(activityIn({ activities, events }).events.map(({ slug }) => slug)).toEqual(['event-2']);
  });

  test('there: within a mile, or in words that name it; the next four', () => {
    const when = (month: number) => `2027-0${month}-01`;
    expect(
      titles([
        listedEvent(1, { when: when(2), visit: north(0.9) }),
        listedEvent(2, { when: when(1), visit: north(1.2) }),
        listedEvent(3, { when: when(3), location: 'At Activity 1, Mason' }),
        listedEvent(4, { when: '2026-11-21', visit: north(0) }),
      ]),
    ).toEqual([undefined, ['event-1', 'event-3']]);
    const five = [1, 2, 3, 4, 5].map((id) => listedEvent(id, { when: when(id), visit: north(0) }));
    expect(titles(five)[1]).toEqual(['event-1', 'event-2', 'event-3', 'event-4']);
  });

  test('if nothing is on there, what is on in the same town', () => {
    const visit = { town: 'Llano' };
    expect(titles([listedEvent(1, { visit, when: '2026-12-05' }), listedEvent(2)])).toEqual([
      true,
      ['event-1'],
    ]);
  });

  test('an event is not on at itself, and nothing else is what its page shows nearby', () => {
    const events = [1, 2].map((id) => listedEvent(id, { when: '2026-12-05', visit: north(0) }));
    const { events: there, nearby } = eventIn({ events });
    expect(there).toMatchObject([
      {
        kind: 'event',
        slug: 'event-2',
        date: 'Dec 5',
        startDate: '2026-12-05',
        endDate: '2026-12-05',
      },
    ]);
    expect(nearby.map(({ kind }) => kind)).not.toContain('event');
  });
});
