import type { User } from './user';

const MOBILE = /^(1\d{2})\d{4}(\d{4})$/;

/** Everybody at the machine can read web storage: no real name, and no phone in full. */
export const writeUser = (user: User): string =>
  JSON.stringify({ ...user, fullName: '', accountName: user.accountName.replace(MOBILE, '$1****$2') });

export const readUser = (text: string | undefined): User | undefined => {
  try {
    const user = JSON.parse(text ?? 'null') as Partial<User> | null;
    return typeof user?.globalId === 'string' && user.globalId !== '' ? (user as User) : undefined;
  } catch {
    // Written by something else under our name.
    return undefined;
  }
};
