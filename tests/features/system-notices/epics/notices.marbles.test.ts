import { BehaviorSubject, of, Subject, throwError } from 'rxjs';
import { TestScheduler } from 'rxjs/testing';
import { systemNotices } from '#features/system-notices/index';
import { commands } from '#features/system-notices/commands';
import type { SystemNotice } from '#features/system-notices/contract';
import { events as auth } from '#features/auth/events';
import { runTogether } from '#src/kernel/epic';
import type { Message } from '#src/kernel/messages';
import type { ApiRequest } from '#src/kernel/send';
import { aUser } from '#tests/support/builders';
import { fakePorts, memoryStorage } from '#tests/support/ports';
import { anAnswer } from '#tests/support/replies';

const aNotice = (more: Partial<SystemNotice> = {}) => ({
  id: '1',
  type: 'info',
  title: '系统维护',
  content: '<p>今晚</p>',
  duration: 5_000,
  autoClose: true,
  ...more,
});

/** The slice as it is, in virtual time; `visitor` and `member` are standing facts. */
const played = (heard: string, replies: readonly unknown[], kept = memoryStorage()) => {
  const scheduler = new TestScheduler(() => undefined);
  const asked: ApiRequest[] = [];
  const said: (readonly [ms: number, type: string])[] = [];
  const state$ = new BehaviorSubject({ systemNotices: systemNotices.reducer(undefined, { type: '' }) });
  scheduler.run(({ hot }) => {
    const action$ = new Subject<Message>();
    const hear = (message: Message) => {
      state$.next({ systemNotices: systemNotices.reducer(state$.value['systemNotices'], message) });
      action$.next(message);
    };
    const send = (request: ApiRequest) => {
      const data = replies[Math.min(asked.length, replies.length - 1)];
      asked.push(request);
      return data === undefined ? throwError(() => new Error('gone')) : of(anAnswer(data));
    };
    runTogether(systemNotices.epics())(action$, state$, fakePorts({ send, kept })).subscribe((message) => {
      if (message.meta.kind === 'event')
        said.push([scheduler.now(), message.type.replace('systemNotices/', '')]);
      hear(message);
    });
    hot(heard, {
      v: auth.noSessionFound(),
      m: auth.loggedIn({ user: aUser(), way: 'account' }),
      h: commands.hideNotice({ id: '1' }),
    }).subscribe(hear);
  });
  return { asked, said, shown: state$.value['systemNotices'].shown, kept };
};

test('[CALL-048] a visitor asks without, a member with the globalId', () => {
  expect(played('v', [[]]).asked[0]).toMatchObject({
    path: '/pb/home/jijiaNotification',
    query: {},
    quiet: true,
  });
  expect(played('m', [[]]).asked[0]).toMatchObject({ query: { globalId: '6001' } });
});

test('[NOTICE-001] a notice without a duration lasts five seconds', () => {
  const { duration: _, ...notice } = aNotice();
  expect(played('v', [[notice]]).said).toContainEqual([5_000, 'noticeDismissed']);
});

test('[NOTICE-003] [NOTICE-005] one that closes by itself is hidden at zero, and cleared when it has slid out', () => {
  const { said, shown } = played('v', [[aNotice({ duration: 8_000 })]]);
  expect(said).toEqual([
    [0, 'noticesLoaded'],
    [8_000, 'noticeDismissed'],
    [8_500, 'noticeCleared'],
  ]);
  expect(shown).toEqual([]);
});

test('[NOTICE-004] another stays until the member closes it, which happens once', () => {
  const stays = [[aNotice({ autoClose: false })]];
  expect(played('v', stays).shown).toHaveLength(1);
  expect(played('v 59s h h', stays).said.slice(1)).toEqual([
    [59_001, 'noticeDismissed'],
    [59_501, 'noticeCleared'],
  ]);
});

test('one that stands is not shown twice, and its time is not begun again', () => {
  const { said } = played('v 999ms m', [[aNotice()]]);
  expect(said.filter(([, type]) => type === 'noticeDismissed')).toEqual([[5_000, 'noticeDismissed']]);
});

test('what was read on this browser does not come back', () => {
  const { kept } = played('v 9ms h', [[aNotice({ autoClose: false })]]);
  expect(
    played('v', [[aNotice({ autoClose: false }), aNotice({ id: '2', autoClose: false })]], kept).shown,
  ).toEqual([expect.objectContaining({ id: '2' })]);
});

const four = ['1', '2', '3', '4'].map((id) => aNotice({ id, autoClose: false }));
const idsOf = ({ shown }: ReturnType<typeof played>) => shown.map(({ id }) => id);

test('the newest three of those that were not read are shown: a read one takes no place', () => {
  const first = played('v 9ms h', [four]);
  expect(idsOf(played('v', [four]))).toEqual(['1', '2', '3']);
  expect(idsOf(played('v', [four], first.kept))).toEqual(['2', '3', '4']);
});

test('three that stand already leave no place for others', () => {
  expect(idsOf(played('v 9ms m', [four]))).toEqual(['1', '2', '3']);
});

test('without an answer there are no notices and no words about it', () => {
  expect(played('v', [undefined]).said).toEqual([[0, 'noticesFailed']]);
});
