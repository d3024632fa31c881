import { newSecret } from './secrets';

type Headers = Readonly<Record<string, string | string[] | undefined>>;

const NAME = 'qr';
const SECRET = /(?:^|;\s*)qr=([\w-]{32})(?:;|$)/;

/** A browser cannot put a header on a WebSocket, but it brings this: proof that the channel is opened by the asker. */
export const cookieIn = (headers: Headers): string | undefined =>
  typeof headers.cookie === 'string' ? SECRET.exec(headers.cookie)?.[1] : undefined;

export interface BrowserCookie {
  readonly secret: string;
  /** Value of Set-Cookie. */
  readonly line: string;
}

/** One cookie a browser, however many tabs show a code. */
export const browserCookie = (headers: Headers): BrowserCookie => {
  const secret = cookieIn(headers) ?? newSecret();
  const isSecure = typeof headers.origin === 'string' && /^https:/i.test(headers.origin);
  const parts = [`${NAME}=${secret}`, 'Path=/pb', 'HttpOnly', 'SameSite=Strict'];
  return { secret, line: [...parts, ...(isSecure ? ['Secure'] : [])].join('; ') };
};
