import type { ProjectDetail } from '#features/projects/contract';
import type { Verdict } from '#features/projects/contract-verdicts';
import { events } from '#features/projects/events';
import { initialState, reducer } from '#features/projects/state';
import { lineCostOf } from '#features/projects/ui/costs-of';
import { normalMark } from '#features/projects/verdicts';

const verdict = (more: Partial<Verdict> = {}): Verdict => ({
  kind: 'part',
  name: '桩基',
  verdict: 'normal',
  reason: '岩溶地质',
  actor: '李工',
  at: '2026-03-02 10:15',
  median: 145,
  isStanding: true,
  ...more,
});

test('[DATA-001] only the mark that stands on the very figure counts', () => {
  const marked = verdict();
  expect(normalMark([marked], 'part', '桩基')).toBe(marked);
  for (const other of [
    { isStanding: false },
    { verdict: 'open' as const },
    { kind: 'content' as const },
    { name: '钢筋' },
  ])
    expect(normalMark([verdict(other)], 'part', '桩基')).toBeUndefined();
});

const provenance = { note: '样例' };
const detail = {
  row: { name: '某楼', type: 'office.office', provenance },
  verdicts: [verdict()],
} as unknown as ProjectDetail;

test('[DATA-001] the provenance of a marked part names who, when and why; a fee of that name is not judged', () => {
  const line = { name: '桩基', unitCost: 300 };
  expect(lineCostOf(detail, { ...line, peers: null }).provenance.note).toBe(
    '样例；偏差较大，已标记正常：李工 2026-03-02 10:15：岩溶地质',
  );
  expect(lineCostOf(detail, line).provenance.note).toBe('样例');
});

test('[DATA-001] the trail of the project on the screen is replaced, that of another is left alone', () => {
  const shown = [
    events.detailRequested({ id: 'p1', basis: '', peers: '' }),
    events.detailLoaded({ detail: { ...detail, row: { ...detail.row, id: 'p1' } } }),
  ].reduce(reducer, initialState);
  const marked = (id: string) =>
    reducer(shown, events.figureMarked({ id, verdicts: [] })).detail.detail?.verdicts;
  expect([marked('p1')?.length, marked('p2')?.length]).toEqual([0, 1]);
  const busy = reducer(shown, events.markRequested({ id: 'p1', kind: 'part', name: '桩基' }));
  expect(busy.marking).toEqual({ isBusy: true, kind: 'part', name: '桩基' });
  const problem = { code: 441, message: '这项指标已标记为正常' };
  expect(reducer(busy, events.markFailed({ id: 'p1', problem })).marking).toEqual({
    ...busy.marking,
    isBusy: false,
    problem,
  });
  expect(reducer(shown, events.markRequested({ id: 'p2', kind: 'part', name: '桩基' }))).toEqual(shown);
  expect(reducer(shown, events.markFailed({ id: 'p2', problem }))).toEqual(shown);
});
