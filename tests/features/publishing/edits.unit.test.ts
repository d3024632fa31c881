import {
  afterSave,
  editsOf,
  onTopOf,
  reversed,
  unsavedOf,
  withCell,
  withoutRow,
  withRow,
} from '#features/publishing/edits';
import { someNodes } from './some-draft';

const start = editsOf(someNodes());
const cell = (text: string) => ({ node: '概况' as const, rowId: 'name', column: 'particular', typed: text });
const textOf = ({ nodes }: typeof start) => nodes.概况.find(({ id }) => id === 'name')?.cells.particular;

test('a cell that is typed into is unsaved until the server has it; typing the same is no edit', () => {
  const edits = withCell(start, cell('另一个名称'));
  expect(Object.keys(unsavedOf(edits) ?? {})).toEqual(['概况']);
  expect(unsavedOf(withCell(start, cell(textOf(start) ?? '')))).toBeUndefined();
  expect(unsavedOf(afterSave(edits, { 概况: edits.nodes.概况 }))).toBeUndefined();
});

test('undo and redo walk back and forth; a new edit forgets what was undone', () => {
  const twice = withCell(withCell(start, cell('甲')), cell('乙'));
  const back = reversed(twice, 'undo');
  expect(textOf(back)).toBe('甲');
  expect(textOf(reversed(back, 'redo'))).toBe('乙');
  expect(textOf(reversed(reversed(back, 'undo'), 'undo'))).toBe(textOf(start));
  expect(withCell(back, cell('丙')).future).toEqual([]);
});

test('undoing all edits leaves nothing to save, however the objects were made', () => {
  expect(unsavedOf(reversed(withCell(start, cell('甲')), 'undo'))).toBeUndefined();
  expect(unsavedOf({ ...start, saved: structuredClone(start.saved) })).toBeUndefined();
});

test('rows come and go', () => {
  const more = withRow(start, '清单', 'r1');
  expect(more.nodes.清单).toEqual([{ id: 'r1', cells: {} }]);
  expect(unsavedOf(withoutRow(more, '清单', 'r1'))).toBeUndefined();
});

test('on a newer tree of the server only nodes with edits of one’s own stay', () => {
  const theirs = someNodes({ name: '别人的名称' }, { 工料: [] });
  const kept = onTopOf(withCell(start, cell('我的名称')), theirs);
  expect(textOf(kept)).toBe('我的名称');
  expect(kept.nodes.工料).toEqual([]);
  expect(textOf(onTopOf(start, theirs))).toBe('别人的名称');
});
