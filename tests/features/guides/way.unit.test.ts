import { GUIDES } from '#features/guides/contract';
import { fulfilledTask, tasksIn, without } from '#features/guides/tasks';
import { guideOf, TOURS } from '#features/guides/tours';
import { entryTo, stepAfter, stepBeyond, stepsFor } from '#features/guides/way';

const everybody = { isVip: true, hasRights: true };
const plain = { isVip: false, hasRights: false };

test.each([
  ['[GUIDE-003] new_user', 'new_user', 5],
  ['[GUIDE-004] bid_node', 'bid_node', 5],
  ['[GUIDE-005] bq_item', 'bq_item', 4],
  ['[GUIDE-006] labor', 'labor', 4],
  ['[GUIDE-007] policy', 'policy', 4],
] as const)('%s has its steps', (_, guide, steps) => {
  expect(stepsFor(guide, everybody)).toBe(steps);
});

test('[GUIDE-002] [GUIDE-016] by names of its own (docs/adr/0023), every step says what it points at, from which side, and in which words', () => {
  for (const { steps } of Object.values(TOURS))
    for (const step of steps)
      expect(step).toEqual(
        expect.objectContaining({
          target: expect.any(String) as string,
          placement: expect.stringMatching(/^(top|bottom|left|right)$/) as string,
          title: expect.stringMatching(/./) as string,
          content: expect.stringMatching(/./) as string,
        }),
      );
});

test('every guide begins on a page that has an address of its own', () => {
  for (const guide of GUIDES) expect(TOURS[guide].steps[0]?.path).toMatch(/^\//);
});

test('[GUIDE-004] [GUIDE-005] [GUIDE-007] a guide ends before the first page its member may not open (docs/adr/0023)', () => {
  expect(stepsFor('bid_node', plain)).toBe(4);
  expect(stepsFor('bid_node', { isVip: true, hasRights: false })).toBe(5);
  expect(stepsFor('bq_item', plain)).toBe(3);
  expect(stepsFor('bq_item', { isVip: true, hasRights: false })).toBe(3);
  expect(stepsFor('bq_item', { isVip: false, hasRights: true })).toBe(4);
  expect(stepsFor('policy', plain)).toBe(2);
  expect(stepAfter({ guide: 'policy', step: 1 }, plain)).toBeUndefined();
  expect(stepAfter({ guide: 'policy', step: 1 }, everybody)).toEqual({ guide: 'policy', step: 2 });
});

test('a step that is skipped takes with it those that only it leads to', () => {
  // The first work of the list did not come: nothing leads to the page of a work.
  expect(stepBeyond({ guide: 'bid_node', step: 3 }, everybody)).toBeUndefined();
  expect(stepBeyond({ guide: 'bid_node', step: 0 }, everybody)).toEqual({ guide: 'bid_node', step: 1 });
  expect(stepBeyond({ guide: 'labor', step: 2 }, everybody)).toEqual({ guide: 'labor', step: 3 });
});

test('a guide is entered at its step where that is on the page, and else at the last one with an address', () => {
  const last = { guide: 'labor', step: 3 } as const;
  expect(entryTo(last, 'laborSubcontractingPriceLine')).toEqual(last);
  expect(entryTo(last, 'home')).toEqual({ guide: 'labor', step: 1 });
  expect(entryTo({ guide: 'labor', step: 99 }, 'laborSubcontractingPriceLine')).toEqual(last);
  expect(entryTo({ guide: 'labor', step: -1 }, undefined)).toEqual({ guide: 'labor', step: 0 });
});

test('a page has the guide it occurs in, any other the one of the whole site', () => {
  expect(guideOf('policyDetail')).toBe('policy');
  expect(guideOf('unitPriceList')).toBe('bq_item');
  expect(guideOf('about')).toBe('new_user');
  expect(guideOf(undefined)).toBe('new_user');
});

test('[GUIDE-015] of several fulfilled tasks the first counts: new user, thorough use, new bill item', () => {
  const all = { newBqitemTaskId: '3', chongfenTaskId: '2', newUserTaskId: '1' };
  expect(fulfilledTask(all, 'new_user', 3)).toEqual({ name: 'newUserTaskId', id: '1' });
  expect(fulfilledTask(all, 'bq_item', 3)).toEqual({ name: 'chongfenTaskId', id: '2' });
  expect(fulfilledTask({ newBqitemTaskId: '3' }, 'bq_item', 1)).toEqual({ name: 'newBqitemTaskId', id: '3' });
  expect(fulfilledTask({}, 'bq_item', 3)).toBeUndefined();
});

test('[GUIDE-015] a task is fulfilled by its guide, thorough use by the third', () => {
  const all = { newBqitemTaskId: '3', chongfenTaskId: '2', newUserTaskId: '1' };
  expect(fulfilledTask(all, 'policy', 2)).toBeUndefined();
  expect(fulfilledTask(all, 'policy', 3)).toEqual({ name: 'chongfenTaskId', id: '2' });
  expect(fulfilledTask(all, 'policy', 5)).toEqual({ name: 'chongfenTaskId', id: '2' });
  expect(fulfilledTask(without(all, 'newUserTaskId'), 'new_user')).toBeUndefined();
});

test('[ACT-008] tasks are read from an address by their names alone, and only as words of a sensible length', () => {
  expect(
    tasksIn({ newUserTaskId: '7', other: '8', chongfenTaskId: '', newBqitemTaskId: 'x'.repeat(65) }),
  ).toEqual({ newUserTaskId: '7' });
  expect(tasksIn({ newUserTaskId: 'x'.repeat(64) })).toEqual({ newUserTaskId: 'x'.repeat(64) });
});
