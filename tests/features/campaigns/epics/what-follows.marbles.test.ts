import { NEVER, of, throwError } from 'rxjs';
import { events as auth } from '#features/auth/events';
import type { Act, Told } from '#features/campaigns/acts';
import { commands } from '#features/campaigns/commands';
import type { CampaignInfo } from '#features/campaigns/contract/index';
import { copyLink } from '#features/campaigns/epics/copy-link';
import { dismissOutcome, takePart } from '#features/campaigns/epics/take-part';
import { events } from '#features/campaigns/events';
import { invitationHref } from '#features/campaigns/modules';
import {
  followAct,
  refreshAfterRefusal,
  seekEgg,
  showAfterLogin,
  showInvitation,
  showOnEntry,
  tellOfEgg,
} from '#features/campaigns/policies';
import { initialState, reducer, type CampaignsState } from '#features/campaigns/state';
import { events as navigation } from '#features/navigation/events';
import { matchRoute } from '#features/navigation/ui/index';
import type { Epic } from '#src/kernel/epic';
import type { Message } from '#src/kernel/messages';
import { CallRefused } from '#src/kernel/send';
import { notices } from '#src/kernel/shared-events';
import { anEntry, aUser, stateOf } from '#tests/support/builders';
import { marbles } from '#tests/support/marbles';
import { fakePorts } from '#tests/support/ports';
import { anAnswer, aReply } from '#tests/support/replies';

const member: CampaignsState = { ...initialState, isMember: true };
const tells = (
  epic: Epic,
  heard: Message | readonly Message[],
  own = member,
  send: jest.Mock = jest.fn(() => NEVER),
) => {
  const said: Message[] = [];
  marbles(({ cold, flush }) => {
    const heard$ = cold<Message>('ab'.slice(0, [heard].flat().length), {
      a: [heard].flat()[0]!,
      b: [heard].flat()[1]!,
    });
    epic(heard$, stateOf({ campaigns: own }), fakePorts({ send: send as never })).subscribe((message) =>
      said.push(message),
    );
    flush();
  })();
  return said.map((message) => ({ type: message.type, payload: (message as { payload?: unknown }).payload }));
};
const partsOf = (said: readonly { readonly payload?: unknown }[]) =>
  said.map(({ payload }) => (payload as { readonly part: string }).part);
const login = auth.loggedIn({ user: aUser(), way: 'account' });
const problem = { code: 441, message: '' };
const task: Act = { act: 'task', key: 'giftBoxV76', taskId: 'a' };
const flip: Act = { act: 'draw', key: 'qixiGift', number: 3 };

test('whoever logs in on the page of a campaign sees it anew, with what they had of it', () => {
  const at = { ...member, place: { name: 'activityHome', query: { module: 'CollectCard' } } };
  expect(partsOf(tells(showAfterLogin, login, at))).toEqual(['collectCard', 'collectCardRecords']);
  expect(tells(showAfterLogin, login)).toEqual([]);
});

test('a visitor is shown what is public, and nothing is asked for that is not', () => {
  const entered = (name: string, query = {}) =>
    partsOf(tells(showOnEntry, navigation.routeEntered(anEntry({ name, query })), initialState));
  expect(entered('activityHome', { module: 'CollectCard' })).toEqual(['collectCard']);
  expect(entered('introduceNewUser')).toEqual([]);
});

test('after an act, and after a refusal, its campaign is read anew', () => {
  const parts = ['giftBoxV76', 'giftBoxV76Records'];
  expect(partsOf(tells(followAct, events.actAccepted({ act: task, told: {} })))).toEqual(parts);
  expect(partsOf(tells(refreshAfterRefusal, events.actFailed({ act: task, problem })))).toEqual(parts);
});

test('an address that invites leads to a page that asks whose it is, also after a logout', () => {
  const { route, query } = matchRoute(invitationHref('ABCDEFGHJK').slice(1));
  const place = { name: route.name, query };
  const asked = [
    { type: commands.loadPart.type, payload: { part: 'invitation', query: { url: 'ABCDEFGHJK' } } },
  ];
  expect(tells(showInvitation, navigation.routeEntered(anEntry(place)), initialState)).toEqual(asked);
  expect(tells(showInvitation, auth.loggedOut({ by: 'member' }), { ...initialState, place })).toEqual(asked);
});

describe('[CALL-128] the egg', () => {
  const box = (more: object = {}) =>
    reducer(
      member,
      events.partLoaded({
        part: 'giftBoxV67',
        data: { own: {}, standing: { state: 'running' }, ...more } as CampaignInfo,
      }),
    );
  const enter = (name: string, more: object = {}) =>
    navigation.routeEntered({ ...anEntry({ name }), ...more });
  const sought = (own: CampaignsState, name = 'unitPriceList', more: object = {}) =>
    tells(seekEgg, enter(name, more), own).map(({ payload }) => (payload as { place: string }).place);

  test('is looked for on each page where it may lie, as that page', () => {
    expect(
      ['commonProjList', 'unitPriceList', 'laborSubcontractingList', 'home'].map((name) =>
        sought(box(), name),
      ),
    ).toEqual([['commonproj'], ['unitPrice'], ['labor'], []]);
  });
  test('is not looked for once its campaign is over, by a visitor, or again on the same page', () => {
    expect(sought(box({ standing: { state: 'ended' } }))).toEqual([]);
    expect(sought(box({ own: null }))).toEqual([]);
    expect(sought(box(), 'unitPriceList', { isSamePage: true })).toEqual([]);
  });
  test.each([
    ['found', 'success', '找到今天的彩蛋了'],
    ['had', 'info', '今天的彩蛋已经找到'],
    ['none', 'info', '今天的彩蛋不在这一页'],
  ] as const)('that is %s is told as a notice where it was sought', (state, type, text) => {
    const act: Act = { act: 'egg', key: 'giftBoxV67', place: 'labor' };
    const send = jest.fn(() => of(anAnswer({ state, eggs: 1 })));
    const [, accepted] = tells(takePart, commands.takePart(act), member, send);
    const { told } = accepted!.payload as { readonly told: Told };
    expect(tells(tellOfEgg, events.actAccepted({ act, told }))).toEqual([
      { type: notices.noticeRaised.type, payload: { type, text } },
    ]);
  });
  test('nothing else is told as a notice', () => {
    expect(tells(tellOfEgg, events.actAccepted({ act: flip, told: { text: '获得 巧果' } }))).toEqual([]);
  });
});

describe('what came of an act', () => {
  const toldOf = (act: Act, data: object) => {
    const said = tells(
      takePart,
      commands.takePart(act),
      member,
      jest.fn(() => of(anAnswer(data))),
    );
    return (said[1]!.payload as { readonly told: Told }).told;
  };
  const effect = { isFormer: true, isVip: true };

  test('of a draw: what was given, and what it fell on where that is another', () => {
    const answer = { number: 3, state: 'given', given: 'cake', ...effect };
    const given = { given: 'cake', isFormer: true, isVip: true };
    for (const act of [flip, { act: 'drawTask', key: 'giftBoxV76', taskId: 'a' }] as const) {
      expect(toldOf(act, { ...answer, drawn: 'cake' })).toEqual(given);
      expect(toldOf(act, { ...answer, drawn: 'vip' })).toEqual({ ...given, drawn: 'vip' });
    }
  });
  test.each<readonly [Act]>([
    [{ act: 'goal', key: 'collectCard', goal: 'set', number: 1 }],
    [{ act: 'swap', key: 'collectCard', from: 'a', to: 'b', number: 1 }],
  ])('of %j: the gift by its name', (act) => {
    const gift = { goal: 'set', number: 1, name: '保温杯', ...effect };
    expect(toldOf(act, gift)).toEqual({ given: '保温杯', text: '获得 保温杯', isFormer: true, isVip: true });
  });
});

test('[ACT-012] an act that is refused has failed, and is not looked into', () => {
  const send = jest.fn(() => throwError(() => new CallRefused(aReply(441))));
  expect(tells(takePart, commands.takePart(flip), member, send)).toMatchObject([
    {},
    { type: events.actFailed.type, payload: { act: flip, problem: { code: 441 } } },
  ]);
});

test('while an act is on its way another is not sent', () => {
  const send = jest.fn((_: object) => NEVER);
  tells(takePart, [commands.takePart(flip), commands.takePart(task)], member, send);
  expect(send.mock.calls).toMatchObject([[{ path: '/pb/activity/qixiGift/flipCard' }]]);
});

test('what has been read is dismissed', () => {
  expect(tells(dismissOutcome, commands.dismissOutcome())).toMatchObject([
    { type: events.outcomeDismissed.type },
  ]);
});

test('an address is copied whole, and a browser that does not allow it is told of', () => {
  const asked = commands.copyLink({ link: 'http://portal/#/there' });
  const copy = jest.fn((_: string) => of(undefined));
  expect(tells(copyLink(copy), asked)).toMatchObject([{ type: events.linkCopied.type }]);
  expect(copy.mock.calls).toEqual([['http://portal/#/there']]);
  const refusing = () => throwError(() => new Error('NotAllowed'));
  expect(tells(copyLink(refusing), asked)).toMatchObject([{ type: events.copyRejected.type }]);
});
