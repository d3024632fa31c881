import { wageAnswerer, type Wage } from '#features/ai-chat/server/answerers/wages';
import { readQuestion } from '#features/ai-chat/server/reading/read-question';
import { addMonths } from '#src/costing/months';
import { blocksOf, textOf } from './blocks-of';

const TODAY = '2025-11-20';
/** 100, 101 … 114 from 2024-08 to 2025-10. */
const months: Wage['months'] = Array.from({ length: 15 }, (_, at) => ({
  period: addMonths('2024-08', at),
  low: 90 + at,
  middle: 100 + at,
  high: 110 + at,
  n: 5,
}));
const wage: Wage = {
  name: '木工日工资',
  unit: '工日',
  areaName: '湖北',
  taxBasis: '除税',
  source: 'sample',
  months,
  link: '/labor/detail/1',
};
const HUBEI = { areaId: '17', name: '湖北', level: 1, parent: '' };

const answer = async (question: string, known: Wage) => {
  const reading = {
    ...readQuestion(question, [HUBEI], TODAY),
    basis: { taxBasis: '除税' },
    basisWords: '',
    isTaxAssumed: true,
  } as const;
  const answerer = wageAnswerer(async () => [known]);
  expect(answerer.fits(reading, question)).toBe(true);
  const { blocks } = await answerer.answer(reading, question, new AbortController().signal);
  return {
    said: textOf(blocks),
    figures: blocksOf(blocks, 'figures').flatMap(({ rows }) =>
      rows.map(({ label, value }) => [label, Number(value.toFixed(2))]),
    ),
  };
};

test.each([
  ['近一年', ['2024-10', 102], ['2025-10', 114], 11.76],
  ['近三个月', ['2025-07', 111], ['2025-10', 114], 2.7],
  ['近一年', ['2024-09', 101], ['2025-09', 113], 11.88],
] as const)('%s from %s to the newest month %s', async (span, first, last, percent) => {
  const known = { ...wage, months: months.filter(({ period }) => period <= last[0]) };
  const { said, figures } = await answer(`湖北木工日工资${span}涨了多少`, known);
  expect(figures).toEqual([first, last, ['涨跌', percent]]);
  expect(said).toContain(
    `中价从 ${first[0]} 的 ${first[1]}.00 元/工日 到 ${last[0]} 的 ${last[1]}.00 元/工日，上涨 ${percent.toFixed(2)}%`,
  );
});
