import { keptDraft } from '#src/kernel/kept-draft';
import { fakePorts } from '#tests/support/ports';

const parse = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

it('is there again until it is dropped, under its own key alone', () => {
  const { kept } = fakePorts();
  const mine = keptDraft(kept, 'draft:g-1', parse);
  mine.keep('半句话');
  expect(mine.read()).toBe('半句话');
  expect(keptDraft(kept, 'draft:g-2', parse).read()).toBeUndefined();
  mine.drop();
  expect(mine.read()).toBeUndefined();
});

it('takes nothing from what cannot be read', () => {
  const { kept } = fakePorts();
  for (const text of ['{', '[1]', ''] as const) {
    kept.set('draft:g-1', text, 1_000);
    expect(keptDraft(kept, 'draft:g-1', parse).read()).toBeUndefined();
  }
});
