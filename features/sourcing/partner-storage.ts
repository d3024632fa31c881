import type { Ports } from '#src/kernel/ports';
import { APP_TOKEN, USER_TOKEN, type PartnerUser } from './contract-partner';

const KEYS = { app: 'm2AppToken', user: 'm2UserToken', info: 'm2UserInfo' } as const;
/** 2099-12-31T23:59:59Z */
const EXPIRES_AT = 4_102_444_799_000;

/** Where the partner's three items lie. They never enter the state, so no recording can hold them. */
export const partnerStorage = ({ kept, now }: Pick<Ports, 'kept' | 'now'>) => {
  const put = (key: string, value: string) => kept.set(key, value, EXPIRES_AT - now());
  return {
    store: (appToken: string, { userToken, ...info }: PartnerUser) => {
      put(KEYS.app, appToken);
      put(KEYS.user, userToken ?? '');
      put(KEYS.info, JSON.stringify(info));
    },
    /** For the calls that the partner answers. */
    headers: (): Readonly<Record<string, string>> => ({
      [APP_TOKEN]: kept.get(KEYS.app) ?? '',
      [USER_TOKEN]: kept.get(KEYS.user) ?? '',
    }),
    clear: () => Object.values(KEYS).forEach((key) => kept.remove(key)),
  };
};
