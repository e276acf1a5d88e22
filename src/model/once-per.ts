/** `make`, but once for each object: what was made is kept for as long as the object is. */
export function oncePer<Of extends object, Made>(make: (of: Of) => Made): (of: Of) => Made {
  const all = new WeakMap<Of, Made>();
  return (of) => {
    const made = all.get(of) ?? make(of);
    all.set(of, made);
    return made;
  };
}

/** What the map has under a key; made, if it has nothing. */
export function onceIn<Key, Made>(map: Map<Key, Made>, key: Key, make: () => Made): Made {
  const made = map.get(key) ?? make();
  map.set(key, made);
  return made;
}
