const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

/** The UTF-8 of a packed body. Bytes of their own: Buffer.from would take a slice of a pool that keeps much else in memory. */
const packed = Symbol('packed body');

/** One getter for all posts, so that they have one shape and their other fields are read fast. */
const unpacked: PropertyDescriptor & ThisType<{ [packed]: Uint8Array }> = {
  enumerable: true,
  get() {
    return decoder.decode(this[packed]);
  },
};

/**
 * The same post, whose body is kept as UTF-8 and becomes a text each time it is read: as texts, thousands of bodies would take twice the
 * memory, and that on the heap, which the garbage collector lets grow to twice of what it holds.
 */
export function packBody<Post extends { content: string }>({ content, ...rest }: Post): Post {
  const post = Object.defineProperty(rest, packed, { value: encoder.encode(content) });
  return Object.defineProperty(post, 'content', unpacked) as Post;
}

/** A copy of the entry with another property. Its own are taken over unread, so a packed body stays packed. */
export function extended<Entry extends object, Name extends string, Value>(
  entry: Entry,
  name: Name,
  value: Value,
): Entry & Record<Name, Value> {
  const copy: Entry = Object.defineProperties({} as Entry, Object.getOwnPropertyDescriptors(entry));
  return Object.assign(copy, { [name]: value } as Record<Name, Value>);
}

/** A copy of the entry without some of its properties. The others are taken over unread, so a packed body stays packed. */
export function reduced<Entry extends object, Name extends keyof Entry>(
  entry: Entry,
  ...names: readonly Name[]
): Omit<Entry, Name> {
  const descriptors = Object.getOwnPropertyDescriptors(entry);
  for (const name of names) delete descriptors[name];
  return Object.defineProperties({} as Omit<Entry, Name>, descriptors);
}
