type Headers = Readonly<Record<string, string | string[] | undefined>>;

const WEEK_S = 7 * 24 * 60 * 60;
/** The prefix binds the cookie to this host over a secure connection; browsers take it only there. */
const SECURE_NAME = '__Host-lt';
const PLAIN_NAME = 'lt';
const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/i;

const textOf = (header: string | string[] | undefined): string => (typeof header === 'string' ? header : '');

/**
 * Browsers take Secure cookies from https and from this machine. Every POST of a browser names the scheme of its page
 * in Origin; a false one only spoils the cookie of whoever sent it.
 */
const isSecure = (headers: Headers): boolean =>
  LOOPBACK.test(textOf(headers.host)) || /^https:/i.test(textOf(headers.origin));

const line = (headers: Headers, secret: string, seconds: number): string =>
  [
    `${isSecure(headers) ? SECURE_NAME : PLAIN_NAME}=${secret}`,
    'Path=/',
    `Max-Age=${seconds}`,
    'HttpOnly',
    'SameSite=Strict',
    ...(isSecure(headers) ? ['Secure'] : []),
  ].join('; ');

/** Value of Set-Cookie. */
export const loginCookie = (headers: Headers, secret: string): string => line(headers, secret, WEEK_S);

export const noLoginCookie = (headers: Headers): string => line(headers, '', 0);

export const secretIn = (headers: Headers): string | undefined => {
  const name = isSecure(headers) ? SECURE_NAME : PLAIN_NAME;
  const pairs = textOf(headers.cookie)
    .split(';')
    .map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1) || undefined;
};
