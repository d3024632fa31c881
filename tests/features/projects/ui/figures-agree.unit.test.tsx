import { renderToStaticMarkup } from 'react-dom/server';
import type { ProjectRow } from '#features/projects/contract';
import { initialState } from '#features/projects/state';
import { unitCostOf } from '#features/projects/ui/costs-of';
import { projectExport } from '#features/projects/ui/index';
import { readBasis, writeBasis, type Basis } from '#src/costing/basis';
import { createRebaser } from '#src/costing/rebaser';
import { citationOf } from '#src/ui/figure-card/cost';
import { CostFigure, useCostBasis } from '#src/ui/figure-card/cost-figure.tsx';
import { FiguresRead } from '#src/ui/figure-card/figure-reading';
import { formatNumber } from '#src/ui/format';
import { aTable } from '#tests/features/basis/a-table';
import { aProjectPage, aProjectRow } from '#tests/support/builders';
import { fc } from '#tests/support/property';

const MONTHS = aTable().indexes.map(({ period }) => period);
const PLACES: Readonly<Record<string, string>> = { '1': '全国', '18': '湖北', '20': '广东' };
const TAXES = ['含税', '除税'] as const;
const TYPES = ['residential.highrise', 'office.office', 'industrial.plant', 'underground.garage'] as const;
const OWN: Readonly<Record<string, string>> = {
  'residential.highrise': '住宅工程造价指数',
  'office.office': '公共建筑造价指数',
};
/** Moved in time, and by the index of its own kind of building. */
const ownOf = ({ type, priceDate }: ProjectRow, { index, period = priceDate }: Basis): readonly string[] =>
  index === 'kind' && period !== priceDate ? [OWN[type] ?? ''].filter(Boolean) : [];
const maybe = <T,>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });

const rows = fc
  .record({
    unitCost: fc.integer({ min: 1, max: 9_999_999 }).map((value) => value / 100),
    priceDate: fc.constantFrom(...MONTHS),
    areaId: fc.constantFrom(...Object.keys(PLACES)),
    taxBasis: fc.constantFrom(...TAXES),
    taxRate: fc.constantFrom(0.03, 0.06, 0.09),
    type: fc.constantFrom(...TYPES),
  })
  .map((drawn) => aProjectRow({ ...drawn, areaName: PLACES[drawn.areaId] ?? '' }));
const bases: fc.Arbitrary<Basis> = fc
  .record({
    period: maybe(fc.constantFrom(...MONTHS)),
    areaId: maybe(fc.constantFrom(...Object.keys(PLACES))),
    taxBasis: maybe(fc.constantFrom(...TAXES)),
    index: maybe(fc.constantFrom('kind' as const, 'parts' as const)),
  })
  .map((drawn) => readBasis(writeBasis(drawn as Basis)));

test('headline, caption, file and citation of a unit cost agree to the fen in every basis', () => {
  fc.assert(
    fc.property(rows, bases, (row, basis) => {
      const rebase = createRebaser(aTable(), basis);
      const cost = unitCostOf(row);
      const Caption = () => <i>{useCostBasis()(cost)}</i>;
      const [shown = '', caption = ''] = renderToStaticMarkup(
        <FiguresRead value={{ rebase, sources: {}, onCopy: () => undefined }}>
          <CostFigure cost={cost} />@<Caption />
        </FiguresRead>,
      )
        .replaceAll(/<[^>]+>/g, '|')
        .split('@');
      const headline = /\d[\d,]*\.\d{2}/.exec(shown)?.[0] ?? '';
      const reading = { rebase, basis: '所选口径', sources: [], areaName: undefined };
      const list = { status: 'shown', view: {}, page: aProjectPage([row]) } as const;
      const { columns } = projectExport({ projects: { ...initialState, list } }, reading)!;
      const inFile = columns.find(({ title }) => title === '折算单方')?.value(row);
      expect(typeof inFile === 'number' && formatNumber(inFile, 2)).toBe(headline);
      const words = [
        basis.period ?? row.priceDate,
        basis.areaId ? PLACES[basis.areaId] : row.areaName,
        basis.taxBasis ?? row.taxBasis,
        ...ownOf(row, basis),
      ].join(' · ');
      expect(caption.replaceAll('|', '')).toBe(words);
      expect(citationOf(cost, rebase(cost.quoted))).toContain(`：${headline} 元/㎡（${words}`);
    }),
    { numRuns: 1_000 },
  );
});
