import type { KeyValueStore, Ports } from '#src/kernel/ports';
import { LOGIN_LIFE_MS } from './login-life';
import type { LoginResult } from './login-result';
import type { User } from './user';

const MOBILE = /^(1\d{2})\d{4}(\d{4})$/;

/** Everybody at the machine can read web storage: no real name, and no phone in full. */
const writeUser = (user: User): string =>
  JSON.stringify({ ...user, fullName: '', accountName: user.accountName.replace(MOBILE, '$1****$2') });

const readUser = (text: string | undefined): User | undefined => {
  try {
    const user = JSON.parse(text ?? 'null') as Partial<User> | null;
    return typeof user?.globalId === 'string' && user.globalId !== '' ? (user as User) : undefined;
  } catch {
    // Written by something else under our name.
    return undefined;
  }
};

const TOKEN = 'accessToken';
const CAS = 'casId';
const USER = 'userInfo';
const DEVICE = 'deviceId';
const SECRETS = [TOKEN, CAS, USER];
const KEEP = 'keepLogin';

/** A storage may know whether a value outlives the page. */
type VaultStorages = Pick<Ports, 'tab' | 'cookies' | 'ids'> & {
  readonly kept: KeyValueStore & { readonly isLasting?: (key: string) => boolean };
};

/**
 * Where the session's secrets lie: kept storages after "auto-login within a week", the tab's storage otherwise.
 * They never enter the state, so no recording can hold them.
 */
export const vault = ({ kept, tab, cookies, ids }: VaultStorages) => ({
  accessToken: () => tab.get(TOKEN) ?? kept.get(TOKEN),
  casId: () => tab.get(CAS) ?? kept.get(CAS),
  /** A random name for this browser, made on first use. */
  deviceId: () => {
    const known = kept.get(DEVICE);
    if (known) return known;
    const made = ids.uuid();
    kept.set(DEVICE, made);
    return made;
  },
  /** Once the browser has a key, it goes by the key's thumbprint. */
  nameDevice: (thumbprint: string) => kept.set(DEVICE, thumbprint),
  /** The cookie alone decides whether a lost session is renewed silently. */
  keepsLogin: () => cookies.get(KEEP) === 'true',
  /** Gives whether it is kept for as long as was wanted: the browser may refuse cookies or storage. */
  store: ({ accessToken, casId, expireInMs }: LoginResult, remember: boolean): boolean => {
    const [storage, other] = remember ? [kept, tab] : [tab, kept];
    storage.set(TOKEN, accessToken, expireInMs ?? LOGIN_LIFE_MS);
    storage.set(CAS, casId, LOGIN_LIFE_MS);
    for (const key of SECRETS) other.remove(key);
    if (remember) cookies.set(KEEP, 'true', LOGIN_LIFE_MS);
    else cookies.remove(KEEP);
    return !remember || (cookies.get(KEEP) === 'true' && kept.isLasting?.(TOKEN) !== false);
  },
  /** Beside the token, for as long: who it was, should the server not be able to tell. */
  keepUser: (user: User) => {
    const storage = tab.get(TOKEN) === undefined ? kept : tab;
    if (storage.get(TOKEN) !== undefined) storage.set(USER, writeUser(user), LOGIN_LIFE_MS);
  },
  keptUser: () => readUser(tab.get(USER) ?? kept.get(USER)),
  /** After a renewal: the new token goes where the old one lay. */
  renew: (result: LoginResult) => {
    const storage = tab.get(TOKEN) === undefined ? kept : tab;
    storage.set(TOKEN, result.accessToken, result.expireInMs ?? LOGIN_LIFE_MS);
    storage.set(CAS, result.casId, LOGIN_LIFE_MS);
  },
  /** Another token of the same family lies on the kept storage by now. */
  isSucceeded: (before: { readonly token: string | undefined; readonly family: string | undefined }) => {
    const present = kept.get(TOKEN);
    const isAnother = present !== undefined && present !== before.token;
    return tab.get(TOKEN) === undefined && isAnother && kept.get(CAS) === before.family;
  },
  /** The same member has logged in anew in another tab, and keeps that login: this tab goes on with it. */
  takeUpKept: (): void => {
    const here = readUser(tab.get(USER))?.globalId;
    const isTheirs = here !== undefined && here === readUser(kept.get(USER))?.globalId;
    if (!isTheirs || tab.get(TOKEN) === undefined || kept.get(TOKEN) === undefined) return;
    for (const key of SECRETS) tab.remove(key);
  },
  /** Of a session that is lost; what another tab keeps is another session's. */
  clearLost: () => {
    const isOfTab = tab.get(TOKEN) !== undefined;
    for (const key of SECRETS) (isOfTab ? tab : kept).remove(key);
    if (kept.get(TOKEN) === undefined) cookies.remove(KEEP);
  },
  clear: () => {
    for (const key of SECRETS) {
      tab.remove(key);
      kept.remove(key);
    }
    cookies.remove(KEEP);
  },
});
