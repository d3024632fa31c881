import type { PhoneAccount } from '#features/phone-login/accounts';
import type { PhoneLoginState } from '#features/phone-login/state';
import { initialState } from '#features/phone-login/state';
import { stateOf } from '#tests/support/builders';

export const anAccount = (globalId: string, more: Partial<PhoneAccount> = {}): PhoneAccount => ({
  id: globalId,
  globalId,
  userName: `user${globalId}`,
  typeName: '个人账号',
  hasRights: false,
  group: 'personalAccount',
  ...more,
});

export const standing = (more: Partial<PhoneLoginState> = {}) =>
  stateOf({ phoneLogin: { ...initialState, ...more } });
