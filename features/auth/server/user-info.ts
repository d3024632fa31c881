import { codes } from '#src/contract/codes';
import { maskMobile } from '#src/contract/mask-mobile';
import { ApiError } from '#infra/server/http/api-error';
import type { Rights, UserInfo } from '../contract';
import type { StoredAccount } from './accounts';

export const userInfoOf = (account: StoredAccount): UserInfo => ({
  globalId: account.globalId,
  accountName: account.username,
  fullName: account.fullName,
  passwordMobile: maskMobile(account.mobile),
  vipStatus: account.isVip,
  trailInterest: account.isTrial,
  ...(account.trialLeftS !== null && { trialLeftS: account.trialLeftS }),
  hasApplied: account.hasApplied,
  isNewUser: account.isNewUser,
  avatarPath: [...account.avatarLinks],
});

export const rightsOf = (account: StoredAccount, hasSourcing: boolean): Rights => ({
  haveRights: account.hasRights,
  canPublish: account.canPublish,
  isInternal: account.isInternal,
  isAnalyst: account.isAnalyst,
  canUseSourcing: hasSourcing && account.canUseSourcing,
});

/** An account deleted while its session lived. */
export const present = (account: StoredAccount | undefined): StoredAccount => {
  if (!account) throw new ApiError(codes.sessionOver, '账号已不存在');
  return account;
};
