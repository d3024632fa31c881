/** @jest-environment node */
import { configureStore } from '@reduxjs/toolkit';
import { renderToStaticMarkup } from 'react-dom/server';
import { Provider } from 'react-redux';
import type { Part } from '#features/unit-prices/contract-shapes';
import type { Scheme } from '#features/unit-prices/contract-schemes';
import { CompositionSection } from '#features/unit-prices/ui/detail/composition-section.tsx';
import { KeyFigures } from '#features/unit-prices/ui/detail/key-figures.tsx';
import { OWN_TERMS } from '#features/unit-prices/detail-view';
import { events } from '#features/unit-prices/events';
import { rowUnderScheme } from '#features/unit-prices/price-under-scheme';
import { reducer } from '#features/unit-prices/state';
import { trialOf, trialParts } from '#features/unit-prices/ui/detail/trial-of';
import { unitPricePageExport } from '#features/unit-prices/ui/export/detail-export';
import { inBasis } from '#features/unit-prices/ui/export/read-columns';
import { listedCost, quotedOf } from '#features/unit-prices/ui/list/quoted-of';
import { Price } from '#features/unit-prices/ui/price.tsx';
import type { Basis } from '#src/costing/basis';
import { roundTo, sumMoney } from '#src/costing/money';
import { createRebaser } from '#src/costing/rebaser';
import { FiguresRead } from '#src/ui/figure-card/figure-reading';
import { formatNumber } from '#src/ui/format';
import { drawnBases } from '#tests/features/basis/drawn-bases';
import { fc } from '#tests/support/property';
import { aProvenance, aScheme } from '../a-row';
import { DRAWN, infoOf, records, stateOf, totalOf, type Drawn } from './a-drawn-record';
import { FEN, TABLE, termOf } from './by-hand';
import { cellsOf } from './cells-of';

const rates = (...values: readonly number[]) => fc.option(fc.constantFrom(...values));
const PUMPED = { key: 'materials0', name: '泵送混凝土 C30', price: 1_200 };
const schemes = fc
  .record({
    managementRate: rates(0, 0.2, 0.6),
    profitRate: rates(0, 0.35),
    riskRate: rates(0.05),
    taxRate: rates(0.03, 0.09),
    materialPrices: fc.subarray([PUMPED]),
  })
  .map((terms) => aScheme({ ...OWN_TERMS, ...terms, isChosen: true }))
  .filter(
    ({ managementRate, profitRate, riskRate, taxRate, materialPrices }) =>
      [managementRate, profitRate, riskRate, taxRate].some((rate) => rate !== null) ||
      materialPrices.length > 0,
  );

const ratesOf = ({ row }: Drawn) => (row.taxBasis === '含税' ? 1 + row.taxRate : 1);

/** What the scheme's own price and the rest make of each part, in the tax of the record. */
const partsByHand = (drawn: Drawn, { materialPrices, ...rates }: Scheme) => {
  const [pumped] = materialPrices;
  const own = pumped ? roundTo(pumped.price * ratesOf(drawn), 2) : 0;
  const labour = totalOf(drawn, 'labour');
  const direct = {
    labour,
    materials: totalOf(drawn, 'materials') - (pumped ? (drawn.amounts[0]?.materials ?? 0) : 0),
    mainMaterials: totalOf(drawn, 'mainMaterials'),
    machinery: totalOf(drawn, 'machinery'),
  };
  const rest = {
    ...direct,
    management: roundTo(labour * (rates.managementRate ?? 0.18), 2),
    profit: roundTo(labour * (rates.profitRate ?? 0.1), 2),
    risk: roundTo(sumMoney([own, ...Object.values(direct)]) * (rates.riskRate ?? 0), 2),
  };
  return { own, rest };
};

/** Moved in its own tax basis, then put into the scheme's, then into that of the page. */
const priceByHand = (drawn: Drawn, scheme: Scheme, { taxBasis: wanted, ...basis }: Basis): number => {
  const { row } = drawn;
  const { own, rest } = partsByHand(drawn, scheme);
  const termIn = (part: Part) => termOf(drawn, part, { ...basis, taxBasis: row.taxBasis });
  const moved = own + [...DRAWN, 'risk' as const].reduce((sum, part) => sum + rest[part] * termIn(part), 0);
  const shown = wanted ?? (scheme.taxRate === null ? row.taxBasis : '含税');
  return (moved / ratesOf(drawn)) * (shown === '含税' ? 1 + (scheme.taxRate ?? row.taxRate) : 1);
};

test('[UNIT-005] under any scheme a record costs the same in the list, in its file, on its own page and in that file', () => {
  fc.assert(
    fc.property(records, schemes, drawnBases, (drawn, scheme, basis) => {
      const rebase = createRebaser(TABLE, basis);
      const before = stateOf(drawn).unitPrices;
      const state = { unitPrices: reducer(before, events.schemesLoaded({ schemes: [scheme] })) };
      const { record } = trialOf(trialParts(state));
      if (!record) throw new Error('the drawn record has a composition');
      const row = { ...drawn.row, ...rowUnderScheme(record, scheme), provenance: aProvenance };
      const draw = (part: React.ReactNode) =>
        renderToStaticMarkup(
          <Provider store={configureStore({ reducer: () => state })}>
            <FiguresRead value={{ rebase, sources: {}, onCopy: () => undefined }}>{part}</FiguresRead>
          </Provider>,
        );
      const figureIn = (html: string) => /\d[\d,]*\.\d{2}/.exec(html.replaceAll(/<[^>]+>/g, '|'))?.[0];
      const price = quotedOf(row, scheme);
      const listed = figureIn(draw(<Price {...price} cost={listedCost(row, price)} />));
      const detailed = figureIn(draw(<KeyFigures info={infoOf(drawn.row)} />).replace(/.*?<dd>/s, ''));
      const reading = { rebase, basis: '所选口径', sources: [], areaName: undefined };
      const inList = inBasis(scheme, rebase, '所选口径')[0]?.value(row);
      const sheets = unitPricePageExport(state, reading)?.sheets ?? [];
      const inFile = sheets[0]?.rows.find(([name]) => name === '按方案「集团标准」单价（折算）')?.[1];
      expect(Math.abs(Number(listed?.replaceAll(',', '')) - priceByHand(drawn, scheme, basis))).toBeLessThan(
        2 * FEN,
      );
      expect(detailed).toBe(listed);

      const { own, rest } = partsByHand(drawn, scheme);
      const triedParts = cellsOf(draw(<CompositionSection info={infoOf(drawn.row)} />)).map(
        (cells) => cells[3]?.value ?? NaN,
      );
      const composition = sheets.find(({ name }) => name === '价格组成');
      const triedColumn = composition?.columns.findIndex(({ title }) => title === '折算测算') ?? -1;
      expect(composition?.rows.map((cells) => cells[triedColumn])).toEqual(triedParts);
      DRAWN.forEach((part, at) => {
        const { taxBasis } = basis;
        const kept = part === 'materials' ? own * termOf(drawn, part, taxBasis ? { taxBasis } : {}) : 0;
        const moved = rest[part] * termOf(drawn, part, basis) + kept;
        expect(Math.abs((triedParts[at] ?? NaN) - moved)).toBeLessThan(2 * FEN);
      });
      expect([inList, inFile].map((value) => formatNumber(value as number, 2))).toEqual([listed, listed]);
    }),
    { numRuns: 200 },
  );
});
