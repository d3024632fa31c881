import { concat, delay, EMPTY, NEVER, of, throwError, type Observable } from 'rxjs';
import { TestScheduler, type RunHelpers } from 'rxjs/testing';
import { commands } from '#features/multi-login/commands';
import { answerApplication, closeUnanswered, hearApplications } from '#features/multi-login/epics';
import { events } from '#features/multi-login/events';
import { initialState } from '#features/multi-login/state';
import { events as auth } from '#features/auth/events';
import type { ApiReply, ApiRequest } from '#src/kernel/send';
import { aUser } from '#tests/support/builders';
import { anAnswer } from '#tests/support/replies';
import { account, anApplication, play, type World } from '../some-applications';

const inTime = (test: (run: RunHelpers, now: () => number) => World): World => {
  const scheduler = new TestScheduler((actual, expected) => expect(actual).toEqual(expected));
  return scheduler.run((run) => test(run, () => scheduler.now()));
};
const loggedIn = auth.loggedIn({ user: aUser(), way: 'account' });
const loggedOut = auth.loggedOut({ by: 'member' });
const application = anApplication();
const { id } = application;
const asked = { ...initialState, owner: account, application };
const line = (...some: readonly (readonly [string, unknown])[]) =>
  of(...some.map(([event, data]) => ({ event, data: JSON.stringify(data) })));

const heard = (stream$: Observable<{ readonly event: string; readonly data: string }>, plan = 'a') => {
  const opened: ApiRequest[] = [];
  const listen = (_send: unknown, request: ApiRequest) => {
    opened.push(request);
    return stream$;
  };
  const world = inTime((run, now) =>
    play(run, hearApplications(listen), {
      heard: plan,
      values: { a: loggedIn, o: loggedOut },
      reply: () => EMPTY,
      now,
    }),
  );
  return { ...world, opened };
};

test('[RELOGIN-009] [CALL-024] a member who is logged in hears of an application over the stream', () => {
  const { opened, state } = heard(concat(line(['ready', {}], ['applied', application]), NEVER));
  expect(opened).toEqual([
    expect.objectContaining({ method: 'POST', path: '/pb/api/web/loginSse', headers: { globalId: '6001' } }),
  ]);
  expect(state().application).toEqual(application);
});

test('it leaves when it was settled elsewhere, and with a gap', () => {
  expect(
    heard(line(['applied', application], ['settled', { id, option: 'cancel' }])).state().application,
  ).toBe(undefined);
  expect(heard(line(['applied', application], ['gap', {}])).state().application).toBe(undefined);
});

test('the end of another leaves it, and so does what cannot be read', () => {
  const other = { id: 'other', option: 'deny' };
  const some = line(['applied', application], ['settled', other], ['applied', { id: 1 }], ['news', {}]);
  const spoiled = of({ event: 'applied', data: '{' });
  expect(heard(concat(some, spoiled)).state().application).toEqual(application);
});

test('one that is over already is not shown', () => {
  expect(heard(line(['applied', anApplication({ remainingMs: 0 })])).said).toEqual([]);
});

test('after logging out nothing is heard', () => {
  const later = line(['applied', application]).pipe(delay(50));
  expect(heard(later, 'a 9ms o').said).toEqual([]);
});

test('a refused stream is told and not opened again', () => {
  const { said, opened } = heard(throwError(() => new Error('登录状态已失效')));
  expect(said).toEqual([[0, 'streamRejected', { problem: { code: -1, message: '登录状态已失效' } }]]);
  expect(opened).toHaveLength(1);
});

const unanswered = (plan: string) =>
  inTime((run, now) =>
    play(run, closeUnanswered, {
      heard: plan,
      values: {
        a: events.applicationReceived({ application }),
        s: events.applicationSettled({ id, option: 'deny' }),
        o: loggedOut,
      },
      reply: () => EMPTY,
      now,
    }),
  );

test('without an answer the dialog leaves when the time is over', () => {
  const { said, state } = unanswered('a');
  expect(said).toEqual([[60_000, 'applicationSettled', { id, option: 'timeout' }]]);
  expect(state().application).toBe(undefined);
});

test('told again, it has no more time than before', () => {
  expect(unanswered('a 29s a').said.map(([ms]) => ms)).toEqual([60_000]);
});

test('once settled, or logged out, no time runs', () => {
  expect(unanswered('a 99ms s').said).toEqual([]);
  expect(unanswered('a 99ms o').said).toEqual([]);
});

const answered = (plan: string, reply: () => Observable<ApiReply>) =>
  inTime((run, now) =>
    play(run, answerApplication, {
      heard: plan,
      values: {
        y: commands.answerApplication({ option: 'allow' }),
        n: commands.answerApplication({ option: 'deny' }),
      },
      reply,
      start: asked,
      now,
    }),
  );

test('[CALL-004] the answer names the application; a second press is none', () => {
  const world = answered('y n', () => of(anAnswer({ option: 'allow', remainingMs: 0 })).pipe(delay(10)));
  expect(world.asked).toEqual([
    expect.objectContaining({
      method: 'POST',
      path: '/pb/api/web/feedbackMultiUserLogin',
      query: { option: 'allow', username: 'member', id },
      headers: { globalId: '6001' },
    }),
  ]);
  expect(world.state().application).toBe(undefined);
});

test('where somebody was faster, what stands is what counts', () => {
  const { said } = answered('y', () => of(anAnswer({ option: 'cancel', remainingMs: 0 })));
  expect(said.at(-1)).toEqual([0, 'applicationSettled', { id, option: 'cancel' }]);
});

test('an answer that does not arrive can be given again', () => {
  const { state } = answered('y', () => throwError(() => new Error('网络异常')));
  expect(state()).toEqual({ ...asked, isAnswering: false, answerProblem: '网络异常' });
});
