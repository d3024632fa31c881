import { delay, NEVER, of, throwError } from 'rxjs';
import { TestScheduler, type RunHelpers } from 'rxjs/testing';
import { commands } from '#features/multi-login/commands';
import { apply, awaitOutcome, cancelApplication, checkApplications } from '#features/multi-login/epics';
import { events } from '#features/multi-login/events';
import { checkOnConflict } from '#features/multi-login/policies';
import { initialState, type Applicant } from '#features/multi-login/state';
import { events as auth } from '#features/auth/events';
import { runTogether } from '#src/kernel/epic';
import { CallRefused } from '#src/kernel/send';
import { anAnswer, aReply } from '#tests/support/replies';
import { account, play, type World } from '../some-applications';

const inTime = (test: (run: RunHelpers, now: () => number) => World): World => {
  const scheduler = new TestScheduler((actual, expected) => expect(actual).toEqual(expected));
  return scheduler.run((run) => test(run, () => scheduler.now()));
};
const standing = (option: string) => of(anAnswer({ option, remainingMs: 0 })).pipe(delay(10));
const startWith = (applicant: Applicant) => ({ ...initialState, applicant });
const offered = startWith({ status: 'offered', ...account });
const waiting = startWith({ status: 'waiting', ...account, remainingMs: 60_000 });
const sent = events.applicationSent({ remainingMs: 60_000 });

const checked = (isOther: boolean) =>
  inTime((run, now) =>
    play(run, runTogether({ checkApplications, checkOnConflict }), {
      heard: 'a',
      values: { a: auth.loginConflicted(account) },
      reply: () => of(anAnswer(isOther)),
      now,
    }),
  );

test('[RELOGIN-001] [RELOGIN-002] a conflict first asks whether somebody else applies', () => {
  const { asked, said } = checked(false);
  expect(asked).toEqual([
    expect.objectContaining({
      method: 'GET',
      path: '/pb/api/web/checkApplyLogin',
      headers: { globalId: '6001' },
      session: 'none',
      quiet: true,
    }),
  ]);
  expect(said.map(([, type]) => type)).toEqual(['checkApplications', 'checkRequested', 'applicationOffered']);
});

test('[RELOGIN-003] somebody else applies: the flow stops with its words', () => {
  expect(checked(true).state().applicant).toEqual({
    status: 'ended',
    message: '其他用户正在申请登录，请稍后再试',
  });
});

test('[RELOGIN-004] otherwise the dialog offers to apply', () => {
  expect(checked(false).state().applicant).toEqual({ status: 'offered', ...account });
});

test('[CALL-002] applying names the user and waits; a second press asks nothing', () => {
  const { asked, state } = inTime((run, now) =>
    play(run, apply, {
      heard: 'aa',
      values: { a: commands.apply() },
      reply: () => of(anAnswer({ option: 'waiting', remainingMs: 60_000 })).pipe(delay(5)),
      start: offered,
      now,
    }),
  );
  expect(asked).toHaveLength(1);
  expect(asked[0]).toMatchObject({ path: '/pb/api/web/applyRepeatLogin', query: { username: 'member' } });
  expect(state().applicant).toEqual({ status: 'waiting', ...account, remainingMs: 60_000 });
});

test('a refused application ends with the words of the server', () => {
  const { state } = inTime((run, now) =>
    play(run, apply, {
      heard: 'a',
      values: { a: commands.apply() },
      reply: () =>
        throwError(() => new CallRefused(aReply(442, { businessMsg: '申请过于频繁，请稍后再试' }))),
      start: offered,
      now,
    }),
  );
  expect(state().applicant).toEqual({ status: 'ended', message: '申请过于频繁，请稍后再试' });
});

const awaited = (options: readonly string[]) =>
  inTime((run, now) => {
    let at = 0;
    return play(run, awaitOutcome, {
      heard: 'a',
      values: { a: sent },
      reply: () => {
        const option = options[at++] ?? 'waiting';
        return option === 'broken' ? throwError(() => new Error('gone')) : standing(option);
      },
      start: waiting,
      now,
    });
  });

test('[RELOGIN-006] allowed: asked every two seconds, told once, and nothing is asked after it', () => {
  const { said, asked, state } = awaited(['waiting', 'broken', 'allow']);
  expect(said).toEqual([[6_010, 'applicationAllowed', account]]);
  expect(asked).toHaveLength(3);
  expect(state().applicant).toEqual({ status: 'idle' });
});

test('[RELOGIN-007] denied: 申请被拒绝', () => {
  const { said, state } = awaited(['deny']);
  expect(said).toEqual([[2_010, 'loginDenied', { message: '申请被拒绝', by: 'deny' }]]);
  expect(state().applicant).toMatchObject({ status: 'ended', message: '申请被拒绝' });
});

test('[RELOGIN-009] no answer within sixty seconds counts as denied', () => {
  const { said } = awaited([...Array<string>(29).fill('waiting'), 'timeout']);
  expect(said).toEqual([[60_010, 'loginDenied', { message: '申请被拒绝', by: 'timeout' }]]);
});

test('a server that cannot be reached keeps nobody waiting for ever', () => {
  const { said } = awaited(Array<string>(60).fill('broken'));
  expect(said).toEqual([[66_000, 'loginDenied', { message: '申请被拒绝', by: 'timeout' }]]);
});

const cancelled = (start: typeof waiting, reply: () => ReturnType<typeof standing>) =>
  inTime((run, now) =>
    play(run, cancelApplication, {
      heard: 'a',
      values: { a: commands.cancelApplication() },
      reply,
      start,
      now,
    }),
  );

test('[RELOGIN-005] [CALL-003] cancelled: 用户取消登录', () => {
  const { asked, said } = cancelled(waiting, () => standing('cancel'));
  expect(asked[0]).toMatchObject({
    path: '/pb/api/web/cancelApplyRepeatLogin',
    headers: { globalId: '6001' },
  });
  expect(said).toEqual([[10, 'applicationCancelled', { message: '用户取消登录' }]]);
});

test('[RELOGIN-005] one’s own cancelling is told by the login form alone', () => {
  const { said, state } = cancelled(waiting, () => standing('cancel'));
  expect(said).toHaveLength(1);
  expect(state().applicant).toEqual({ status: 'idle' });
});

test('closing the offer cancels without a call', () => {
  const { asked, said } = cancelled(offered, () => NEVER);
  expect(asked).toEqual([]);
  expect(said).toEqual([[0, 'applicationCancelled', { message: '用户取消登录' }]]);
});

test('cancelling after the member has agreed is agreed', () => {
  expect(cancelled(waiting, () => standing('allow')).said).toEqual([[10, 'applicationAllowed', account]]);
});

test('a cancelling that does not arrive leaves the application waiting and says so', () => {
  const { state } = cancelled(waiting, () => throwError(() => new Error('网络异常')));
  expect(state().applicant).toEqual({
    status: 'waiting',
    ...account,
    remainingMs: 60_000,
    problem: '网络异常',
  });
});
