import { userOf } from '#features/auth/user';
import { someRights, someUserInfo } from '#tests/support/builders';

const userWith = (vipStatus: boolean, trailInterest: boolean) =>
  userOf(someUserInfo({ vipStatus, trailInterest }), someRights());

describe('userOf', () => {
  test('[ROLE-005] paid is VIP and not trial', () => {
    expect(userWith(true, false)).toMatchObject({ isPaid: true, isTrial: false });
    expect(userWith(true, true).isPaid).toBe(false);
    expect(userWith(false, false).isPaid).toBe(false);
  });

  test('[ROLE-006] trial is a VIP with trailInterest, not counted as paid', () => {
    expect(userWith(true, true)).toMatchObject({ isVip: true, isTrial: true, isPaid: false });
    expect(userWith(false, true)).toMatchObject({ isVip: false, isTrial: false, isPaid: false });
  });

  test('[SESSION-019][ROLE-016][CONFLICT-013] the VIP status of project costs is a flag of its own with the same value', () => {
    expect(userWith(true, false).projectCostVipStatus).toBe(true);
    expect(userWith(false, false).projectCostVipStatus).toBe(false);
  });

  test('[SESSION-017][SESSION-018] what is known of the member is taken over, isVip from vipStatus', () => {
    const info = someUserInfo({ vipStatus: true, trailInterest: true, hasApplied: true, isNewUser: true });
    expect(userOf(info, someRights())).toMatchObject({
      globalId: '6001',
      accountName: 'member',
      fullName: '王工',
      passwordMobile: '138****0001',
      isVip: true,
      isTrial: true,
      hasApplied: true,
      isNewUser: true,
    });
  });

  test('each right is told by its own name', () => {
    const names = {
      haveRights: 'hasRights',
      canPublish: 'canPublish',
      isInternal: 'isInternal',
      isAnalyst: 'isAnalyst',
      canUseSourcing: 'isPartner',
    } as const;
    for (const [right, flag] of Object.entries(names)) {
      const user = userOf(someUserInfo(), someRights({ [right]: true }));
      expect(Object.values(names).filter((name) => user[name])).toEqual([flag]);
    }
  });

  test('[SESSION-020] of the pictures the first is small, the last is large, and https becomes http', () => {
    const avatarPath = [
      'https://a.example/s.png',
      'https://a.example/m.png',
      'http://a.example/l.png?x=https:',
    ];
    expect(userOf(someUserInfo({ avatarPath }), someRights()).avatar).toEqual({
      small: 'http://a.example/s.png',
      large: 'http://a.example/l.png?x=https:',
    });
  });

  test('one picture is both, none is none', () => {
    expect(userOf(someUserInfo({ avatarPath: ['https://a.example/x.png'] }), someRights()).avatar).toEqual({
      small: 'http://a.example/x.png',
      large: 'http://a.example/x.png',
    });
    expect(userOf(someUserInfo(), someRights())).not.toHaveProperty('avatar');
  });
});
