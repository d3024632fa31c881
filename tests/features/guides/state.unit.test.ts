import { events as auth } from '#features/auth/events';
import { events } from '#features/guides/events';
import { selectGuideHere } from '#features/guides/selectors';
import { initialState, reducer, type GuidesState } from '#features/guides/state';
import { events as navigation } from '#features/navigation/events';
import { anEntry, aUser } from '#tests/support/builders';

describe('the state', () => {
  const folded = (...heard: readonly Parameters<typeof reducer>[1][]) =>
    heard.reduce<GuidesState>(reducer, initialState);
  const onPage = navigation.routeEntered(anEntry({ name: 'commonProjList' }));
  const first = { guide: 'bid_node', step: 0 } as const;

  test('hears of the present step alone', () => {
    const state = folded(
      onPage,
      events.guideBegun(first),
      events.targetFound({ guide: 'bid_node', step: 1 }),
      events.targetFound({ guide: 'labor', step: 0 }),
    );
    expect(state.running).toEqual({ ...first, phase: 'awaited' });
  });

  test('waits for what left, and knows what was missed', () => {
    const shown = folded(onPage, events.guideBegun(first), events.targetFound(first));
    expect(reducer(shown, events.targetLost(first)).running?.phase).toBe('awaited');
    expect(reducer(shown, events.targetMissed(first)).running?.phase).toBe('missed');
  });

  test('stays as it is on the same page with another query, and begins anew on a page entered anew', () => {
    const shown = folded(onPage, events.guideBegun(first), events.targetFound(first));
    const again = navigation.routeEntered(anEntry({ name: 'commonProjList', isSameRoute: true }));
    expect(reducer(shown, again).running?.phase).toBe('shown');
    expect(reducer(shown, onPage).running?.phase).toBe('awaited');
    const other = navigation.routeEntered(anEntry({ name: 'home', isSameRoute: true }));
    expect(reducer(shown, other).running?.phase).toBe('away');
  });

  test('knows the page after a log-out, and where a closed guide goes on', () => {
    const closed = folded(onPage, events.guideBegun(first), events.guideClosed(first));
    expect(closed.progress).toEqual(first);
    expect(
      folded(onPage, events.guideBegun(first), events.guideCompleted({ guide: 'bid_node' })),
    ).not.toHaveProperty('progress');
    const left = reducer(closed, auth.loggedOut({ by: 'member' }));
    expect(left).toEqual({ ...initialState, route: 'commonProjList' });
    expect(selectGuideHere({ guides: left })).toBe('bid_node');
  });

  test('tells rights and VIP apart', () => {
    const member = (more: object) => folded(auth.loggedIn({ user: aUser(more), way: 'account' })).member;
    expect(member({ isVip: true, hasRights: false })).toMatchObject({ isVip: true, hasRights: false });
    expect(member({ isVip: false, hasRights: true })).toMatchObject({ isVip: false, hasRights: true });
  });
});
