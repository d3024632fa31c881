import { renderToStaticMarkup } from 'react-dom/server';
import { coursesOf } from '#features/cost-indexes/course';
import type { DetailView } from '#features/cost-indexes/detail-view';
import { events } from '#features/cost-indexes/events';
import { reducer } from '#features/cost-indexes/state';
import { convert } from '#features/cost-indexes/ui/detail/convert';
import { CourseTable } from '#features/cost-indexes/ui/detail/course-table.tsx';
import { IndexHead } from '#features/cost-indexes/ui/detail/index-head.tsx';
import { indexPageExport } from '#features/cost-indexes/ui/export/detail-export';
import { digitsOf } from '#features/cost-indexes/ui/labels';
import type { IndexResult } from '#features/cost-indexes/contract';
import { createRebaser } from '#src/costing/rebaser';
import { formatNumber } from '#src/ui/format';
import { fc } from '#tests/support/property';
import { aPoint, aResult } from '../some-index';

const MONTHS = ['2023-06', '2024-12', '2025-08', '2025-09'] as const;
const hundredths = (min: number, max: number) => fc.integer({ min, max }).map((value) => value / 100);
const values = fc.array(hundredths(5_000, 20_000), { minLength: MONTHS.length, maxLength: MONTHS.length });
const areaId = fc.constantFrom('1', '18', '20');
const month = fc.constantFrom(...MONTHS);

const resultOf = (drawn: readonly number[], unit: string): IndexResult => {
  const result = aResult();
  const series = { ...result.series, unit, basePeriod: unit === '点' ? '2020-01' : null };
  const points = drawn.map((value, at) =>
    aPoint(MONTHS[at] ?? '', unit === '点' ? value : Math.round(value * 40)),
  );
  return { ...result, series, regions: [{ ...result.regions[0]!, points }] };
};
const results = fc.tuple(values, fc.constantFrom('点', '元/t')).map(([drawn, unit]) => resultOf(drawn, unit));

const cells = (html: string) =>
  html
    .replaceAll(/<[^>]+>/g, '|')
    .split('|')
    .filter(Boolean);
const sheetsOf = (result: IndexResult, view: DetailView) => {
  const heard = [events.indexViewed({ id: 'composite-1', view }), events.indexLoaded({ result })];
  const costIndexes = heard.reduce<ReturnType<typeof reducer>>(reducer, reducer(undefined, { type: '' }));
  const sheets = indexPageExport({ costIndexes })?.sheets;
  return (name: string) => sheets?.find((sheet) => sheet.name === name)?.rows ?? [];
};

test('headline, table and file of an index agree to the digit, whatever month is 100', () => {
  fc.assert(
    fc.property(results, fc.option(month, { nil: undefined }), (result, base) => {
      const { unit } = result.series;
      const digits = base === undefined ? digitsOf(unit) : 2;
      const sheet = sheetsOf(result, base === undefined ? {} : { base });
      const head = cells(renderToStaticMarkup(<IndexHead result={result} marks={null} />));
      const published = sheet('发布值').at(-1);
      expect(head).toContain(formatNumber(Number(published?.[2]), digitsOf(unit)));
      expect(head).toContain(`${String(published?.[1])} · ${String(published?.[5])}`);
      const { shown } = coursesOf(result, base === undefined ? {} : { base });
      const table = cells(
        renderToStaticMarkup(<CourseTable courses={shown} digits={digits} sayPeriod={String} />),
      );
      for (const [period, value] of sheet('各期数值'))
        expect(table[table.indexOf(String(period)) + 1]).toBe(formatNumber(Number(value), digits));
    }),
    { numRuns: 1_000 },
  );
});

const amounts = hundredths(1, 99_999_999);
test('what an index converts is what the page-wide basis makes of the same cost, in formula, result and citation', () => {
  fc.assert(
    fc.property(
      values,
      amounts,
      fc.tuple(month, month),
      fc.tuple(areaId, areaId),
      (drawn, amount, [costFrom, costTo], [placeFrom, placeTo]) => {
        const result = resultOf(drawn, '点');
        const view: DetailView = { amount: String(amount), costFrom, costTo, placeFrom, placeTo };
        const conversion = convert(result, view);
        const rebase = createRebaser(
          {
            indexes: result.regions[0]!.points,
            factors: result.places.rows.map((row) => ({
              areaId: row.areaId,
              name: row.areaName,
              value: row.factor,
            })),
          },
          { period: costTo, areaId: placeTo },
        );
        const reading = rebase({
          value: amount,
          priceDate: costFrom,
          areaId: placeFrom,
          cityId: undefined,
          building: undefined,
        });
        const moved = reading.kind === 'rebased' ? reading.value : amount;
        const said = `${formatNumber(moved, 2)} 元/㎡`;
        expect(conversion?.result).toBe(said);
        expect(conversion?.citation.startsWith(`${said}，由 ${formatNumber(amount, 2)} 元/㎡ 折算：`)).toBe(
          true,
        );
        expect(conversion?.citation).toContain(conversion?.formula ?? '-');
        expect(conversion?.inputs[0]?.value).toBe(`${formatNumber(amount, 2)} 元/㎡`);
      },
    ),
    { numRuns: 1_000 },
  );
});
