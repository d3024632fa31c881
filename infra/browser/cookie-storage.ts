import type { KeyValueStore } from '#src/kernel/ports';

const MS = 1_000;
const pairs = (cookies: string) =>
  new Map(cookies.split('; ').map((pair) => [pair.split('=')[0] ?? '', pair.split('=').slice(1).join('=')]));

const decode = (text: string | undefined): string | undefined => {
  try {
    return text === undefined ? undefined : decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** Cookies of this origin that scripts may read; the server reads them as well. */
export const cookieStorage = (page: Pick<Document, 'cookie'>): KeyValueStore => ({
  get: (key) => decode(pairs(page.cookie).get(key)),
  set: (key, value, lifeMs) => {
    const life = lifeMs === undefined ? '' : `; Max-Age=${Math.round(lifeMs / MS)}`;
    page.cookie = `${key}=${encodeURIComponent(value)}; Path=/; SameSite=Lax${life}`;
  },
  remove: (key) => {
    page.cookie = `${key}=; Path=/; SameSite=Lax; Max-Age=0`;
  },
});
