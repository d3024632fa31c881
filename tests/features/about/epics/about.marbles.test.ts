import { BehaviorSubject, of, Subject, throwError } from 'rxjs';
import { TestScheduler } from 'rxjs/testing';
import { about } from '#features/about/index';
import { commands } from '#features/about/commands';
import { EMPTY_DRAFT } from '#features/about/draft';
import { tracked } from '#features/about/tracked';
import { events as navigation } from '#features/navigation/events';
import { runTogether } from '#src/kernel/epic';
import { isEvent, type Message } from '#src/kernel/messages';
import type { ApiRequest } from '#src/kernel/send';
import { anEntry } from '#tests/support/builders';
import { fakeAddress, fakePorts } from '#tests/support/ports';
import { anAnswer } from '#tests/support/replies';
import { anApplication } from '../some-application';

const siteInfo = { operatorName: '', servicePhone: '010-1', serviceEmail: '', serviceHours: '', address: '' };
const draft = { ...EMPTY_DRAFT, realName: '王工' };
const script: Readonly<Record<string, Message>> = {
  c: navigation.routeEntered(anEntry({ name: 'contact' })),
  a: navigation.routeEntered(anEntry({ name: 'about' })),
  o: navigation.routeEntered(anEntry({ name: 'redirectToNew' })),
  k: commands.keepDraft(draft),
  s: commands.apply(anApplication()),
  n: commands.beginAnew(),
};

const played = (heard: string, answers: Readonly<Record<string, unknown>> = {}) => {
  const scheduler = new TestScheduler(() => undefined);
  const address = fakeAddress('/redirectToNew');
  const asked: ApiRequest[] = [];
  const said: Message[] = [];
  const state$ = new BehaviorSubject({ about: about.reducer(undefined, { type: '' }) });
  scheduler.run(({ hot }) => {
    const action$ = new Subject<Message>();
    const hear = (message: Message) => {
      state$.next({ about: about.reducer(state$.value.about, message) });
      action$.next(message);
    };
    const send = (request: ApiRequest) => {
      asked.push(request);
      const answer = answers[request.path.split('/').at(-1) ?? ''];
      return answer === undefined ? throwError(() => new Error('网络异常')) : of(anAnswer(answer));
    };
    runTogether(about.epics())(action$, state$, fakePorts({ send, address })).subscribe((message) => {
      said.push(message);
      hear(message);
    });
    hot(heard, script).subscribe(hear);
  });
  return { asked, said, moves: address.moves, state: state$.value.about };
};

test('[ROUTE-015][ROUTE-016] the former address leads home, without a way back to it, and says so', () => {
  const { moves, said } = played('o');
  expect(moves).toEqual(['replace /home']);
  expect(said).toContainEqual(
    expect.objectContaining({
      type: 'notices/noticeRaised',
      payload: expect.objectContaining({ type: 'info', title: '地址已变更' }) as unknown,
    }),
  );
});

test('[ROUTE-019] the contact page asks for the operator’s facts, once, without a session', () => {
  const { asked, state } = played('c 9ms a 9ms c', { siteInfo });
  expect(asked).toMatchObject([{ path: '/pb/about/siteInfo', session: 'none', quiet: true }]);
  expect(state.siteInfo).toEqual(siteInfo);
});

test('facts that could not be had are asked for again with the next visit', () => {
  const { asked, state } = played('c 9ms a 9ms c');
  expect(asked).toHaveLength(2);
  expect(state.siteInfo).toBeNull();
});

test('[ROUTE-014] an application is sent with the agreement, and thanked with its number', () => {
  const { asked, state } = played('k s', { expertApplication: { confirmation: 'ZJ-20251120-7KQ2M9XA' } });
  expect(asked).toMatchObject([{ method: 'POST', body: { ...anApplication(), agreed: true }, quiet: true }]);
  expect(state).toEqual({ draft: EMPTY_DRAFT, status: 'sent', confirmation: 'ZJ-20251120-7KQ2M9XA' });
});

test('what was typed outlives a failure', () => {
  expect(played('k s').state).toEqual({
    draft,
    status: 'form',
    complaint: { at: 'form', message: '网络异常' },
  });
});

test('after the thanks comes an empty form', () => {
  expect(played('s n', { expertApplication: { confirmation: 'ZJ' } }).state).toEqual({
    draft: EMPTY_DRAFT,
    status: 'form',
  });
});

test('the analysts learn of an application and of an old link, not of who', () => {
  const facts = played('s 9ms o', { expertApplication: { confirmation: 'ZJ' } })
    .said.filter(isEvent)
    .flatMap((event) => tracked(event) ?? []);
  expect(facts).toEqual([{ fncode: '600402', query: { ok: true } }, { fncode: '100110' }]);
});
