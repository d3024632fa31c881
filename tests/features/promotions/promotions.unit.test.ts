import { isObservable, of, Subject, throwError, type Observable } from 'rxjs';
import { events as auth } from '#features/auth/events';
import { promotions } from '#features/promotions/index';
import { commands } from '#features/promotions/commands';
import { events } from '#features/promotions/events';
import { selectEntrance, selectIsNew, selectRecruitImage } from '#features/promotions/selectors';
import { tracked } from '#features/promotions/tracked';
import { linkTo } from '#features/promotions/ui/entrance.tsx';
import type { Message } from '#src/kernel/messages';
import type { ApiReply, ApiRequest } from '#src/kernel/send';
import { createProgramStore } from '#src/program/store';
import { aUser } from '#tests/support/builders';
import { fakeAddress, fakePorts } from '#tests/support/ports';
import { anAnswer } from '#tests/support/replies';

const FLAG = '/pb/behavior/getHomePopFlag';
const CLOSE = '/pb/behavior/closeHomePopFlag';
const INFO = '/pb/home/popupInfo';
const JUMP = '/pb/home/popupJump';
const STANDARD = '/pb/behavior/checkUserStorard';
const CLICK = '/pb/behavior/changeAdvertisementClickFlag';

const entrance = { id: '7', title: '签到', entranceImgPath: '/e.png', jumpedUrl: '/memberActivity/index' };
const answers: Readonly<Record<string, unknown>> = {
  [FLAG]: { popFlag: true, imagePath: '/r.png' },
  [INFO]: entrance,
  [STANDARD]: { clicked: false },
};

const open = (more: Readonly<Record<string, unknown>> = {}) => {
  const asked: ApiRequest[] = [];
  const address = fakeAddress();
  const said$ = new Subject<Message>();
  const send = (request: ApiRequest): Observable<ApiReply> => {
    asked.push(request);
    const answer = { ...answers, ...more }[request.path] ?? null;
    return isObservable(answer) ? (answer as Observable<ApiReply>) : of(anAnswer(answer));
  };
  const { store, join } = createProgramStore({
    ports: fakePorts({ send, address }),
    standing: {},
    epics: { speak: () => said$ },
  });
  join(promotions);
  const asks = (path: string) => asked.filter((request) => request.path === path);
  return { store, asks, address, say: (message: Message) => said$.next(message) };
};

const vip = auth.loggedIn({ user: aUser({ isVip: true }), way: 'account' });
const member = auth.loggedIn({ user: aUser(), way: 'account' });

describe('recruiting of experts', () => {
  test('[SHELL-017] [ROLE-015] [CALL-050] [CONST-012] a VIP member sees it when the flag is set', () => {
    const { store, asks, say } = open();
    say(vip);
    expect(asks(FLAG)).toMatchObject([{ method: 'GET', query: { popEnum: 'RECRUIT' }, quiet: true }]);
    expect(selectRecruitImage(store.getState())).toBe('/r.png');
  });

  test('[SHELL-017] without the flag nothing is seen', () => {
    const { store, say } = open({ [FLAG]: { popFlag: false, imagePath: '' } });
    say(vip);
    expect(selectRecruitImage(store.getState())).toBeUndefined();
  });

  test.each([member, auth.noSessionFound(), auth.loggedOut({ by: 'member' })])(
    '[SHELL-017] [ROLE-015] for nobody else is it even asked for: %j',
    (heard) => {
      const { asks, say } = open();
      say(heard);
      expect(asks(FLAG)).toEqual([]);
    },
  );

  test('[SHELL-018] [CALL-051] following it goes to /static, hides it and tells the server', () => {
    const { store, asks, address, say } = open();
    say(vip);
    store.dispatch(commands.followRecruit());
    store.dispatch(commands.followRecruit());
    expect(address.moves).toEqual(['go /static']);
    expect(selectRecruitImage(store.getState())).toBeUndefined();
    expect(asks(CLOSE)).toMatchObject([{ method: 'GET', query: { popEnum: 'RECRUIT' }, quiet: true }]);
  });

  test('[SHELL-018] it stays hidden although the server cannot be told', () => {
    const { store, say } = open({ [CLOSE]: throwError(() => new Error('no network')) });
    say(vip);
    store.dispatch(commands.followRecruit());
    expect(selectRecruitImage(store.getState())).toBeUndefined();
  });

  test('[SHELL-019] the close icon only hides it', () => {
    const { store, asks, address, say } = open();
    say(vip);
    store.dispatch(commands.hideRecruit());
    expect(selectRecruitImage(store.getState())).toBeUndefined();
    expect([asks(CLOSE), address.moves]).toEqual([[], []]);
  });

  test('an answer that comes after logging out shows nothing', () => {
    const answer$ = new Subject<ApiReply>();
    const { store, say } = open({ [FLAG]: answer$ });
    say(vip);
    say(auth.loggedOut({ by: 'member' }));
    answer$.next(anAnswer(answers[FLAG]));
    expect(selectRecruitImage(store.getState())).toBeUndefined();
  });
});

describe('entrance in the service bar', () => {
  test('[SHELL-030] [SHELL-043] [CALL-043] everybody sees it where the server has one', () => {
    const { store, asks, say } = open();
    say(auth.noSessionFound());
    expect(selectEntrance(store.getState())).toEqual(entrance);
    expect(asks(STANDARD)).toEqual([]);
  });

  test('[SHELL-030] without one there is none', () => {
    const { store, say } = open({ [INFO]: null });
    say(auth.noSessionFound());
    expect(selectEntrance(store.getState())).toBeUndefined();
  });

  test('[CALL-052] it is new to a member until it was followed, on whichever browser', () => {
    const first = open();
    first.say(member);
    expect(first.asks(STANDARD)).toMatchObject([{ query: { id: '7' } }]);
    expect(selectIsNew(first.store.getState())).toBe(true);
    const later = open({ [STANDARD]: { clicked: true } });
    later.say(member);
    expect(selectIsNew(later.store.getState())).toBe(false);
  });

  test('[CALL-049] [CALL-053] following it is counted, and remembered of a member', () => {
    const { store, asks, say } = open();
    say(member);
    store.dispatch(commands.followEntrance({ id: '7' }));
    expect(asks(JUMP)).toMatchObject([
      { method: 'POST', bodyKind: 'multipart', body: { id: '7' }, quiet: true },
    ]);
    expect(asks(CLICK)).toMatchObject([{ method: 'GET', query: { id: '7' }, quiet: true }]);
    expect(selectIsNew(store.getState())).toBe(false);
  });

  test('[CALL-053] of a visitor only the jump is counted', () => {
    const { store, asks, say } = open();
    say(auth.noSessionFound());
    store.dispatch(commands.followEntrance({ id: '7' }));
    expect([asks(JUMP).length, asks(CLICK).length]).toEqual([1, 0]);
  });

  test('another member who logs in inherits nothing', () => {
    const { store, say } = open({ [STANDARD]: { clicked: true } });
    say(vip);
    expect(selectIsNew(store.getState())).toBe(false);
    say(auth.loggedOut({ by: 'other-tab' }));
    expect(selectRecruitImage(store.getState())).toBeUndefined();
    expect(selectIsNew(store.getState())).toBe(false);
  });
});

test('[SHELL-043] a picture leads to a page of this portal or to https, and nowhere else', () => {
  expect(linkTo('/memberActivity/index')).toEqual({ href: '#/memberActivity/index' });
  expect(linkTo('https://partner.test/a')).toEqual({
    href: 'https://partner.test/a',
    target: '_blank',
    rel: 'noopener noreferrer',
  });
  const others = [
    '//evil.test',
    '/\\evil.test',
    'javascript:alert(1)',
    'http://evil.test',
    'data:text/html,x',
    '',
  ];
  expect(others.map(linkTo)).toEqual(others.map(() => undefined));
});

test('the analysts learn what became of the box and of the entrance', () => {
  expect(
    [
      events.recruitFound({ imagePath: '' }),
      events.recruitFollowed(),
      events.recruitDismissed(),
      events.entranceFollowed({ id: '7' }),
      events.entranceFound({ entrance }),
    ].map(tracked),
  ).toEqual([
    { fncode: '600401', query: { act: 'shown' } },
    { fncode: '600401', query: { act: 'followed' } },
    { fncode: '600401', query: { act: 'dismissed' } },
    { fncode: '100107', query: { item: 'entrance', id: '7' } },
    undefined,
  ]);
});
