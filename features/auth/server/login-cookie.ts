import { LOGIN_LIFE_S } from '../login-life';

type Headers = Readonly<Record<string, string | string[] | undefined>>;

/** The prefix binds the cookie to this host over a secure connection; browsers take it only there. */
const SECURE_PREFIX = '__Host-';
const LOGIN = 'lt';
const NAME = 'who';
const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/i;

const textOf = (header: string | string[] | undefined): string => (typeof header === 'string' ? header : '');

/**
 * Browsers take Secure cookies from https and from this machine. Every POST of a browser names the scheme of its page
 * in Origin; a false one only spoils the cookie of whoever sent it.
 */
const isSecure = (headers: Headers): boolean =>
  LOOPBACK.test(textOf(headers.host)) || /^https:/i.test(textOf(headers.origin));

const cookieName = (headers: Headers, name: string) => (isSecure(headers) ? SECURE_PREFIX + name : name);

const line = (
  headers: Headers,
  { name, value, seconds }: { readonly name: string; readonly value: string; readonly seconds: number },
): string =>
  [
    `${cookieName(headers, name)}=${value}`,
    'Path=/',
    `Max-Age=${seconds}`,
    'HttpOnly',
    'SameSite=Strict',
    ...(isSecure(headers) ? ['Secure'] : []),
  ].join('; ');

const valueIn = (headers: Headers, name: string): string | undefined => {
  const start = `${cookieName(headers, name)}=`;
  const pairs = textOf(headers.cookie)
    .split(';')
    .map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(start))?.slice(start.length) || undefined;
};

/** Value of Set-Cookie. */
export const loginCookie = (headers: Headers, secret: string): string =>
  line(headers, { name: LOGIN, value: secret, seconds: LOGIN_LIFE_S });

export const noLoginCookie = (headers: Headers): string =>
  line(headers, { name: LOGIN, value: '', seconds: 0 });

/** Stays when its member leaves: what happened before may still be on its way. */
export const nameCookie = (headers: Headers, name: string): string =>
  line(headers, { name: NAME, value: name, seconds: LOGIN_LIFE_S });

export const secretIn = (headers: Headers): string | undefined => valueIn(headers, LOGIN);
export const nameIn = (headers: Headers): string | undefined => valueIn(headers, NAME);
