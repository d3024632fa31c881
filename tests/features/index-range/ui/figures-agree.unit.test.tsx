import { renderToStaticMarkup } from 'react-dom/server';
import type { RangeTable, SubjectRow } from '#features/index-range/contract';
import { events } from '#features/index-range/events';
import { viewFrom } from '#features/index-range/range-view';
import { reducer } from '#features/index-range/state';
import { rangeExport } from '#features/index-range/ui/export/range-export';
import { Formula } from '#features/index-range/ui/formula.tsx';
import { basisWords } from '#features/index-range/ui/labels';
import { One } from '#features/index-range/ui/subject-cells.tsx';
import { statisticSource } from '#features/index-range/ui/sourced-statistic.tsx';
import { formatNumber } from '#src/ui/format';
import { fc } from '#tests/support/property';
import { aRow, aSubject, aTable } from '../some-range';

const COLUMNS = { p25: 'P25', p50: '中位', p75: 'P75', recommended: '推荐值' } as const;
const fen = fc.integer({ min: 1, max: 9_999_999 }).map((value) => value / 100);
const drawnRows: fc.Arbitrary<SubjectRow> = fc
  .record({ p25: fen, p50: fen, p75: fen, recommended: fen, n: fc.integer({ min: 10, max: 99_999 }) })
  .map((drawn) => aRow({ ...drawn, unit: '元/㎡' }));
const bases: fc.Arbitrary<RangeTable['basis']> = fc
  .record({
    period: fc.constantFrom('2024-12', '2025-09'),
    place: fc.constantFrom(['1', '全国'] as const, ['20', '广东'] as const),
    movesPlaces: fc.boolean(),
    taxBasis: fc.constantFrom('含税' as const, '除税' as const),
  })
  .map(({ place: [areaId, areaName], ...drawn }) => ({ ...aTable().basis, ...drawn, areaId, areaName }));

const text = (html: string) => html.replaceAll(/<[^>]+>/g, '|');

test('figure, caption, file and citations of a range agree to the fen in every basis', () => {
  fc.assert(
    fc.property(drawnRows, bases, (row, basis) => {
      const table = aTable({ basis, subjects: [row] });
      const subject = aSubject({ basis, row });
      const heard = [
        events.listRequested({ view: viewFrom({}) }),
        events.listLoaded({ page: table }),
        events.subjectRequested({ name: row.name }),
        events.subjectLoaded({ subject }),
      ];
      const indexRange = heard.reduce<ReturnType<typeof reducer>>(reducer, reducer(undefined, { type: '' }));
      const file = rangeExport({ indexRange }, undefined);
      const caption = basisWords(basis, 'part');
      expect(file?.basis[0]).toEqual(['口径', caption]);
      const [sheet] = file?.sheets ?? [];
      const ground = { basis, provenance: table.provenance, scope: '高层住宅' };
      for (const [key, title] of Object.entries(COLUMNS) as [keyof typeof COLUMNS, string][]) {
        const value = row[key];
        const shown = text(
          renderToStaticMarkup(<One row={row} ground={ground} name={title} value={value} />),
        );
        const [figure = ''] = /\d[\d,]*\.\d{2}/.exec(shown) ?? [];
        const column = sheet?.columns.findIndex((each) => each.title === title) ?? -1;
        expect(formatNumber(Number(sheet?.rows[0]?.[column]), 2)).toBe(figure);
        const source = statisticSource({ row, ground, name: title, values: [value] });
        expect(source.rows[0]).toEqual({ term: '口径', detail: caption });
        expect(source.citation).toContain(
          `${title} ${figure} 元/㎡（${caption}；样本 ${formatNumber(row.n)} 个）`,
        );
      }
      const cited: string[] = [];
      const working = text(
        renderToStaticMarkup(
          <Formula subject={subject} scope="高层住宅" onCopy={(line) => cited.push(line)} />,
        ),
      );
      expect(working).toContain(`${formatNumber(row.recommended, 2)} 元/㎡`);
      expect(working).toContain(caption);
    }),
    { numRuns: 1_000 },
  );
});
