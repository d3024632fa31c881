import {
  haystackOf,
  patternsOf,
  queryOf,
  searchQuery,
  searchTokens,
  wordsOf,
} from '#infra/server/search/search-tokens';
import { fc } from '#tests/support/property';

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

test('a measure is found by its number, a code is not', () => {
  expect(searchTokens('300mm')).toEqual(['300mm', '300']);
  expect(searchTokens('yjv22')).toEqual(['yjv22']);
});

test('a query cuts words into pairs and takes latin as beginnings', () => {
  expect(searchQuery('屋面防水')).toBe(`'屋面' & '防水'`);
  expect(searchQuery('电力电缆 YJV')).toBe(`'电力' & '电缆' & 'yjv':*`);
  expect(searchQuery('楼')).toBe(`'楼'`);
});

test('numbers and single letters mean themselves', () => {
  expect(searchQuery('3#楼 A')).toBe(`'3' & '楼' & 'a'`);
  expect(patternsOf(wordsOf('3#楼 A', 'words'))).toEqual(['% 3 %', '%楼%', '% a %']);
});

test.each(['0105', '010505', '010505001', '010505001003'])('%s is the beginning of a code', (code) => {
  expect(searchQuery(code)).toBe(`'${code}':*`);
  expect(patternsOf(wordsOf(code, 'words'))).toEqual([`% ${code}%`]);
});

test.each(['2013', '300', '12000'])('%s is a year or a measure, and means itself', (number) => {
  expect(searchQuery(number)).toBe(`'${number}'`);
});

test('a text is read in three ways, the narrowest keeps runs whole', () => {
  expect(wordsOf('滨江安置房 3#', 'phrases')).toEqual(['滨江安置房', '3']);
  expect(wordsOf('滨江安置房 3#', 'words')).toEqual(['滨江', '安置', '房', '3']);
  expect(wordsOf('滨江安置房 3#', 'signs')).toEqual(['滨', '江', '安置', '房', '3']);
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

const han = fc.string({
  unit: fc.constantFrom(...'滨江某住宅小区楼综合办公教学屋面防水电力缆'),
  minLength: 1,
  maxLength: 20,
});

test('every Chinese text finds itself: the query asks for no token the index lacks', () => {
  fc.assert(
    fc.property(han, fc.constantFrom('phrases', 'words', 'signs'), (text, reading) => {
      const asked = queryOf(wordsOf(text, reading))
        .split(' & ')
        .map((term) => term.replaceAll("'", ''));
      expect(searchTokens(text)).toEqual(expect.arrayContaining(asked));
    }),
  );
});

test('signs ask for no more than words, and words for no more than phrases', () => {
  fc.assert(
    fc.property(han, (text) => {
      const joined = (reading: 'phrases' | 'words' | 'signs') => wordsOf(text, reading).join('|');
      for (const word of wordsOf(text, 'signs')) expect(joined('words')).toContain(word);
      for (const word of wordsOf(text, 'words')) expect(joined('phrases')).toContain(word);
    }),
  );
});

const LIKE = (text: string, pattern: string): boolean => {
  const inner = pattern.slice(1, -1);
  return text.includes(inner);
};

test('patterns find in a haystack what the query finds in its tokens', () => {
  const latin = fc.string({ unit: fc.constantFrom(...'ab12 -×楼面防'), maxLength: 12 });
  fc.assert(
    fc.property(latin, latin, latin, (title, subtitle, typed) => {
      const tokens = searchTokens(`${title} ${subtitle}`);
      const words = wordsOf(typed, 'words').filter((word) => word.length < 3);
      const byTokens = queryOf(words)
        .split(' & ')
        .filter((term) => term !== '')
        .every((term) => {
          const [, token = '', star] = /^'(.*)'(:\*)?$/.exec(term) ?? [];
          return star ? tokens.some((one) => one.startsWith(token)) : tokens.includes(token);
        });
      const haystack = haystackOf(title, subtitle);
      expect(patternsOf(words).every((pattern) => LIKE(haystack, pattern))).toBe(byTokens);
    }),
    { numRuns: 2_000 },
  );
});
