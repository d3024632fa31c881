import type { Rights, UserInfo } from './contract';

/** The member as the portal knows them; holds no secret, so it may stand in the state and in a recording. */
export interface User {
  readonly globalId: string;
  readonly accountName: string;
  readonly fullName: string;
  readonly passwordMobile: string;
  readonly isVip: boolean;
  /** Kept apart from isVip, although the server fills both alike. */
  readonly projectCostVipStatus: boolean;
  readonly isTrial: boolean;
  readonly isPaid: boolean;
  /** Seconds, when the server was asked. */
  readonly trialLeftS?: number;
  readonly hasApplied: boolean;
  readonly isNewUser: boolean;
  readonly avatar?: { readonly small: string; readonly large: string };
  readonly hasRights: boolean;
  readonly canPublish: boolean;
  readonly isInternal: boolean;
  readonly isAnalyst: boolean;
  readonly isPartner: boolean;
}

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
    ...(info.trialLeftS && { trialLeftS: info.trialLeftS }),
    ...(small && large && { avatar: { small, large } }),
    hasRights: rights.haveRights,
    canPublish: rights.canPublish,
    isInternal: rights.isInternal,
    isAnalyst: rights.isAnalyst,
    isPartner: rights.canUseSourcing,
  };
};

/** A member of whom nothing is known but the login. */
export const strangerOf = (known: Pick<User, 'globalId' | 'accountName' | 'isNewUser'>): User =>
  userOf(
    {
      ...known,
      fullName: '',
      passwordMobile: '',
      vipStatus: false,
      trailInterest: false,
      hasApplied: false,
      avatarPath: [],
    },
    { haveRights: false, canPublish: false, isInternal: false, isAnalyst: false, canUseSourcing: false },
  );
