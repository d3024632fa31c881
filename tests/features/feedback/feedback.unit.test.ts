import { of, Subject, throwError } from 'rxjs';
import { events as auth } from '#features/auth/events';
import { commands } from '#features/feedback/commands';
import { events } from '#features/feedback/events';
import {
  selectIsFeedbackOpen,
  selectIsNoDataOpen,
  selectOwn,
  selectProblem,
  selectSought,
  selectStart,
} from '#features/feedback/selectors';
import { tracked } from '#features/feedback/tracked';
import { events as navigation } from '#features/navigation/events';
import { events as notices } from '#features/notices/events';
import { events as search } from '#features/search/events';
import { events as serviceBar } from '#features/service-bar/events';
import type { Message } from '#src/kernel/messages';
import { CallRefused, type ApiReply } from '#src/kernel/send';
import { anEntry, aUser } from '#tests/support/builders';
import { anAnswer, aReply } from '#tests/support/replies';
import { openFeedbackTab as open } from './a-feedback-tab';

const given = { description: '列表很好用', name: '王工', mobile: '138****0001' };
const DRAFT = { description: '写了一半', name: '王工' };

const noticesIn = (heard: readonly Message[]) =>
  heard.filter(notices.noticeRaised.match).map(({ payload }) => payload);
const comeIn = () => auth.loggedIn({ user: aUser(), way: 'resumed' });

test('[SHELL-004] [ACT-010] [FEEDBACK-006] [FEEDBACK-009] opens from the service bar and closes, by a flag', () => {
  const { store, say } = open();
  say(serviceBar.feedbackWanted());
  expect(selectIsFeedbackOpen(store.getState())).toBe(true);
  store.dispatch(commands.closeFeedback());
  expect(selectIsFeedbackOpen(store.getState())).toBe(false);
});

test('begins with what the account says', () => {
  const { store, say } = open();
  say(comeIn());
  say(serviceBar.feedbackWanted());
  expect(selectStart(store.getState())).toEqual({ description: '', name: '王工', mobile: '138****0001' });
});

test('[FEEDBACK-001] [FEEDBACK-002] [FEEDBACK-004] what is taken says 操作成功, and the dialog closes', () => {
  const { store, say, asked, heard } = open();
  say(serviceBar.feedbackWanted());
  store.dispatch(commands.submit(given));
  expect(asked).toEqual([
    {
      method: 'POST',
      path: '/pb/behavior/addFeedback',
      once: true,
      body: { ...given, srcType: '3' },
      session: 'optional',
      quiet: true,
    },
  ]);
  expect(noticesIn(heard)).toEqual([{ type: 'success', text: '操作成功' }]);
  expect(selectIsFeedbackOpen(store.getState())).toBe(false);
});

test('[FEEDBACK-005] what is not taken says 操作失败, and the form stays with the reason', () => {
  const refusal = new CallRefused(aReply(442, { businessMsg: '提交过于频繁，请稍后再试' }));
  const { store, say, heard } = open(() => throwError(() => refusal));
  say(serviceBar.feedbackWanted());
  store.dispatch(commands.submit(given));
  expect(noticesIn(heard)).toEqual([{ type: 'error', text: '操作失败' }]);
  expect([selectIsFeedbackOpen(store.getState()), selectProblem(store.getState())]).toEqual([
    true,
    '提交过于频繁，请稍后再试',
  ]);
});

test('without an answer nobody knows whether it was stored: the form stays, to be sent again', () => {
  const { store, say } = open(() => throwError(() => new Error('no network')));
  say(serviceBar.feedbackWanted());
  store.dispatch(commands.submit(given));
  expect([selectIsFeedbackOpen(store.getState()), selectProblem(store.getState())]).toEqual([
    true,
    '网络异常，反馈可能已经提交。请再提交一次，不会重复',
  ]);
});

test('where the session is lost on the way, that is told alone', () => {
  const answer$ = new Subject<ApiReply>();
  const { store, say, heard } = open(() => answer$);
  say(comeIn());
  say(serviceBar.feedbackWanted());
  store.dispatch(commands.submit(given));
  say(auth.loggedOut({ by: 'server' }));
  answer$.error(new CallRefused(aReply(302)));
  expect(heard.filter(events.feedbackFailed.match)).toHaveLength(1);
  expect(noticesIn(heard)).toEqual([]);
});

test('pressing twice sends once, and what is on its way is waited for', () => {
  const answer$ = new Subject<ApiReply>();
  const { store, say, asked } = open(() => answer$);
  say(serviceBar.feedbackWanted());
  store.dispatch(commands.submit(given));
  store.dispatch(commands.submit(given));
  store.dispatch(commands.closeFeedback());
  expect([asked.length, selectIsFeedbackOpen(store.getState())]).toEqual([1, true]);
});

test('what was typed when the session was lost is there again after the login of the same member', () => {
  const { store, say } = open();
  say(comeIn());
  say(serviceBar.feedbackWanted());
  store.dispatch(events.draftKept({ draft: DRAFT, globalId: '6001' }));
  // As two calls learn it at once.
  for (let told = 0; told < 2; told += 1) say(auth.loggedOut({ by: 'server' }));
  expect([selectIsFeedbackOpen(store.getState()), selectStart(store.getState()).description]).toEqual([
    false,
    '',
  ]);
  say(comeIn());
  expect([selectIsFeedbackOpen(store.getState()), selectStart(store.getState()).description]).toEqual([
    true,
    DRAFT.description,
  ]);
});

test('it is no other member’s, is there after a reload, and is gone once it was sent', () => {
  const first = open();
  first.say(comeIn());
  first.store.dispatch(events.draftKept({ draft: DRAFT, globalId: '6001' }));
  const { store, say, kept } = open(undefined, first.kept);
  say(auth.loggedIn({ user: aUser({ globalId: '7002' }), way: 'resumed' }));
  expect(selectStart(store.getState()).description).toBe('');
  say(comeIn());
  expect(selectStart(store.getState()).description).toBe(DRAFT.description);
  store.dispatch(commands.submit(given));
  expect(kept.get('feedbackDraft:6001')).toBeUndefined();
});

test('[FEEDBACK-007] [FEEDBACK-008] where nothing was found a dialog says so, and leads to the form with what was sought', () => {
  const { store, say } = open();
  say(search.nothingReported({ text: '地铁盾构' }));
  expect([selectIsNoDataOpen(store.getState()), selectSought(store.getState())]).toEqual([true, '地铁盾构']);
  store.dispatch(commands.closeNoData());
  expect(selectIsNoDataOpen(store.getState())).toBe(false);
  store.dispatch(commands.askForData());
  expect(selectStart(store.getState()).description).toBe('需要的数据：地铁盾构');
});

test('the message centre asks for what the member sent', () => {
  const own = {
    id: '1',
    description: '好',
    at: '2026-11-23T00:00:00.000Z',
    answer: null,
    answeredAt: null,
    isAdopted: false,
  };
  const { store, say, asked } = open(() => of(anAnswer({ feedback: [own] })));
  say(navigation.routeEntered(anEntry({ name: 'userMessages' })));
  expect(asked).toMatchObject([{ method: 'GET', path: '/pb/userCenter/feedback' }]);
  expect(selectOwn(store.getState())).toEqual({ status: 'shown', feedback: [own] });
});

test('the analysts learn that it was opened and sent, and not a word of it', () => {
  expect(
    [
      events.feedbackOpened({ words: '秘密' }),
      events.feedbackSent(),
      events.feedbackFailed({ problem: { code: 442, message: '' } }),
      events.draftKept({ draft: DRAFT, globalId: '' }),
    ].map(tracked),
  ).toEqual([
    { fncode: '600201' },
    { fncode: '600202', query: { ok: true } },
    { fncode: '600202', query: { ok: false, statusCode: 442 } },
    undefined,
  ]);
});
