import { marksOf, spelledMarks } from '#features/search/server/marks';
import { folded, wordsOf } from '#infra/server/search/search-tokens';
import { fc } from '#tests/support/property';

const marked = (text: string, typed: string) =>
  marksOf(text, typed).map(([start, end]) => text.slice(start, end));

test.each([
  ['屋面防水卷材 SBS-II', '屋面防水', ['屋面防水']],
  ['屋面防水卷材，屋面刚性层', '屋面', ['屋面', '屋面']],
  ['电力电缆 YJV22-4×185', 'yjv', ['YJV']],
  ['电力电缆 WDZYJV', 'yjv', []],
  ['防水卷材 300mm', '300', ['300']],
  ['ＹＪＶ电缆', 'yjv 电缆', ['ＹＪＶ电缆']],
  ['面积㎡单价', 'm2', ['㎡']],
  ['𠮷野工程', '工程', ['工程']],
  ['滨江', '###', []],
])('in %s, %s marks %j', (text, typed, expected) => {
  expect(marked(text, typed)).toEqual(expected);
});

test.each([
  ['重庆南岭医院', 'chongqingn', '重庆南'],
  ['重庆南岭医院', 'cqnl', '重庆南岭'],
  ['３#楼', '3l', '３#楼'],
  ['滨江', 'binjiangx', undefined],
  ['滨江', 'x', undefined],
])('of %s, %s spells %s', (title, letters, expected) => {
  const [mark] = spelledMarks(title, letters);
  expect(mark && title.slice(...mark)).toBe(expected);
});

test('marks lie in order within the text, do not touch, and hold what was typed', () => {
  const some = fc.string({ unit: fc.constantFrom(...'屋面防水卷材abㄅ㎡Ａ１1 -，𠮷'), maxLength: 20 });
  fc.assert(
    fc.property(some, some, (text, typed) => {
      let last = -1;
      for (const [start, end] of marksOf(text, typed)) {
        expect(start).toBeGreaterThan(last);
        expect(end).toBeGreaterThan(start);
        expect(end).toBeLessThanOrEqual(text.length);
        const [first = ''] = [...folded(text.slice(start, end))];
        expect(wordsOf(typed, 'words').some((word) => word.startsWith(first))).toBe(true);
        last = end;
      }
    }),
  );
});
