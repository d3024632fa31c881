import { createHash, randomBytes } from 'node:crypto';
import { aliveCall, loginByTokenCall } from '#features/auth/contract';
import { trackCall } from '#features/tracking/contract';
import type { Prepared } from './signed-client';

const bent = (token: string, at: number): string => {
  const place = at % token.length;
  return token.slice(0, place) + (token[place] === 'A' ? 'B' : 'A') + token.slice(place + 1);
};

/** Tokens and cookies that were made up, bent, cut short or taken without their key. */
export const forgeries = (token: string) => {
  const alive = ({
    accessToken,
    cookie,
  }: {
    readonly accessToken: string;
    readonly cookie?: string;
  }): Prepared => ({
    method: aliveCall.method,
    path: aliveCall.path,
    headers: { accesstoken: accessToken, ...(cookie && { cookie }) },
  });
  const random = () => randomBytes(32).toString('base64url');
  const digest = createHash('sha256').update(token).digest('base64url');
  return (index: number): Prepared => {
    switch (index % 6) {
      case 0:
        return alive({ accessToken: random() });
      case 1:
        return alive({ accessToken: bent(token, index) });
      case 2:
        return alive({ accessToken: token.slice(0, 1 + (index % (token.length - 1))) });
      case 3:
        return alive({ accessToken: index % 12 === 3 ? token : digest, cookie: `__Host-lt=${random()}` });
      case 4:
        return {
          method: loginByTokenCall.method,
          path: loginByTokenCall.path,
          headers: {
            'content-type': 'application/x-www-form-urlencoded',
            cookie: `__Host-lt=${random()}`,
          },
          bytes: Buffer.from(`accessToken=${random()}`),
        };
      default:
        return {
          method: trackCall.method,
          path: trackCall.path,
          headers: {
            'content-type': 'application/json',
            cookie: `__Host-who=${globalThis.crypto.randomUUID()}.${random()}`,
          },
          bytes: Buffer.from(JSON.stringify({ fncode: '1', accountName: 'vip' })),
        };
    }
  };
};
