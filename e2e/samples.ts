import type { Activity } from '../src/model/activity.ts';
import type { Destination } from '../src/model/destination.ts';
import type { Event } from '../src/model/event.ts';
import type { Post } from '../src/model/post.ts';

/** Made-up entities, recognisable by their number, for lists that the guide's own content does not have. */
export const sampleActivity = (id: number, fields: Partial<Activity> = {}): Activity => ({
  id,
  title: `Activity ${id}`,
  description: `What one does at activity ${id}.`,
  category: 'Outdoor',
  icon: '🥾',
  imageUrl: '/images/enchanted-rock-hike.svg',
  ...fields,
});

export const sampleDestination = (id: number, fields: Partial<Destination> = {}): Destination => ({
  id,
  name: `Destination ${id}`,
  description: `What one finds in destination ${id}.`,
  ...fields,
});

export const sampleEvent = (id: number, fields: Partial<Event> = {}): Event => ({
  id,
  title: `Event ${id}`,
  description: `What happens at event ${id}.`,
  category: 'Music',
  date: `May ${id}`,
  time: '7 pm',
  location: 'Luckenbach',
  ...fields,
});

export const samplePost = (id: number, fields: Partial<Post> = {}): Post => ({
  id,
  title: `Post ${id}`,
  excerpt: `What post ${id} is about.`,
  content: `The body of post ${id}.`,
  category: 'Travel Guides',
  imageUrl: '/images/tasting-porch.svg',
  publishedAt: 'March 10, 2026',
  readTime: '4 min read',
  ...fields,
});

/** `count` samples with the numbers 1, 2, 3 … */
export function several<Entity>(count: number, sample: (id: number) => Entity): Entity[] {
  return Array.from({ length: count }, (_, index) => sample(index + 1));
}
