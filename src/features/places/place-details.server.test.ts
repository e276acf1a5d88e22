import { describe, expect, test } from 'vitest';
import { VISIT } from '../../content/fixtures/sample-content.ts';
import { samplePost } from '../../model/fixtures/samples.ts';
import {
  activityIn,
  eventIn,
  LLANO,
  listedActivity,
  listedEvent,
  north,
  read,
} from '../fixtures/place-content.ts';

describe('an activity at its own address (decision 42)', () => {
  test('is the row of the list with its visit and story, without the owner’s fields', () => {
    const owned = { visit: VISIT, story: 'Once upon a time.', formerly: ['old'] };
    const [row] = read('/api/activities', { activities: [listedActivity(1, owned)] }) as object[];
    const { visit, story, ...details } = activityIn({ activities: [listedActivity(1, owned)] });
    expect({ visit, story }).toEqual({ visit: VISIT, story: 'Once upon a time.' });
    expect(details).toMatchObject({ ...row });
    expect(details).not.toHaveProperty('formerly');
    expect(details).not.toHaveProperty('featured');
  });

  test('is where its visit says, and how far from the cabins', () => {
    const { position, town } = activityIn({ activities: [listedActivity(1, { visit: VISIT })] });
    expect(position).toEqual({ latitude: 30.2308, longitude: -98.5676, miles: 32 });
    expect(town).toBe('Hye');
  });

  test.each([
    [{ visit: { town: 'Llano' } }],
    [{ location: 'Llano' }],
    [{ location: 'Courthouse, Llano, TX' }],
  ])('with %j it is in Llano, and nobody knows where exactly', (fields) => {
    const { position, town } = activityIn({ activities: [listedActivity(1, fields)] });
    expect([position, town]).toEqual([{ ...LLANO, miles: 63, isTown: true }, 'Llano']);
  });

  test('in a town that is no destination, it is nowhere, and nothing is near', () => {
    const activities = [
      listedActivity(1, { location: 'Hye' }),
      listedActivity(2, { visit: north(1) }),
    ];
    const { position, nearby } = activityIn({ activities });
    expect([position, nearby]).toEqual([undefined, []]);
  });

  test.each([
    ['2025-11-22', undefined],
    ['2025-11-21', true],
    [undefined, true],
  ])('its facts were verified on %s, so they are unchecked: %s', (verified, isUnchecked) => {
    const visit = { ...VISIT, verified };
    expect(activityIn({ activities: [listedActivity(1, { visit })] }).isUnchecked).toBe(
      isUnchecked,
    );
  });

  test('without facts, nothing says that they are unchecked', () => {
    expect(activityIn({ activities: [listedActivity(1)] }).isUnchecked).toBeUndefined();
  });

  test.each([
    [{ width: 800, height: 600, widths: [], tone: 1 }, '1'],
    [{ width: 800, height: 600, widths: [], tone: 1, unshared: true }, 'bluebonnets'],
    [undefined, 'bluebonnets'],
  ])('its picture, measured as %j, is shared as %s', (image, share) => {
    expect(activityIn({ activities: [listedActivity(1, { image })] }).share).toBe(share);
  });
});

describe('an event at its own address', () => {
  test('has its next days, six at most, with hours and what is usual', () => {
    const when = [
      { day: '2026-12-05', starts: '18:00', ends: '21:00' },
      { every: 'Friday', usual: true, from: '2027-01-01' },
    ];
    const { days, isOver } = eventIn({ events: [listedEvent(1, { when })] });
    expect(days).toHaveLength(6);
    expect(days.slice(0, 2)).toEqual([
      { startDate: '2026-12-05', endDate: '2026-12-05', starts: '18:00', ends: '21:00' },
      { startDate: '2027-01-01', endDate: '2027-01-01', usual: true },
    ]);
    expect(isOver).toBeUndefined();
  });

  test('has its next days even if they are years away, and none if they are only text', () => {
    expect(eventIn({ events: [listedEvent(1, { when: '2031-05-05' })] }).days).toEqual([
      { startDate: '2031-05-05', endDate: '2031-05-05' },
    ]);
    const text = eventIn({ events: [listedEvent(1, { date: 'May 3' })] });
    expect([text.days, text.date, text.isOver]).toEqual([[], 'May 3', undefined]);
  });

  test('keeps its address when it is over, with its last days and what comes instead: its category first', () => {
    const over = listedEvent(1, { when: '2026-11-21', category: 'Food' });
    const others = [
      listedEvent(2, { when: '2026-12-01', category: 'Music' }),
      listedEvent(3, { when: '2027-02-01', category: 'Food' }),
      listedEvent(4, { when: '2026-11-20', category: 'Food' }),
    ];
    expect(eventIn({ events: [over, ...others] })).toMatchObject({
      isOver: true,
      days: [],
      date: 'Nov 21',
      startDate: '2026-11-21',
      events: [{ slug: 'event-3' }, { slug: 'event-2' }],
    });
    expect(read('/api/events', { events: [over] })).toEqual([]);
  });

  test('shows its category’s poster if it has no picture, and shares it; a quiet street in an unknown one', () => {
    const pictureOf = (category: string) => {
      const { imageUrl, share } = eventIn({
        events: [listedEvent(1, { when: '2026-12-05', imageUrl: undefined, category })],
      });
      return [imageUrl, share];
    };
    expect(pictureOf('Holiday')).toEqual(['/images/event-holiday.svg', 'event-holiday']);
    expect(pictureOf('Rodeo')).toEqual(['/images/event-other.svg', 'event-other']);
    expect(eventIn({ events: [listedEvent(1, { when: '2026-12-05' })] })).toMatchObject({
      imageUrl: '/images/event-1.svg',
      share: 'event-music',
    });
  });
});

describe('posts and places (decision 42)', () => {
  const places = [
    '/events/event-1',
    '/destinations/austin',
    '/things-to-do/none',
    '/things-to-do/activity-1',
  ];
  const posts = [5, 4, 3, 2, 1].map((id) => ({ ...samplePost(id, { places }), featured: false }));
  const content = {
    posts,
    activities: [listedActivity(1)],
    events: [listedEvent(1, { when: '2026-11-21' })],
  };

  test('a post sends what leads to its places, in its order, also to an event that is over', () => {
    expect(read('/api/blog/1', content)).toMatchObject({
      places: [
        { kind: 'event', slug: 'event-1', title: 'Event 1', imageUrl: '/images/event-1.svg' },
        { kind: 'destination', slug: 'austin', title: 'Austin' },
        { kind: 'activity', slug: 'activity-1', title: 'Activity 1', imageUrl: '/images/1.svg' },
      ],
    });
    expect(read('/api/blog', content)).toHaveLength(5);
    expect(JSON.stringify(read('/api/blog', content))).not.toContain('places');
  });

  test('a place sends the first four posts that are about it', () => {
    const { posts: shown } = activityIn(content);
    expect(shown.map(({ id }) => id)).toEqual([5, 4, 3, 2]);
    expect(shown[0]).toEqual({ id: 5, title: 'Post 5', imageUrl: '/images/tasting-porch.svg' });
    expect(eventIn(content).posts).toHaveLength(4);
  });
});
