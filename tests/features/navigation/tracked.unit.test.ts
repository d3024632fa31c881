import { events } from '#features/navigation/events';
import { tracked } from '#features/navigation/tracked';
import { anEntry } from '#tests/support/builders';

describe('tracked navigation', () => {
  test('an entered route, by name and never by address', () => {
    const entered = events.routeEntered(
      anEntry({ name: 'policyList', title: '政策文件', fullPath: '/policy/index?a=1' }),
    );
    expect(tracked(entered)).toEqual({ fncode: '100100', query: { title: '政策文件', route: 'policyList' } });
  });

  test('what a page writes into its own address is no second visit', () => {
    expect(tracked(events.routeEntered(anEntry({ isSameRoute: true, isSamePage: true })))).toBeUndefined();
    expect(tracked(events.routeEntered(anEntry({ isSameRoute: true })))).toMatchObject({ fncode: '100100' });
  });

  test('an unknown address', () => {
    expect(tracked(events.routeEntered(anEntry({ name: 'notFound' })))).toEqual({ fncode: '100104' });
  });

  test('a refusal, without the path that was wanted', () => {
    const refused = events.entryRejected({
      reason: 'login',
      path: '/policy/index',
      to: '/home?redirect=%2Fpolicy',
    });
    expect(tracked(refused)).toEqual({ fncode: '100103', query: { reason: 'login', to: '/home' } });
  });

  test('what is done in the frame of the page', () => {
    expect(
      [
        events.tabPressed({ tab: '政策文件' }),
        events.footerLinkFollowed({ name: '关于我们' }),
        events.topReached(),
        events.pageLeft({ name: 'home', dwellMs: 1_500 }),
      ].map(tracked),
    ).toEqual([
      { fncode: '100102', query: { tab: '政策文件' } },
      { fncode: '100106', query: { name: '关于我们' } },
      { fncode: '100105' },
      { fncode: '100101', query: { route: 'home', dwellMs: 1_500 }, route: 'home' },
    ]);
  });

  test('nothing else', () => {
    expect(tracked(events.destinationDropped())).toBeUndefined();
  });
});
