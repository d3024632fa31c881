const entries = (value: object): string =>
  Object.keys(value)
    .sort()
    .flatMap((key) => {
      const member: unknown = (value as Readonly<Record<string, unknown>>)[key];
      return member === undefined ? [] : `${JSON.stringify(key)}:${canonical(member)}`;
    })
    .join(',');

const isPlain = (value: object): boolean => {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
};

/**
 * JSON with sorted keys and no spaces: equal data, equal text. `undefined` members vanish and other values without
 * a JSON form become null, as in JSON. Throws TypeError for objects that are not plain data (Map, Blob, class instances).
 */
export const canonical = (value: unknown): string => {
  if (typeof value !== 'object' || value === null)
    return value === undefined ? 'null' : JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (!isPlain(value)) throw new TypeError(`not plain data: ${Object.prototype.toString.call(value)}`);
  return `{${entries(value)}}`;
};
