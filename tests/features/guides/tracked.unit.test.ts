import { events } from '#features/guides/events';
import { tracked } from '#features/guides/tracked';
import { initialState, reducer } from '#features/tracking/state';
import { FACTS } from '#src/kernel/facts';
import { guiding } from '#src/kernel/shared-events';

const guide = 'labor' as const;
const reward = {
  isFirst: true,
  completedAt: '2026-11-01T00:00:00Z',
  completed: 1,
  earned: { points: 20, chances: 1 },
};

test.each([
  ['500101', { step: 1 }, events.guideBegun({ guide, step: 0 })],
  ['500102', { step: 2 }, events.stepReached({ guide, step: 1 })],
  ['500103', undefined, events.guideCompleted({ guide })],
  ['500104', { step: 2 }, events.guideClosed({ guide, step: 1 })],
  ['500105', { ok: true }, events.rewardGranted({ guide, reward })],
  ['500105', { ok: false }, events.rewardFailed({ guide, problem: { code: 500, message: '' } })],
] as const)('[TRACK-007] %s is in the catalogue and names its guide, with %j', (fncode, query, event) => {
  expect(FACTS).toHaveProperty(fncode);
  expect(tracked(event)).toEqual({ fncode, guideType: guide, ...(query && { query }) });
});

test('what is only shown is no fact', () => {
  expect(tracked(events.targetFound({ guide, step: 0 }))).toBeUndefined();
});

const problem = { code: 500, message: '' };
test.each([
  ['500101', events.guideBegun({ guide, step: 0 }), { step: 1 }],
  ['500102', events.stepReached({ guide, step: 1 }), { step: 2 }],
  ['500104', events.guideClosed({ guide, step: 1 }), { step: 2 }],
  ['500105', events.rewardGranted({ guide, reward }), { ok: true }],
  ['500105', events.rewardFailed({ guide, problem }), { ok: false }],
] as const)('%s tells of which step, counted from 1, or whether the reward came', (fncode, event, query) => {
  expect(tracked(event)).toEqual({ fncode, query, guideType: guide });
});

test('[TRACK-007] while a guide runs every other fact names it, too', () => {
  const during = reducer(initialState, guiding.guideTypeChanged({ guideType: guide }));
  expect(during.guideType).toBe(guide);
  expect(reducer(during, guiding.guideTypeChanged({ guideType: undefined })).guideType).toBeUndefined();
});
