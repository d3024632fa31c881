import { renderToStaticMarkup } from 'react-dom/server';
import { ComparedFigure, comparedCost } from '#features/compare/ui/compared-figure.tsx';
import { rebased } from '#features/compare/rebased';
import { createRebaser } from '#src/costing/rebaser';
import { citationOf } from '#src/ui/figure-card/cost';
import { useCostBasis } from '#src/ui/figure-card/cost-figure.tsx';
import { FiguresRead } from '#src/ui/figure-card/figure-reading';
import { formatNumber } from '#src/ui/format';
import { aTable } from '#tests/features/basis/a-table';
import { drawnBases, MONTHS, PLACES } from '#tests/features/basis/drawn-bases';
import { fc } from '#tests/support/property';
import { aCompared, aComparison } from '../some-comparison';

const projects = fc
  .record({
    priceDate: fc.constantFrom(...MONTHS),
    areaId: fc.constantFrom(...Object.keys(PLACES)),
    type: fc.constantFrom(
      'residential.highrise' as const,
      'office.office' as const,
      'industrial.plant' as const,
    ),
    taxRate: fc.constantFrom(0.03, 0.09),
  })
  .map((drawn) => aCompared('p1', { ...drawn, areaName: PLACES[drawn.areaId] ?? '' }));
const values = fc.integer({ min: 1, max: 9_999_999 }).map((fen) => fen / 100);

test('[UNIT-005] headline, caption, original, file and citation of a compared cost agree to the fen in every basis', () => {
  fc.assert(
    fc.property(
      projects,
      values,
      drawnBases,
      fc.constantFrom('含税' as const, '除税' as const),
      (project, value, basis, taxBasis) => {
        const rebase = createRebaser(aTable(), basis);
        const line = { name: '单方造价', unit: '元/㎡', isCost: true };
        const props = { project, line, value, taxBasis };
        const cost = comparedCost(props);
        const Caption = () => <i>{useCostBasis()(cost)}</i>;
        const [shown = '', caption = ''] = renderToStaticMarkup(
          <FiguresRead value={{ rebase, sources: {}, onCopy: () => undefined }}>
            <ComparedFigure {...props} />@<Caption />
          </FiguresRead>,
        )
          .replaceAll(/<[^>]+>/g, '|')
          .split('@');
        const headline = /\d[\d,]*\.\d{2}/.exec(shown)?.[0] ?? '';
        const comparison = aComparison({
          projects: [project],
          taxBasis,
          groups: [{ name: '关键指标', lines: [{ ...line, figures: [value] }] }],
        });
        const inFile = rebased(comparison, rebase).comparison.groups[0]?.lines[0]?.figures[0];
        expect(formatNumber(inFile ?? null, 2)).toBe(headline);
        const original = /原 ([\d,.]+)/.exec(shown)?.[1];
        expect(original ?? headline).toBe(formatNumber(value, 2));
        expect(citationOf(cost, rebase(cost.quoted))).toContain(
          `：${headline} 元/㎡（${caption.replaceAll('|', '')}`,
        );
      },
    ),
    { numRuns: 1_000 },
  );
});
