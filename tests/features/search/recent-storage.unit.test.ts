import { recentStorage } from '#features/search/epics/box';
import { memoryStorage } from '#tests/support/ports';

const storage = (start: Readonly<Record<string, string>> = {}) => {
  const kept = memoryStorage(start);
  return { kept, ...recentStorage(kept, '6001') };
};

test('the newest stands first, and each once', () => {
  const { add } = storage();
  add('钢筋');
  add('住宅');
  expect(add('钢筋')).toEqual(['钢筋', '住宅']);
});

test('ten are kept', () => {
  const { add, read } = storage();
  for (let index = 0; index < 12; index += 1) add(`词${index}`);
  expect(read()).toHaveLength(10);
  expect(read()[0]).toBe('词11');
});

test('one is deleted, or all; nothing is left of an empty list', () => {
  const { add, remove, clear, kept } = storage();
  add('钢筋');
  add('住宅');
  expect(remove('钢筋')).toEqual(['住宅']);
  expect(clear()).toEqual([]);
  expect(kept.values.size).toBe(0);
});

test('every account has its own', () => {
  const { add, kept } = storage();
  add('钢筋');
  expect(recentStorage(kept, '6002').read()).toEqual([]);
});

test.each(['{', '{"a":1}', '[1,"钢筋",null]'])(
  'what somebody wrote there by hand does no harm: %s',
  (text) => {
    const { read } = storage({ 'recentSearches.6001': text });
    expect(read()).toEqual(text.startsWith('[') ? ['钢筋'] : []);
  },
);
