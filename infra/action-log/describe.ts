/** Names an event rather than reaches the world: passes as it is. */
export const isCreator = (value: unknown): value is { readonly type: string } =>
  typeof value === 'function' && 'match' in value && 'type' in value && typeof value.type === 'string';

export const isPlainObject = (value: unknown): value is Readonly<Record<string, unknown>> => {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
};

/** Path of a member. */
export const memberOf = (path: string, name: string | number): string =>
  typeof name === 'number' ? `${path}/${name}` : `${path}.${name}`;

/** Told by its looks: where logs are made there is no RxJS. */
const isStream = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  'lift' in value &&
  'subscribe' in value &&
  typeof value.subscribe === 'function';

/** What is written of a value that came through: data as it is, the rest by what it can do. */
export const describe = (value: unknown): unknown => {
  if (isCreator(value)) return { $event: value.type };
  if (typeof value === 'function') return { $call: 1 };
  if (isStream(value)) return { $watch: 1 };
  if (Array.isArray(value)) return value.map(describe);
  if (isPlainObject(value))
    return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, describe(member)]));
  if (typeof value === 'object' && value !== null)
    return { $other: Object.prototype.toString.call(value).slice(8, -1) };
  return value;
};
