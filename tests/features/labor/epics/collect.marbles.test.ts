import { map, of, scan, throwError } from 'rxjs';
import { events as auth } from '#features/auth/events';
import { collectDraft, EMPTY_DRAFT } from '#features/labor/collect-draft';
import * as collecting from '#features/labor/collect-epics';
import * as policies from '#features/labor/policies';
import { emptyCollect, type CollectState } from '#features/labor/collect-state';
import { commands } from '#features/labor/commands';
import type { Collected, Review, Submission } from '#features/labor/contract-collect';
import { events } from '#features/labor/events';
import { initialState, reducer, type LaborState } from '#features/labor/state';
import { tracked } from '#features/labor/tracked';
import { events as navigation } from '#features/navigation/events';
import type { Epic } from '#src/kernel/epic';
import { causedBy, type DomainEvent, type Message } from '#src/kernel/messages';
import { CallRefused } from '#src/kernel/send';
import { anEntry, aUser, stateOf } from '#tests/support/builders';
import { marbles } from '#tests/support/marbles';
import { fakePorts } from '#tests/support/ports';
import { anAnswer, aReply } from '#tests/support/replies';

const price: Collected = {
  section: '模板',
  itemName: '木模板制作安装拆除',
  areaId: '20',
  projectKind: '住宅',
  mode: '清包',
  price: '56.50',
  unit: '㎡',
  tools: '不含',
  materials: '不含',
  insurance: '不含',
  tax: '不含税',
  settledIn: '2025-06',
  payment: '按月进度',
  naming: '匿名',
  content: '',
};
const included = { tools: false, materials: false, insurance: false, tax: false };
const waiting: Submission = {
  number: 'LW1',
  section: '模板',
  itemName: price.itemName,
  areaName: '广东',
  projectKind: '住宅',
  mode: '清包',
  price: 56.5,
  unit: '㎡',
  included,
  settledIn: '2025-06',
  payment: '按月进度',
  isAnonymous: true,
  content: '',
  status: 'pending',
  placing: 'line',
  word: '',
  submittedAt: '2025-11-20T02:00:00Z',
  reviewedAt: null,
};
const receipt = { number: 'LW1', placing: 'line' } as const;
const right = { mayCollect: true, reason: '', left: 20, mayReview: true };
const queue = { waiting: 2, rows: [{ ...waiting, middle: 55, held: included, taxRate: 0, doubt: null }] };
const problem = { code: 441, message: '这条价格已审核过，请刷新列表' };

const asks = (
  epic: Epic,
  heard: readonly Message[],
  collect: Partial<CollectState> = {},
  ports = fakePorts(),
): Message[] => {
  const said: Message[] = [];
  marbles(({ cold, flush }) => {
    const values = Object.fromEntries(heard.map((message, at) => [String(at), message]));
    const state = stateOf({ labor: { ...initialState, collect: { ...emptyCollect, ...collect } } });
    epic(cold<Message>(Object.keys(values).join(''), values), state, ports).subscribe((message) =>
      said.push(message),
    );
    flush();
  })();
  return said;
};
const answering = (data: unknown) => fakePorts({ send: () => of(anAnswer(data)) });
const refusing = () =>
  fakePorts({ send: () => throwError(() => new CallRefused(aReply(441), problem.message)) });
const folded = (...heard: readonly DomainEvent[]) =>
  heard.reduce<LaborState>((before, event) => reducer(before, event), initialState).collect;

describe('the right', () => {
  test('[CALL-171] is asked for with the list, once', () => {
    const entered = navigation.routeEntered(anEntry({ name: 'laborSubcontractingList' }));
    expect(asks(policies.checkRightOnEntry, [entered])).toEqual([causedBy(commands.checkRight(), entered)]);
    expect(asks(policies.checkRightOnEntry, [entered], { right })).toEqual([]);
    const check = commands.checkRight();
    expect(asks(collecting.checkRight, [check], {}, answering(right))).toEqual([
      events.rightLoaded({ right }, check),
    ]);
  });
});

describe('a price', () => {
  const submit = commands.submitPrice(price);

  test('[CALL-172] is sent and told with its number, or the reason stands under the form', () => {
    expect(asks(collecting.submitPrice, [submit], {}, answering(receipt))).toEqual([
      causedBy(events.submissionRequested(), submit),
      events.priceSubmitted(receipt, submit),
    ]);
    const [, failed] = asks(collecting.submitPrice, [submit], {}, refusing());
    expect(failed).toMatchObject({ type: 'labor/submissionFailed', payload: { problem } });
    expect(folded(events.submissionRequested(), events.submissionFailed({ problem }))).toMatchObject({
      status: 'filling',
      complaint: { at: 'form', message: problem.message },
    });
    const sent = folded(events.rightLoaded({ right }), events.priceSubmitted(receipt));
    expect(sent).toMatchObject({ receipt, status: 'sent', draft: EMPTY_DRAFT, right: { left: 19 } });
    expect(folded(events.priceSubmitted(receipt), events.formCleared())).toEqual({
      ...emptyCollect,
    });
  });

  test('[LABOR-005] one far from its like is not sent off: the form keeps it and says why, until it is confirmed', () => {
    const doubt = '5,650 元/㎡是库中同子目（36 条）中位 56 的 100.89 倍';
    expect(asks(collecting.submitPrice, [submit], {}, answering({ doubt }))).toEqual([
      causedBy(events.submissionRequested(), submit),
      events.priceDoubted({ doubt }, submit),
    ]);
    const draft = { ...EMPTY_DRAFT, price: '5650' };
    const before = [events.draftKept({ draft }), events.submissionRequested()];
    expect(folded(...before, events.priceDoubted({ doubt }))).toMatchObject({
      status: 'filling',
      draft,
      complaint: { at: 'doubt', message: doubt },
    });
  });

  test('items of the library that did not come are told, until they come', () => {
    expect(folded(events.itemsFailed({ problem })).itemsProblem).toEqual(problem);
    expect(folded(events.itemsFailed({ problem }), events.itemsLoaded({ sections: [] })).itemsProblem).toBe(
      undefined,
    );
  });

  test('[CALL-170] stands among the own with what became of it', () => {
    const told = events.priceSubmitted(receipt);
    expect(asks(policies.showSubmitted, [told])).toEqual([causedBy(commands.loadSubmissions(), told)]);
    const load = commands.loadSubmissions();
    expect(asks(collecting.loadSubmissions, [load], {}, answering([waiting]))).toEqual([
      events.submissionsLoaded({ submissions: [waiting] }, load),
    ]);
  });

  test('a form that was left is there again, for its account alone, until it is sent', () => {
    const ports = fakePorts();
    const draft = { ...EMPTY_DRAFT, itemName: '木模板', price: '55' };
    asks(policies.keepDrafts, [events.draftKept({ draft })], { globalId: 'g-1' }, ports);
    const login = auth.loggedIn({ user: aUser({ globalId: 'g-1' }), way: 'account' });
    expect(asks(policies.findDraft, [login], {}, ports)).toEqual([
      causedBy(events.draftFound({ draft }), login),
    ]);
    expect(collectDraft(ports.kept, 'g-2').read()).toEqual(EMPTY_DRAFT);
    // One of before the form asked what a price includes.
    ports.kept.set('laborDraft:g-3', JSON.stringify({ price: '55' }), 1_000);
    expect(collectDraft(ports.kept, 'g-3').read()).toEqual({ ...EMPTY_DRAFT, price: '55', insurance: '' });
    asks(policies.keepDrafts, [events.priceSubmitted(receipt)], { globalId: 'g-1' }, ports);
    expect(collectDraft(ports.kept, 'g-1').read()).toEqual(EMPTY_DRAFT);
  });

  test('of another member is not left on the screen', () => {
    const login = (globalId: string) => auth.loggedIn({ user: aUser({ globalId }), way: 'account' });
    const before = [login('g-1'), events.submissionsLoaded({ submissions: [waiting] })];
    expect(folded(...before, login('g-1')).submissions).toEqual([waiting]);
    expect(folded(...before, login('g-2')).submissions).toBeUndefined();
  });
});

describe('a review', () => {
  const review = commands.reviewPrice({ number: 'LW1', verdict: 'approved', word: '相符' });

  test('takes the price from those that wait, or says why not', () => {
    expect(
      asks(collecting.reviewPrice, [review], {}, answering({ number: 'LW1', status: 'approved' })),
    ).toEqual([
      events.reviewRequested({ number: 'LW1' }, review),
      events.priceReviewed({ number: 'LW1' }, review),
    ]);
    const done = folded(events.reviewsLoaded({ queue }), events.priceReviewed({ number: 'LW1' }));
    expect(done.queue).toEqual({ waiting: 1, rows: [] });
    const refused = folded(
      events.reviewRequested({ number: 'LW1' }),
      events.reviewFailed({ number: 'LW1', problem }),
    );
    expect(refused.reviews).toEqual({ LW1: { problem, isBusy: false } });
  });

  test('verdicts beside each other are both on their way, and each has its own outcome', () => {
    const asked = [
      commands.reviewPrice({ number: 'LW1', verdict: 'approved', word: '' }),
      commands.reviewPrice({ number: 'LW2', verdict: 'returned', word: '缺少单位' }),
    ];
    marbles(({ cold, expectObservable }) => {
      const answers = [
        cold<never>('---#', undefined, new CallRefused(aReply(441), problem.message)),
        cold('---r', { r: anAnswer({ number: 'LW2', status: 'returned' }) }),
      ];
      const send = ({ body }: { readonly body?: unknown }) =>
        answers[(body as Review).number === 'LW1' ? 0 : 1]!;
      const state = stateOf({ labor: initialState });
      const reviews$ = collecting
        .reviewPrice(
          cold<Message>('ab', { a: asked[0]!, b: asked[1]! }),
          state,
          fakePorts({ send: send as never }),
        )
        .pipe(
          scan((before, event) => reducer(before, event as DomainEvent), initialState),
          map(({ collect: { reviews } }) => reviews),
        );
      expectObservable(reviews$).toBe('ab-cd', {
        a: { LW1: { isBusy: true } },
        b: { LW1: { isBusy: true }, LW2: { isBusy: true } },
        c: { LW1: { isBusy: false, problem }, LW2: { isBusy: true } },
        d: { LW1: { isBusy: false, problem } },
      });
    })();
  });

  test('a queue loaded anew leaves a verdict on its way, and is not counted down twice', () => {
    const anew = folded(
      events.reviewRequested({ number: 'LW1' }),
      events.reviewFailed({ number: 'LW2', problem }),
      events.reviewsLoaded({ queue: { waiting: 1, rows: [] } }),
    );
    expect(anew.reviews).toEqual({ LW1: { isBusy: true } });
    const root = { ...initialState, collect: anew };
    expect(reducer(root, events.priceReviewed({ number: 'LW1' })).collect).toMatchObject({
      reviews: {},
      queue: { waiting: 1, rows: [] },
    });
  });

  test('failures are facts', () => {
    expect(tracked(events.reviewFailed({ number: 'LW1', problem }))).toEqual({
      fncode: '900101',
      query: { statusCode: 441, slice: 'labor' },
    });
  });
});
