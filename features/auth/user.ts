import type { Rights, User, UserInfo } from './contract';

/** The account host serves its pictures without TLS. */
const withoutTls = (link: string) => link.replace(/^https:/, 'http:');

export const userOf = (info: UserInfo, rights: Rights): User => {
  const links = info.avatarPath.map(withoutTls);
  const [small, large] = [links[0], links.at(-1)];
  return {
    globalId: info.globalId,
    accountName: info.accountName,
    fullName: info.fullName,
    passwordMobile: info.passwordMobile,
    isVip: info.vipStatus,
    projectCostVipStatus: info.vipStatus,
    isTrial: info.vipStatus && info.trailInterest,
    isPaid: info.vipStatus && !info.trailInterest,
    hasApplied: info.hasApplied,
    isNewUser: info.isNewUser,
    ...(small && large && { avatar: { small, large } }),
    hasRights: rights.haveRights,
    canPublish: rights.canPublish,
    isInternal: rights.isInternal,
    isAnalyst: rights.isAnalyst,
    isPartner: rights.canUseSourcing,
  };
};
