import { renderToStaticMarkup } from 'react-dom/server';
import { ComparedFigure, comparedCost } from '#features/compare/ui/compared-figure.tsx';
import { rebased } from '#features/compare/rebased';
import { inTax } from '#src/costing/in-tax';
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
    recordedBasis: fc.constantFrom('含税' as const, '除税' as const),
  })
  .map((drawn) => aCompared('p1', { ...drawn, areaName: PLACES[drawn.areaId] ?? '' }));
const LINE = { name: '单方造价', unit: '元/㎡', isCost: true };
const values = fc.integer({ min: 1, max: 9_999_999 }).map((fen) => fen / 100);

test('[UNIT-005] headline, caption, original, file and citation of a compared cost agree to the fen in every basis', () => {
  fc.assert(
    fc.property(
      projects,
      values,
      drawnBases,
      fc.constantFrom(undefined, '除税' as const, null),
      (project, value, basis, keptTax) => {
        const comparison = aComparison({
          projects: [project],
          taxBasis: basis.taxBasis ?? '除税',
          groups: [{ name: '关键指标', lines: [{ ...LINE, keptTax, figures: [value] }] }],
        });
        const rebase = inTax(createRebaser(aTable(), basis), comparison.taxBasis);
        const props = { project, line: { ...LINE, keptTax }, value };
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
        const inFile = rebased(comparison, rebase).comparison.groups[0]?.lines[0]?.figures[0];
        expect(formatNumber(inFile ?? null, 2)).toBe(headline);
        const original = /原 ([\d,.]+)/.exec(shown)?.[1];
        expect(original ?? headline).toBe(formatNumber(value, 2));
        expect(citationOf(cost, rebase(cost.quoted))).toContain(
          `：${headline} 元/㎡（${caption.replaceAll('|', '')}`,
        );
        // One tax basis for all, but for what stands beside the tax.
        const tax = keptTax === undefined ? comparison.taxBasis : keptTax;
        expect(caption.includes('税')).toBe(tax !== null);
        if (tax) expect(caption).toContain(tax);
      },
    ),
    { numRuns: 1_000 },
  );
});
