import { events } from '#features/activities/events';
import type { PartQuery } from '#features/activities/parts';
import { initialState, reducer, type ActivitiesState } from '#features/activities/state';
import { selectIsAnyUnderWay, selectIsUnderWay, selectOutcome } from '#features/activities/selectors';
import { keyOf, workOf } from '#features/activities/work';
import { events as navigation } from '#features/navigation/events';
import type { DomainEvent } from '#src/kernel/messages';
import { anEntry } from '#tests/support/builders';

const problem = { code: 500, message: '服务器开小差了' };

const after = (...heard: readonly DomainEvent[]): ActivitiesState => heard.reduce(reducer, initialState);
const asked = (query: PartQuery) => events.partRequested({ part: 'proof', query });
const proof = {
  number: 7,
  day: '2026-03-02',
  digest: 'd',
  message: 'm',
  seed: null,
  drawn: 'points5',
  given: 'points5',
  odds: [],
  fallback: 'points5',
  oddsId: 'd',
};
const shown = events.partLoaded({ part: 'proof', data: proof });

test('a proof that could not be had is asked for again under its number', () => {
  const failed = after(asked({ number: 8 }), events.partFailed({ part: 'proof', problem }));
  expect(failed.parts.proof).toEqual({
    status: 'failed',
    problem,
    query: { number: 8 },
  });
});

test('until the proof of a draw comes, that of another is not shown in its place', () => {
  expect(after(asked({ number: 7 }), shown, asked({ number: 8 })).parts.proof?.data).toBeUndefined();
  expect(after(asked({ number: 7 }), shown, asked({ number: 7 })).parts.proof?.data).toEqual(proof);
});

describe('works beside each other', () => {
  const report = { id: '7', number: 1, title: '某住宅楼' };
  const download = workOf.download(report);
  const checkIn = workOf.checkIn({});
  const both = [events.workRequested(download), events.workRequested(checkIn)];
  const saved = events.reportSaved(report);
  const checkedIn = events.checkedIn({ points: 5 });
  const rootAfter = (...heard: readonly DomainEvent[]) => ({ activities: after(...heard) });
  const told = (own: ActivitiesState) => Object.keys(own.outcomes);

  test('the answer of one leaves the other under way', () => {
    const state = rootAfter(...both, saved);
    expect(selectIsUnderWay(checkIn)(state)).toBe(true);
    expect(selectIsUnderWay(download)(state)).toBe(false);
    expect(selectIsAnyUnderWay('download')(state)).toBe(false);
    expect(selectOutcome(download)(state)).toMatchObject({ tone: 'good', text: '报告已保存：某住宅楼' });
  });

  test('both outcomes are kept, the latest last, until each is read', () => {
    const own = after(...both, saved, checkedIn);
    expect(told(own)).toEqual([keyOf(download), keyOf(checkIn)]);
    expect(told(reducer(own, events.outcomeDismissed(download)))).toEqual([keyOf(checkIn)]);
    expect(told(reducer(own, navigation.routeEntered(anEntry({ name: 'pointMall' }))))).toEqual([]);
  });

  test('a work that begins while another is on its way, or is being looked into, hides nothing', () => {
    expect(told(after(...both, saved, events.workRequested(workOf.coupon({ id: '1' }))))).toEqual([
      keyOf(download),
    ]);
    const lost = events.drawLost({ number: 3, by: 'points' });
    expect(told(after(lost, events.workRequested(checkIn)))).toEqual([keyOf(workOf.draw())]);
    expect(told(after(...both, saved, checkedIn, events.workRequested(checkIn)))).toEqual([]);
  });

  test('two subjects of one kind are two works', () => {
    const one = workOf.return({ number: 1 });
    const two = workOf.return({ number: 2 });
    const asked = [events.workRequested(one), events.workRequested(two)];
    const state = rootAfter(...asked, events.orderReturned({ number: 1 }));
    expect([one, two].map((work) => selectIsUnderWay(work)(state))).toEqual([false, true]);
    const refused = rootAfter(...asked, events.workFailed({ ...two, problem }));
    expect([one, two].map((work) => selectIsUnderWay(work)(refused))).toEqual([true, false]);
    expect(selectOutcome(two)(refused)).toMatchObject({ tone: 'bad' });
  });
});
