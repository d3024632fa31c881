import { renderToStaticMarkup } from 'react-dom/server';
import type { ProjectDetail } from '#features/projects/contract';
import { lineCostOf } from '#features/projects/ui/costs-of';
import { costSheets } from '#features/projects/ui/export/cost-sheets';
import { createRebaser } from '#src/costing/rebaser';
import { citationOf } from '#src/ui/figure-card/cost';
import { CostFigure, useCostBasis } from '#src/ui/figure-card/cost-figure.tsx';
import { FiguresRead } from '#src/ui/figure-card/figure-reading';
import { formatNumber } from '#src/ui/format';
import { aTable } from '#tests/features/basis/a-table';
import { drawnBases, MONTHS, PLACES } from '#tests/features/basis/drawn-bases';
import { aProjectRow } from '#tests/support/builders';
import { fc } from '#tests/support/property';

const AREA = 1_000;
const details = fc
  .record({
    fen: fc.array(fc.integer({ min: 1, max: 9_999_999 }), { minLength: 1, maxLength: 4 }),
    priceDate: fc.constantFrom(...MONTHS),
    areaId: fc.constantFrom(...Object.keys(PLACES)),
    type: fc.constantFrom(
      'residential.highrise' as const,
      'office.office' as const,
      'industrial.plant' as const,
    ),
  })
  .map(({ fen, ...drawn }) => {
    const row = aProjectRow({ ...drawn, areaName: PLACES[drawn.areaId] ?? '', area: AREA });
    const fees = fen.map((value, at) => ({
      name: `费用${at}`,
      unitCost: value / 100,
      amount: (value / 100) * AREA,
      share: 0,
    }));
    const pretax = fees.reduce((sum, { amount }) => sum + amount, 0);
    const totals = { pretax, tax: 0, total: pretax, taxRate: 0 };
    return { row, fees, totals, units: [], parts: [], verdicts: [] } as unknown as ProjectDetail;
  });

test('[UNIT-005] headline, caption, original, file and citation of a line of a project agree to the fen in every basis', () => {
  fc.assert(
    fc.property(details, drawnBases, (detail, basis) => {
      const rebase = createRebaser(aTable(), basis);
      const [sheet] = costSheets(detail, { rebase, basis: '所选口径', sources: [], areaName: undefined });
      const column = sheet?.columns.findIndex(({ title }) => title === '折算单方') ?? -1;
      for (const [at, line] of detail.fees.entries()) {
        const cost = lineCostOf(detail, line);
        const Caption = () => <i>{useCostBasis()(cost)}</i>;
        const [shown = '', caption = ''] = renderToStaticMarkup(
          <FiguresRead value={{ rebase, sources: {}, onCopy: () => undefined }}>
            <CostFigure cost={cost} original="value" />@<Caption />
          </FiguresRead>,
        )
          .replaceAll(/<[^>]+>/g, '|')
          .split('@');
        const headline = /\d[\d,]*\.\d{2}/.exec(shown)?.[0] ?? '';
        expect(formatNumber(Number(sheet?.rows[at]?.[column]), 2)).toBe(headline);
        expect(/原 ([\d,.]+)/.exec(shown)?.[1] ?? headline).toBe(formatNumber(line.unitCost, 2));
        expect(citationOf(cost, rebase(cost.quoted))).toContain(
          `：${headline} 元/㎡（${caption.replaceAll('|', '')}`,
        );
      }
    }),
    { numRuns: 1_000 },
  );
});
