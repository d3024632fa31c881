import { renderToStaticMarkup } from 'react-dom/server';
import type { Scheme } from '#features/unit-prices/contract-schemes';
import type { SourcedRow } from '#features/unit-prices/list-state';
import { inBasis, underScheme } from '#features/unit-prices/ui/export/read-columns';
import { listedCost, quotedOf } from '#features/unit-prices/ui/list/quoted-of';
import { Price } from '#features/unit-prices/ui/price.tsx';
import { readBasis, writeBasis, type Basis } from '#src/costing/basis';
import { roundTo } from '#src/costing/money';
import { createRebaser, type Quoted } from '#src/costing/rebaser';
import { citationOf } from '#src/ui/figure-card/cost';
import { useCostBasis } from '#src/ui/figure-card/cost-figure.tsx';
import { FiguresRead } from '#src/ui/figure-card/figure-reading';
import { formatNumber } from '#src/ui/format';
import { aTable } from '#tests/features/basis/a-table';
import { fc } from '#tests/support/property';
import { aProvenance, aScheme, aUnitPrice } from '../a-row';
import { KINDS } from './a-drawn-record';
import { FEN, termOf } from './by-hand';

const MONTHS = aTable().indexes.map(({ period }) => period);
const PLACES: Readonly<Record<string, string>> = { '1': '全国', '18': '湖北', '20': '广东' };
const TAXES = ['含税', '除税'] as const;
const RATES = [0.03, 0.06, 0.09];
const fen = fc.integer({ min: 1, max: 99_999_999 }).map((value) => value / 100);
const maybe = <T,>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });

/** Tenths of a percent, a hundred of them together. */
const usualShares = fc
  .record({
    cuts: fc.array(fc.integer({ min: 0, max: 1_000 }), { minLength: 3, maxLength: 3 }),
    words: fc.constant('未提供组成，按同清单项 5 条记录的常见构成折算（人工 18.2%）'),
  })
  .map(({ cuts, ...told }) => {
    const [labour = 0, materials = 0, machinery = 0] = cuts.toSorted((one, other) => one - other);
    return {
      ...told,
      labour: labour / 10,
      materials: (materials - labour) / 10,
      machinery: (machinery - materials) / 10,
      other: (1_000 - machinery) / 10,
    };
  });

const rows = fc
  .record({
    unitPrice: fen,
    priceDate: fc.constantFrom(...MONTHS),
    areaId: fc.constantFrom(...Object.keys(PLACES)),
    taxBasis: fc.constantFrom(...TAXES),
    taxRate: fc.constantFrom(...RATES),
    schemePrice: fc.option(fen),
    /** Percent of that price that the scheme's own material prices make. */
    ownShare: maybe(fc.integer({ min: 1, max: 100 })),
    schemeAmounts: fc.option(fc.record({ labour: fen, materials: fen, machinery: fen, other: fen }), {
      nil: undefined,
    }),
    amounts: fc.option(fc.record({ labour: fen, materials: fen, machinery: fen, other: fen })),
    kind: fc.constantFrom(...KINDS),
    usual: maybe(usualShares),
  })
  // Without amounts there is nothing that a scheme could recalculate.
  .map(({ usual, ...drawn }) =>
    usual ? { ...drawn, amounts: null, schemePrice: null, usualShares: usual } : drawn,
  )
  .map(({ ownShare, kind, ...drawn }) => ({
    ...aUnitPrice({ ...drawn, ...kind, areaName: PLACES[drawn.areaId] ?? '' }),
    ...(ownShare !== undefined &&
      drawn.schemePrice !== null && { schemeOwn: roundTo((drawn.schemePrice * ownShare) / 100, 2) }),
    provenance: aProvenance,
  }));
const bases: fc.Arbitrary<Basis> = fc
  .record({
    period: maybe(fc.constantFrom(...MONTHS)),
    areaId: maybe(fc.constantFrom(...Object.keys(PLACES))),
    taxBasis: maybe(fc.constantFrom(...TAXES)),
    index: maybe(fc.constantFrom('kind' as const, 'parts' as const)),
  })
  .map((drawn) => readBasis(writeBasis(drawn as Basis)));
const schemes = maybe(fc.option(fc.constantFrom(...RATES)).map((taxRate) => aScheme({ taxRate })));

const text = (html: string) => html.replaceAll(/<[^>]+>/g, '|');

const isMoved = (row: SourcedRow, { period = row.priceDate, areaId = row.areaId }: Basis): boolean =>
  period !== row.priceDate || areaId !== row.areaId;
/** Moved at all, and by shares. */
const isByParts = (row: SourcedRow, basis: Basis): boolean =>
  basis.index === 'parts' && (row.amounts ?? row.usualShares) != null && isMoved(row, basis);

const TRAVELS = ['030408', '010515'];
/** The sentence of a price that was moved in usual shares. */
const usualTold = (row: SourcedRow, basis: Basis): string | undefined => {
  const { usualShares: usual, areaId, code } = row;
  if (!usual) return undefined;
  const isCarried =
    basis.areaId !== undefined &&
    basis.areaId !== areaId &&
    TRAVELS.includes(code.slice(0, 6)) &&
    usual.materials > 0;
  if (!isByParts(row, basis) && !isCarried) return undefined;
  return usual.words;
};
/** In its shares, each by the index and the factor that are its own, as one would do it by hand. */
const byHand = (row: SourcedRow, basis: Basis): number | undefined => {
  const shares = row.amounts ?? row.usualShares;
  if (!shares) return undefined;
  const { labour, materials, machinery, other } = shares;
  const term = (part: Parameters<typeof termOf>[1]) => termOf({ row, amounts: [] }, part, basis);
  const moved =
    labour * term('labour') +
    materials * term('materials') +
    machinery * term('machinery') +
    other * term('profit');
  return (row.unitPrice * moved) / (labour + materials + machinery + other);
};

/** What the member quoted is put in the tax basis, the rest is moved as if it were all. */
const movedApart = (
  { ownAmount: _, ...quoted }: Quoted,
  given: number,
  basis: Basis,
): { own: number; rest: number } => {
  const read = (to: Basis, value: number): number => {
    const reading = createRebaser(aTable(), to)({ ...quoted, value });
    return reading.kind === 'rebased' ? reading.value : value;
  };
  const { taxBasis } = basis;
  return {
    own: read(taxBasis ? { taxBasis } : {}, given),
    rest: read(basis, roundTo(quoted.value - given, 2)),
  };
};

/** Everything that says what a price is, each as its reader meets it. */
const told = (row: SourcedRow, basis: Basis, scheme: Scheme | undefined) => {
  const rebase = createRebaser(aTable(), basis);
  const price = quotedOf(row, scheme);
  const cost = listedCost(row, price);
  const Caption = () => <i>{useCostBasis()(cost)}</i>;
  const [shown = '', caption = ''] = text(
    renderToStaticMarkup(
      <FiguresRead value={{ rebase, sources: {}, onCopy: () => undefined }}>
        <Price {...price} cost={cost} />@<Caption />
      </FiguresRead>,
    ),
  ).split('@');
  const cells = [...underScheme(scheme), ...inBasis(scheme, rebase, '所选口径')].map(
    ({ title, value }) => [title, value(row)] as const,
  );
  const citation = citationOf(cost, rebase(cost.quoted));
  return { shown, caption, cells: new Map(cells), citation, quoted: cost.quoted };
};

test('[UNIT-005] headline, caption, original, file and citation of a price agree to the fen in every basis and scheme', () => {
  fc.assert(
    fc.property(rows, bases, schemes, (row, basis, scheme) => {
      const { shown, caption, cells, citation, quoted } = told(row, basis, scheme);
      const headline = /\d[\d,]*\.\d{2}/.exec(shown)?.[0] ?? '';
      const inFile = cells.get('折算单价');
      expect(typeof inFile === 'number' && formatNumber(inFile, 2)).toBe(headline);
      const isUnderScheme = scheme !== undefined && row.schemePrice !== null;
      const { own, rest } = movedApart(quoted, isUnderScheme ? (row.schemeOwn ?? 0) : 0, basis);
      const hasOwn = isUnderScheme && own > 0 && isMoved(row, basis);
      const ownWords = `其中自报材料价 ${own.toFixed(2)} 元不折算`;
      expect(Math.abs(own + rest - Number(headline.replaceAll(',', '')))).toBeLessThan(0.0101);
      expect(/其中自报[^）]*/.exec(String(cells.get('折算口径')))?.[0]).toBe(hasOwn ? ownWords : undefined);
      const tax = isUnderScheme && scheme.taxRate !== null ? '含税' : row.taxBasis;
      const words = [
        basis.period ?? row.priceDate,
        basis.areaId ? PLACES[basis.areaId] : row.areaName,
        basis.taxBasis ?? tax,
        ...(isByParts(row, basis) ? ['按要素'] : []),
        ...(hasOwn ? [ownWords] : []),
        ...[usualTold(row, basis)].filter((told) => told !== undefined),
      ].join(' · ');
      expect(caption.replaceAll('|', '')).toBe(words);
      expect(citation).toContain(`：${headline} 元/m³（${words}`);
      expect(/未提供组成.*?）/.exec(String(cells.get('折算口径')))?.[0]).toBe(usualTold(row, basis));
      const hand = isUnderScheme ? undefined : byHand(row, basis);
      if (hand !== undefined) expect(Math.abs(hand - Number(headline.replaceAll(',', '')))).toBeLessThan(FEN);
      const original = /原 (\S+) (\S+)\|/.exec(shown);
      const recorded = formatNumber(row.unitPrice, 2);
      if (original) expect(original.slice(1)).toEqual([recorded, row.taxBasis]);
      else expect(headline).toBe(recorded);
      if (isUnderScheme) {
        expect(cells.get('按方案单价')).toBe(row.schemePrice);
        expect(cells.get('方案口径')).toBe(`按方案「集团标准」，${tax}`);
      }
    }),
    { numRuns: 1_000 },
  );
});
