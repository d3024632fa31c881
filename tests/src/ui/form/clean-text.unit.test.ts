import { atMost, digitsIn, withoutSpaces } from '#src/ui/form/clean-text';
import { fc } from '#tests/support/property';

const typed = fc.string({ unit: 'grapheme' });
const limit = fc.integer({ min: 1, max: 20 });

test('what is clean stays as it is', () => {
  fc.assert(
    fc.property(typed, limit, (text, most) => {
      const cleaned = atMost(withoutSpaces(text), most);
      expect(atMost(withoutSpaces(cleaned), most)).toBe(cleaned);
      const digits = digitsIn(text, most);
      expect(digitsIn(digits, most)).toBe(digits);
    }),
  );
});

test('digits are digits, and no more than asked for', () => {
  fc.assert(
    fc.property(typed, limit, (text, most) => {
      expect(digitsIn(text, most)).toMatch(new RegExp(`^[0-9]{0,${most}}$`));
    }),
  );
});

test('a limit counts signs and cuts none in half', () => {
  fc.assert(
    fc.property(typed, limit, (text, most) => {
      const cut = atMost(text, most);
      expect(text.startsWith(cut)).toBe(true);
      expect([...cut].length).toBe(Math.min(most, [...text].length));
    }),
  );
});
