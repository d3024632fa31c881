import type { Act } from '#features/campaigns/acts';
import { isNumbered, wasMade } from '#features/campaigns/lost';
import type { LoadedPart } from '#features/campaigns/parts';

const goal = (id: string, nextNumber: number) => ({ id, nextNumber });
const loaded = (part: string, more: object): LoadedPart =>
  ({
    part,
    data: {
      standing: { state: 'running' },
      own: { nextNumber: 2 },
      goals: [goal('set', 2), goal('swap', 2)],
      tasks: [
        { id: 'drawn', isDrawn: true },
        { id: 'open', isDrawn: false },
      ],
      ...more,
    },
  }) as unknown as LoadedPart;
const act = (name: Act['act'], key: string, more: object): Act =>
  ({ act: name, key, ...more }) as unknown as Act;

test.each([
  [act('draw', 'collectCard', { number: 1 }), true],
  [act('draw', 'collectCard', { number: 2 }), false],
  [act('goal', 'collectCard', { goal: 'set', number: 1 }), true],
  [act('goal', 'collectCard', { goal: 'set', number: 2 }), false],
  [act('goal', 'collectCard', { goal: 'other', number: 1 }), false],
  [act('swap', 'collectCard', { from: 'a', to: 'b', number: 1 }), true],
  [act('swap', 'collectCard', { from: 'a', to: 'b', number: 2 }), false],
  [act('drawTask', 'collectCard', { taskId: 'drawn' }), true],
  [act('drawTask', 'collectCard', { taskId: 'open' }), false],
  [act('drawTask', 'collectCard', { taskId: 'unknown' }), false],
  [act('task', 'collectCard', { taskId: 'open' }), false],
])('[ACT-012] whether %j was made, what is loaded since tells: %j', (lost, made) => {
  expect(wasMade(lost, loaded('collectCard', {}))).toBe(made);
});

test('[ACT-012] another campaign, or one without own standing, tells nothing', () => {
  const lost = act('draw', 'collectCard', { number: 1 });
  expect(wasMade(lost, loaded('giftBoxV55', {}))).toBeUndefined();
  expect(wasMade(lost, loaded('collectCard', { own: null }))).toBeUndefined();
});

test('only acts with a number, or a task drawn once, are looked into', () => {
  expect(isNumbered(act('goal', 'collectCard', { goal: 'set', number: 1 }))).toBe(true);
  expect(isNumbered(act('share', 'userInvite', {}))).toBe(false);
});
