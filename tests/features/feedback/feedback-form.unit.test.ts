import { of, Subject, throwError, type Observable } from 'rxjs';
import { events as auth } from '#features/auth/events';
import { commands } from '#features/feedback/commands';
import { events } from '#features/feedback/events';
import {
  selectIsFeedbackOpen,
  selectIsSending,
  selectOwn,
  selectProblem,
  selectRound,
  selectStart,
} from '#features/feedback/selectors';
import { events as navigation } from '#features/navigation/events';
import { CallRefused, type ApiReply } from '#src/kernel/send';
import { anEntry, aUser } from '#tests/support/builders';
import { memoryStorage } from '#tests/support/ports';
import { anAnswer, aReply } from '#tests/support/replies';
import { openFeedbackTab as open } from './a-feedback-tab';

const given = { description: '列表很好用', name: '王工', mobile: '' };
const DRAFT = { description: '写了一半', name: '李工' };
const TAKEN = () => of(anAnswer(null));
const REFUSED = () => throwError(() => new CallRefused(aReply(442), '太频繁'));
const comeIn = (more: Parameters<typeof aUser>[0] = {}) =>
  auth.loggedIn({ user: aUser(more), way: 'resumed' });
const start = ({ store }: ReturnType<typeof open>) => selectStart(store.getState());
const isOpen = ({ store }: ReturnType<typeof open>) => selectIsFeedbackOpen(store.getState());

describe('what is open is closed once, and nothing else', () => {
  test('the form', () => {
    const { store, heard } = open();
    store.dispatch(commands.closeFeedback());
    store.dispatch(commands.openFeedback({}));
    for (let times = 0; times < 2; times += 1) store.dispatch(commands.closeFeedback());
    expect(heard.filter(events.feedbackClosed.match)).toHaveLength(1);
  });

  test('[FEEDBACK-007] the dialog without data', () => {
    const { store, heard } = open();
    store.dispatch(commands.closeNoData());
    store.dispatch(commands.openNoData({ sought: '盾构' }));
    for (let times = 0; times < 2; times += 1) store.dispatch(commands.closeNoData());
    expect(heard.filter(events.noDataClosed.match)).toHaveLength(1);
  });
});

describe('every opening begins anew', () => {
  test('[FEEDBACK-008] without the words and the complaint of the one before', () => {
    const tab = open(REFUSED);
    tab.store.dispatch(commands.openNoData({ sought: '盾构' }));
    tab.store.dispatch(commands.askForData());
    const round = selectRound(tab.store.getState());
    tab.store.dispatch(commands.submit(given));
    expect(selectProblem(tab.store.getState())).toBe('太频繁');
    tab.store.dispatch(commands.closeFeedback());
    tab.store.dispatch(commands.openFeedback({}));
    expect(start(tab).description).toBe('');
    expect(selectProblem(tab.store.getState())).toBeUndefined();
    expect(selectRound(tab.store.getState())).toBe(round + 1);
  });

  test('with what was typed, unless it has words of its own; the name typed goes before the account’s', () => {
    const tab = open();
    tab.say(comeIn());
    tab.store.dispatch(events.draftKept({ draft: DRAFT, globalId: '6001' }));
    tab.store.dispatch(commands.openFeedback({}));
    expect(start(tab)).toEqual({ ...DRAFT, mobile: '138****0001' });
    tab.store.dispatch(commands.openFeedback({ words: '需要的数据：盾构' }));
    expect(start(tab).description).toBe('需要的数据：盾构');
    tab.store.dispatch(events.draftKept({ draft: { ...DRAFT, name: '' }, globalId: '6001' }));
    expect(start(tab).name).toBe('王工');
  });

  test('and is empty after what was typed was sent', () => {
    const tab = open();
    tab.store.dispatch(events.draftKept({ draft: DRAFT, globalId: '' }));
    tab.store.dispatch(commands.openFeedback({}));
    tab.store.dispatch(commands.submit(given));
    expect(selectIsSending(tab.store.getState())).toBe(false);
    tab.store.dispatch(commands.openFeedback({}));
    expect(start(tab).description).toBe('');
  });
});

test('a complaint goes with the next try, and the form may be closed again after it', () => {
  const answers = [REFUSED(), new Subject<ApiReply>()];
  const { store } = open(() => answers.shift()!);
  store.dispatch(commands.openFeedback({}));
  store.dispatch(commands.submit(given));
  expect(selectIsSending(store.getState())).toBe(false);
  store.dispatch(commands.submit(given));
  expect([selectProblem(store.getState()), selectIsSending(store.getState())]).toEqual([undefined, true]);
});

describe('a draft', () => {
  const visitors = (kept: string) => memoryStorage({ 'feedbackDraft:visitor': kept });
  const found = (kept: string) => {
    const tab = open(TAKEN, visitors(kept));
    tab.say(auth.noSessionFound());
    return { tab, draft: start(tab) };
  };

  test('of a visitor is there after a reload, without how to reach them, and is gone once it was sent', () => {
    const first = open();
    first.store.dispatch(events.draftKept({ draft: DRAFT, globalId: '' }));
    const { tab, draft } = found(first.kept.get('feedbackDraft:visitor') ?? '');
    expect(draft).toEqual({ ...DRAFT, mobile: '' });
    tab.store.dispatch(commands.submit(given));
    expect(tab.kept.get('feedbackDraft:visitor')).toBeUndefined();
  });

  test.each(['{}', '[1]', '{"description":1,"name":""}', 'x'])('kept as %s is none', (kept) => {
    expect(found(kept).draft).toEqual({ description: '', name: '', mobile: '' });
  });

  test('of whoever was here before does not go over to the next', () => {
    const tab = open();
    tab.store.dispatch(events.draftKept({ draft: DRAFT, globalId: '' }));
    tab.say(comeIn());
    expect(start(tab).description).toBe('');
    // Kept for somebody else meanwhile.
    tab.store.dispatch(events.draftKept({ draft: DRAFT, globalId: '7002' }));
    expect(start(tab).description).toBe('');
  });
});

describe('after the session was lost', () => {
  const lost = (isWriting = true) => {
    const tab = open();
    tab.say(comeIn());
    tab.store.dispatch(commands.openFeedback({}));
    if (!isWriting) tab.store.dispatch(commands.closeFeedback());
    const round = selectRound(tab.store.getState());
    tab.say(auth.loggedOut({ by: 'server' }));
    expect(selectRound(tab.store.getState())).toBe(round);
    return tab;
  };

  test('the form of one member does not open for another', () => {
    const tab = lost();
    tab.say(comeIn({ globalId: '7002' }));
    expect(isOpen(tab)).toBe(false);
  });

  test('a form that was closed before does not open', () => {
    const tab = lost(false);
    tab.say(comeIn());
    expect(isOpen(tab)).toBe(false);
  });

  test('a form that was opened anew meanwhile is not opened once more', () => {
    const tab = lost();
    tab.store.dispatch(commands.openFeedback({}));
    tab.store.dispatch(commands.closeFeedback());
    tab.say(comeIn());
    expect(isOpen(tab)).toBe(false);
  });

  test('a member who leaves by themselves is not waited for', () => {
    const tab = open();
    tab.say(comeIn());
    tab.store.dispatch(commands.openFeedback({}));
    tab.say(auth.loggedOut({ by: 'member' }));
    tab.say(comeIn());
    expect(isOpen(tab)).toBe(false);
  });
});

describe('the message centre', () => {
  const OWN = {
    id: '1',
    description: '好',
    at: '2026-11-23T00:00:00.000Z',
    answer: null,
    answeredAt: null,
    isAdopted: false,
  };
  const SHOWN = () => of(anAnswer({ feedback: [OWN] }));
  const entered = (...answers: readonly (() => Observable<ApiReply>)[]) => {
    const left = [...answers];
    const tab = open(() => (left.shift() ?? TAKEN)());
    tab.say(navigation.routeEntered(anEntry({ name: 'userMessages' })));
    return {
      ...tab,
      own: () => selectOwn(tab.store.getState()),
      load: () => tab.store.dispatch(commands.loadOwn()),
    };
  };

  test('loads on no other page', () => {
    const { asked, say } = open();
    say(navigation.routeEntered(anEntry({ name: 'home' })));
    expect(asked).toEqual([]);
  });

  test('keeps what it shows while it asks anew, and the last answer counts', () => {
    const [slow$, quick$] = [new Subject<ApiReply>(), new Subject<ApiReply>()];
    const { own, load } = entered(
      SHOWN,
      () => slow$,
      () => quick$,
    );
    load();
    expect(own()).toEqual({ status: 'loading', feedback: [OWN] });
    load();
    quick$.next(anAnswer({ feedback: [] }));
    slow$.next(anAnswer({ feedback: [OWN, OWN] }));
    expect(own()).toEqual({ status: 'shown', feedback: [] });
  });

  test('says what failed, instead of what it showed', () => {
    const { own, load } = entered(SHOWN, REFUSED);
    load();
    expect(own()).toMatchObject({ status: 'failed', feedback: [], problem: { message: '太频繁' } });
  });

  test('asks anew when something was sent', () => {
    const { asked, store } = entered(SHOWN);
    store.dispatch(commands.submit(given));
    expect(asked.map(({ path }) => path)).toEqual([
      '/pb/userCenter/feedback',
      '/pb/behavior/addFeedback',
      '/pb/userCenter/feedback',
    ]);
  });

  test('is empty after a log-out', () => {
    const { own, say } = entered(SHOWN);
    say(auth.loggedOut({ by: 'member' }));
    expect(own()).toEqual({ status: 'none', feedback: [] });
  });
});
