/** @jest-environment node */
import { configureStore } from '@reduxjs/toolkit';
import { renderToStaticMarkup } from 'react-dom/server';
import { Provider } from 'react-redux';
import { PARTS } from '#features/unit-prices/contract-shapes';
import { CompositionSection } from '#features/unit-prices/ui/detail/composition-section.tsx';
import { KeyFigures } from '#features/unit-prices/ui/detail/key-figures.tsx';
import { NormsSection } from '#features/unit-prices/ui/detail/norms-section.tsx';
import { ResourcesSection } from '#features/unit-prices/ui/detail/resources-section.tsx';
import { unitPricePageExport } from '#features/unit-prices/ui/export/detail-export';
import type { Basis } from '#src/costing/basis';
import { sumMoney } from '#src/costing/money';
import { createRebaser } from '#src/costing/rebaser';
import { FiguresRead } from '#src/ui/figure-card/figure-reading';
import type { SourcedFigureProps } from '#src/ui/figure-card/sourced-figure.tsx';
import { formatNumber } from '#src/ui/format';
import { drawnBases } from '#tests/features/basis/drawn-bases';
import { fc } from '#tests/support/property';
import { aUnitPrice } from '../a-row';
import { CATEGORIES, DRAWN, infoOf, LABEL, records, stateOf, totalOf, type Drawn } from './a-drawn-record';
import { FEN, TABLE, termOf } from './by-hand';
import { cellsOf } from './cells-of';

// What a press would tell stands beside the figure.
jest.mock('#src/ui/figure-card/sourced-figure.tsx', () => ({
  SourcedFigure: ({ source, children }: SourcedFigureProps) => (
    <>
      {children}
      <q>{source().citation}</q>
    </>
  ),
}));

const tables = (drawn: Drawn, basis: Basis) => {
  const rebase = createRebaser(TABLE, basis);
  const state = stateOf(drawn);
  const info = infoOf(drawn.row);
  const draw = (section: React.ReactNode) =>
    renderToStaticMarkup(
      <Provider store={configureStore({ reducer: () => state })}>
        <FiguresRead value={{ rebase, sources: {}, onCopy: () => undefined }}>{section}</FiguresRead>
      </Provider>,
    );
  const sheets = unitPricePageExport(state, {
    rebase,
    basis: '所选口径',
    sources: [],
    areaName: undefined,
  })?.sheets;
  const sheet = (name: string, title: string): readonly number[] => {
    const found = sheets?.find((each) => each.name === name);
    const at = found?.columns.findIndex((column) => column.title === title) ?? -1;
    return (found?.rows ?? []).map((cells) => cells[at] as number);
  };
  const headline = draw(<KeyFigures info={info} />).replaceAll(',', '');
  return {
    sheet,
    headline: Number(/(\d+\.\d{2})/.exec(headline.replace(/.*?<dd>/s, '').replaceAll(/<[^>]+>/g, '|'))?.[1]),
    parts: cellsOf(draw(<CompositionSection info={info} />)),
    norms: cellsOf(draw(<NormsSection info={info} />)),
    resources: cellsOf(draw(<ResourcesSection info={info} />)),
  };
};

test('[UNIT-005] by components, labour of a worked price is moved by the index of labour, materials by theirs', () => {
  const amounts = {
    labour: 100,
    materials: 300,
    mainMaterials: 0,
    machinery: 20,
    management: 30,
    profit: 10,
  };
  const drawn: Drawn = {
    amounts: [amounts],
    row: aUnitPrice({
      priceDate: '2023-06',
      areaId: '18',
      unitPrice: 460,
      amounts: { labour: 100, materials: 300, machinery: 20, other: 40 },
    }),
  };
  const { headline, parts, norms, resources } = tables(drawn, {
    period: '2025-09',
    areaId: '20',
    index: 'parts',
  });
  const figures = (rows: typeof parts, at: number) => rows.map((cells) => cells[at]?.value);
  expect(headline).toBe(500.49);
  expect(figures(parts, 1)).toEqual([117.89, 317.35, 0, 22.12, 32.35, 10.78]);
  expect(figures(resources, 4)).toEqual([117.89, 317.35, 0, 22.12]);
  // 32.35 + 10.78: to the fen what the parts are.
  expect(norms[0]?.slice(2).map(({ value }) => value)).toEqual([
    500.49, 117.89, 317.35, 22.12, 43.13, 500.49,
  ]);
  expect(parts[0]?.[1]?.citation).toContain('100.00 × 115.20 / 108.80 × 1.08 / 0.97');
});

test('[UNIT-005] beneath the headline every row is its own component moved, on the page, on its card and in the file', () => {
  fc.assert(
    fc.property(records, drawnBases, (drawn, basis) => {
      const { headline, parts, norms, resources, sheet } = tables(drawn, basis);
      const amountsIn = (rows: typeof parts, at: number) => rows.map((cells) => cells[at]?.value ?? NaN);
      const shown = amountsIn(parts, 1);

      expect(sumMoney(shown)).toBe(headline);
      DRAWN.forEach((part, at) => {
        const moved = totalOf(drawn, part) * termOf(drawn, part, basis);
        expect(Math.abs((shown[at] ?? NaN) - moved)).toBeLessThan(2 * FEN);
        expect(parts[at]?.[1]?.citation).toContain(
          `${PARTS[part]}：${formatNumber(shown[at] ?? NaN, 2)} 元（`,
        );
        const percent = (shown[at] ?? NaN) / headline;
        expect(Math.abs((parts[at]?.[2]?.value ?? NaN) - percent * 100)).toBeLessThan(
          0.0051 + ((2 * FEN) / headline) * 100,
        );
      });
      expect(sheet('价格组成', '折算金额')).toEqual(shown);
      expect(sheet('价格组成', '占比').map((value) => formatNumber(value, 2))).toEqual(
        amountsIn(parts, 2).map((value) => formatNumber(value, 2)),
      );

      const NORM = ['人工', '材料', '机械', '管利险'];
      expect(sumMoney(amountsIn(norms, 7))).toBe(headline);
      drawn.amounts.forEach((each, at) => {
        const of = (...own: readonly (typeof DRAWN)[number][]) =>
          own.reduce((sum, part) => sum + each[part] * termOf(drawn, part, basis), 0);
        const moved = [
          of('labour'),
          of('materials', 'mainMaterials'),
          of('machinery'),
          of('management', 'profit'),
        ];
        const cells = norms[at]?.slice(3, 7).map(({ value }) => value) ?? [];
        expect(sumMoney(cells)).toBe(norms[at]?.[7]?.value);
        cells.forEach((value, place) =>
          expect(Math.abs(value - (moved[place] ?? NaN))).toBeLessThan(2 * FEN),
        );
        expect(NORM.map((title) => sheet('定额组成', `折算${title}`)[at])).toEqual(cells);
        expect(norms[at]?.[3]?.citation).toContain(`：${formatNumber(cells[0] ?? NaN, 2)} 元（`);
        const alone = moved.reduce((sum, value) => sum + value, 0);
        for (const place of [2, 7])
          expect(Math.abs((norms[at]?.[place]?.value ?? NaN) - alone)).toBeLessThan(FEN);
      });
      expect(sheet('定额组成', '折算合价')).toEqual(amountsIn(norms, 7));
      expect(sheet('定额组成', '折算定额单价')).toEqual(amountsIn(norms, 2));

      const lines = drawn.amounts.flatMap((each) =>
        CATEGORIES.map((category) => ({ category, amount: each[category] })),
      );
      lines.forEach(({ category, amount }, at) => {
        const moved = amount * termOf(drawn, category, basis);
        const [price, own] = [resources[at]?.[3], resources[at]?.[4]];
        expect(Math.abs((price?.value ?? NaN) - moved)).toBeLessThan(FEN);
        expect(Math.abs((own?.value ?? NaN) - moved)).toBeLessThan(3 * FEN);
        expect(own?.citation).toContain(`合价：${formatNumber(own?.value ?? NaN, 2)} 元（`);
      });
      for (const [place, category] of CATEGORIES.entries())
        expect(
          sumMoney(
            lines.flatMap((line, at) =>
              line.category === category ? [resources[at]?.[4]?.value ?? NaN] : [],
            ),
          ),
        ).toBe(shown[place]);
      expect(sheet('工料机汇总', '折算合价')).toEqual(amountsIn(resources, 4));
      expect(sheet('工料机汇总', '折算单价')).toEqual(amountsIn(resources, 3));
      expect(sheet('工料机汇总', '类别').slice(0, 4)).toEqual(Object.values(LABEL));
    }),
    { numRuns: 60 },
  );
});
