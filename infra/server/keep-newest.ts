/** Sets a value as the newest of a map that holds so many: what was set longest ago goes first. */
export const keepNewest = <K, V>(map: Map<K, V>, most: number, key: K, value: V): void => {
  map.delete(key);
  map.set(key, value);
  if (map.size <= most) return;
  // A map keeps the order of writing.
  const [oldest] = map.keys() as Iterable<K>;
  map.delete(oldest as K);
};
