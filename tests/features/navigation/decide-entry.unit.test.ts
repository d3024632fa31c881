import { decideAt } from '#tests/support/navigation';
import { visitors } from '#tests/support/builders';

describe('[GUARD-013] gid in the address', () => {
  test('is filled with the global id of the member', () => {
    expect(decideAt('/policy/index?a=1&gid=', visitors.member)).toEqual({
      kind: 'redirect',
      to: '/policy/index?a=1&gid=6001',
    });
    expect(decideAt('/home?gid=other', visitors.member)).toEqual({
      kind: 'redirect',
      to: '/home?gid=6001',
    });
  });

  test('is left alone where it is right already, so that nobody turns in circles', () => {
    expect(decideAt('/home?gid=6001', visitors.member).kind).toBe('enter');
  });

  test('[GUARD-014] is not added where it was not asked for, and never for a visitor', () => {
    expect(decideAt('/home?a=1', visitors.member).kind).toBe('enter');
    expect(decideAt('/home?gid=other', visitors.out).kind).toBe('enter');
    expect(decideAt('/home?gid=other', visitors.unknown).kind).toBe('enter');
  });
});

describe('decideEntry', () => {
  test('[GUARD-009] a visitor is sent home with the full path, query included, as redirect', () => {
    expect(decideAt('/policy/index?keyword=钢筋&page=2', visitors.out)).toEqual({
      kind: 'refuse',
      reason: 'login',
      to: `/home?redirect=${encodeURIComponent('/policy/index?keyword=钢筋&page=2')}`,
    });
  });

  test('the redirect of a route keeps the query', () => {
    expect(decideAt('/memberActivity?module=MemberGiftBox', visitors.out)).toEqual({
      kind: 'redirect',
      to: '/memberActivity/index?module=MemberGiftBox',
    });
  });

  test('somebody without VIP loses the query on the way home', () => {
    expect(decideAt('/22G/detail?a=1', visitors.member)).toEqual({
      kind: 'refuse',
      reason: 'vip',
      to: '/home',
    });
  });

  test('[GUARD-016] a page of rights opens without them, and says so', () => {
    const decision = decideAt('/policy/detail/7?a=1', visitors.member);
    expect(decision).toMatchObject({ kind: 'enter', lacksRights: true });
    expect(decision.kind === 'enter' && decision.place).toMatchObject({
      fullPath: '/policy/detail/7?a=1',
      params: { policyId: '7' },
      query: { a: '1' },
    });
  });
});
