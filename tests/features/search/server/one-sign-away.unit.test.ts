import {
  isCorrigible,
  likeliestReading,
  nearPatternsOf,
  remainsOf,
} from '#features/search/server/one-sign-away';
import { fc } from '#tests/support/property';

test.each([
  ['屋面', false],
  ['屋面防', true],
  ['屋'.repeat(12), true],
  ['屋'.repeat(13), false],
  ['yjv', false],
  ['yjv2', true],
])('%s can be corrected: %p', (run, expected) => {
  expect(isCorrigible(run)).toBe(expected);
});

test('what is left of a run is asked for in pairs, of latin the former half', () => {
  expect(remainsOf('屋面防永')).toEqual([
    `'面防' & '防永'`,
    `'屋' & '防永'`,
    `'屋面' & '永'`,
    `'屋面' & '面防'`,
  ]);
  expect(remainsOf('yjx22')).toEqual([`'yjx':*`]);
});

test.each([
  ['the commonest reading', '屋面防永', [' 屋面防水 ', ' 屋面防水卷材 ', ' 屋面防护 '], '屋面防水'],
  ['what sounds the same before it', '屋面房水', [' 屋面排水 ', ' 屋面排水 ', ' 屋面防水 '], '屋面防水'],
  ['a missing sign', '屋面水卷', [' 屋面防水卷材 '], '屋面防水卷'],
  ['a sign too much', '屋面大防水', [' 屋面防水 '], '屋面防水'],
  ['latin from the beginning of a word', 'yjx22', [' wdzyjv22 ', ' yjv22 '], 'yjv22'],
  ['nothing when nothing is near', '屋面防永', [' 楼地面 '], undefined],
])('%s', (_, run, haystacks, expected) => {
  expect(likeliestReading(run, haystacks)).toBe(expected);
});

const like = (text: string, pattern: string): boolean =>
  new RegExp(pattern.slice(1, -1).replaceAll('_', '.'), 'u').test(text);

test('whatever one sign is changed, the patterns and the reading find the original', () => {
  const signs = fc.array(fc.constantFrom(...'滨江某住宅小区楼综合办公'), { minLength: 4, maxLength: 8 });
  fc.assert(
    fc.property(signs, fc.nat(), (original, where) => {
      const at = where % original.length;
      const typed = original.map((sign, index) => (index === at ? '龘' : sign)).join('');
      const haystack = ` ${original.join('')} `;
      expect(nearPatternsOf(typed).some((pattern) => like(haystack, pattern))).toBe(true);
      expect(likeliestReading(typed, [haystack])).toBeDefined();
    }),
  );
});
