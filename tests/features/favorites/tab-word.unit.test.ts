import { readWord, wordOf } from '#features/favorites/epics/marks';
import { fc } from '#tests/support/property';

test('a word without spaces, read by the same member alone', () => {
  const refs = fc.string({ unit: 'grapheme', minLength: 1 });
  fc.assert(
    fc.property(refs, refs, fc.boolean(), (member, ref, isFavorite) => {
      const told = { record: { kind: 'unitPrice', ref }, isFavorite };
      const word = wordOf(member, told);
      expect(word).not.toMatch(/\s/);
      expect(readWord(member, word)).toEqual(told);
      expect(readWord(`${member}!`, word)).toBeUndefined();
      expect(readWord(undefined, word)).toBeUndefined();
    }),
  );
});

test('what other slices say is none of it', () => {
  expect(readWord('6001', 'logged-in')).toBeUndefined();
  expect(readWord('6001', 'likes:6001:on:3:project:p1')).toBeUndefined();
});
