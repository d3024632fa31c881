import { events as auth } from '../../../features/auth/events';
import { events as navigation } from '../../../features/navigation/events';
import { events as projects } from '../../../features/projects/events';
import { events } from '../../../features/search/events';
import { endSearch } from '../../../features/search/policies';
import { initialState, type SearchState } from '../../../features/search/state';
import type { Message } from '../../../src/kernel/messages';
import { aProjectPage, aProjectRow, anEntry, stateOf } from '../../support/builders';
import { marbles } from '../../support/marbles';
import { fakePorts } from '../../support/ports';

const running: SearchState = {
  ...initialState,
  running: { searchId: 1_000_000_001, keyword: '钢', at: 1_000 },
};
const saidTo = (message: Message, state: SearchState) => {
  const said: Message[] = [];
  marbles(({ hot, flush }) => {
    const ports = fakePorts({ now: () => 1_250 });
    endSearch(hot('-m', { m: message }), stateOf({ search: state }), ports).subscribe((event) =>
      said.push(event),
    );
    flush();
  })();
  return said;
};
const ended = (outcome: { readonly total: number; readonly failedWith?: number }) => [
  events.searchEnded({ ...outcome, searchId: 1_000_000_001, ms: 250 }),
];
const found = projects.projectsFound({ page: aProjectPage([aProjectRow(), aProjectRow({ id: 'p2' })]) });

describe('endSearch', () => {
  test('[TRACK-003] the list answers', () => {
    expect(saidTo(found, running)).toEqual(ended({ total: 2 }));
  });

  test('[TRACK-004] a status other than 200 counts as a failed search', () => {
    const failed = projects.searchFailed({ problem: { code: 500, message: '出错了' } });
    expect(saidTo(failed, running)).toEqual(ended({ total: 0, failedWith: 500 }));
  });

  test('the page is refused, or the session is over', () => {
    const refused = navigation.entryRefused({ reason: 'login', path: '/commonproj/index', to: '/home' });
    expect(saidTo(refused, running)).toEqual(ended({ total: 0 }));
    expect(saidTo(auth.loggedOut({ by: 'server' }), running)).toEqual(ended({ total: 0 }));
  });

  test('[TRACK-003] another page is entered, or a list that cannot answer yet', () => {
    const elsewhere = navigation.routeEntered(anEntry({ name: 'policyList' }));
    const list = navigation.routeEntered(anEntry({ name: 'commonProjList' }));
    expect(saidTo(elsewhere, running)).toEqual(ended({ total: 0 }));
    expect(saidTo(list, running)).toEqual([]);
  });

  test('a list that was not searched from the header ends nothing', () => {
    expect(saidTo(found, initialState)).toEqual([]);
  });
});
