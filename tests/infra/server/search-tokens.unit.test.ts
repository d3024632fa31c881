import fc from 'fast-check';
import { searchQuery, searchTokens } from '../../../infra/server/search-tokens';

test('a text is found by its signs, its pairs and its latin words', () => {
  expect(searchTokens('屋面防水')).toEqual(['屋', '面', '防', '水', '屋面', '面防', '防水']);
  expect(searchTokens('电缆 YJV-4×25')).toEqual(['电', '缆', '电缆', 'yjv', '4', '25']);
});

test('full-width letters and digits are plain ones', () => {
  expect(searchTokens('ＹＪＶ３＃楼')).toEqual(['yjv3', '楼']);
});

test('pairs do not reach over what separates', () => {
  expect(searchTokens('防水，卷材')).not.toContain('水卷');
  expect(searchTokens('C30混凝土')).toEqual(['c30', '混', '凝', '土', '混凝', '凝土']);
});

test('a query cuts words into pairs and takes latin as beginnings', () => {
  expect(searchQuery('屋面防水')).toBe(`'屋面' & '防水'`);
  expect(searchQuery('电力电缆 YJV')).toBe(`'电力' & '电缆' & 'yjv':*`);
  expect(searchQuery('楼')).toBe(`'楼'`);
});

test.each(['', '  ', '###', "'", '&|!():*', '\0'])('%j holds nothing to look for', (text) => {
  expect(searchQuery(text)).toBeNull();
});

test('whatever is typed, a query is quoted words joined by &', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(searchQuery(text) ?? `'a'`).toMatch(/^'[\p{L}\p{N}]+'(:\*)?( & '[\p{L}\p{N}]+'(:\*)?)*$/u);
    }),
  );
});

test('every Chinese text finds itself: the query asks for no token the index lacks', () => {
  const han = fc.string({
    unit: fc.constantFrom(...'滨江某住宅小区楼综合办公教学屋面防水电力缆'),
    minLength: 1,
    maxLength: 20,
  });
  fc.assert(
    fc.property(han, (text) => {
      const asked = (searchQuery(text) ?? '').split(' & ').map((term) => term.replaceAll("'", ''));
      expect(searchTokens(text)).toEqual(expect.arrayContaining(asked));
    }),
  );
});
