import { events } from '#features/activities/events';
import type { PartQuery } from '#features/activities/parts';
import { initialState, reducer, type ActivitiesState } from '#features/activities/state';
import type { DomainEvent } from '#src/kernel/messages';

const problem = { code: 500, message: '服务器开小差了' };

const after = (...heard: readonly DomainEvent[]): ActivitiesState => heard.reduce(reducer, initialState);
const asked = (query: PartQuery) => events.partRequested({ part: 'proof', query });
const proof = {
  ...{ number: 7, day: '2026-03-02', digest: 'd', message: 'm', seed: null },
  ...{ drawn: 'points5', given: 'points5', odds: [] },
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
