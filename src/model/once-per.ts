/** Memoizes `make` by object, for as long as the object lives. */
export function oncePer<Of extends object, Made>(make: (of: Of) => Made): (of: Of) => Made {
  const all = new WeakMap<Of, Made>();
  return (of) => {
    const made = all.get(of) ?? make(of);
    all.set(of, made);
    return made;
  };
}

/** The map's value for a key; makes and stores it if there is none. */
export function onceIn<Key, Made>(map: Map<Key, Made>, key: Key, make: () => Made): Made {
  const made = map.get(key) ?? make();
  map.set(key, made);
  return made;
}
