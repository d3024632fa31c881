import type { UnitPriceRow } from '#features/unit-prices/contract';
import type { Norm, Resource, UnitPriceInfo } from '#features/unit-prices/contract-detail';
import { PARTS, type Part } from '#features/unit-prices/contract-shapes';
import { events } from '#features/unit-prices/events';
import { reducer } from '#features/unit-prices/state';
import { sumMoney, toYuan } from '#src/costing/money';
import { MONTHS, PLACES } from '#tests/features/basis/drawn-bases';
import { fc } from '#tests/support/property';
import { aProvenance, aUnitPrice } from '../a-row';

const fen = fc.integer({ min: 0, max: 9_999_999 }).map(toYuan);
export const CATEGORIES = ['labour', 'materials', 'mainMaterials', 'machinery'] as const;
export const DRAWN = [...CATEGORIES, 'management', 'profit'] as const;
export const COMPONENT = {
  labour: '人工',
  materials: '材料',
  mainMaterials: '材料',
  equipment: '材料',
  machinery: '机械',
  management: undefined,
  profit: undefined,
  risk: undefined,
} as const satisfies Record<Part, string | undefined>;
export const LABEL = { labour: '人工', materials: '材料', mainMaterials: '主材', machinery: '机械' } as const;

/** Concrete, a cable, reinforcement, and a cable of nobody knows what. */
export const KINDS: readonly Pick<UnitPriceRow, 'code' | 'travellingSeries'>[] = [
  { code: '010505001001' },
  { code: '030408001001', travellingSeries: '材料/电缆' },
  { code: '010515001001', travellingSeries: '材料/钢材' },
  { code: '030408001001' },
];

export interface Drawn {
  readonly row: UnitPriceRow;
  /** Of each of two norms. */
  readonly amounts: readonly Readonly<Record<(typeof DRAWN)[number], number>>[];
}

export const records: fc.Arbitrary<Drawn> = fc
  .record({
    priceDate: fc.constantFrom(...MONTHS),
    areaId: fc.constantFrom(...Object.keys(PLACES)),
    taxBasis: fc.constantFrom('含税' as const, '除税' as const),
    kind: fc.constantFrom(...KINDS),
    amounts: fc.array(
      fc.record({
        labour: fen,
        materials: fen,
        mainMaterials: fen,
        machinery: fen,
        management: fen,
        profit: fen,
      }),
      { minLength: 2, maxLength: 2 },
    ),
  })
  .map(({ amounts, kind, ...drawn }) => {
    const of = (...parts: readonly (typeof DRAWN)[number][]) =>
      sumMoney(amounts.flatMap((each) => parts.map((part) => each[part])));
    return {
      amounts,
      row: aUnitPrice({
        ...drawn,
        ...kind,
        areaName: PLACES[drawn.areaId] ?? '',
        unitPrice: of(...DRAWN),
        amounts: {
          labour: of('labour'),
          materials: of('materials', 'mainMaterials'),
          machinery: of('machinery'),
          other: of('management', 'profit'),
        },
      }),
    };
  })
  .filter(({ row }) => row.unitPrice > 0);

export const infoOf = (row: UnitPriceRow): UnitPriceInfo => ({
  row,
  provenance: aProvenance,
  template: {
    id: '7',
    code: '010505001',
    edition: 'GB50500-2013',
    name: '有梁板',
    unit: 'm³',
    path: [],
    workContent: '',
    rule: '',
    features: [],
  },
  quantity: null,
  amount: null,
  project: { id: 'p1', name: '某住宅楼', type: 'residential.highrise', stage: '结算', priceDate: '2025-09' },
});

export const totalOf = ({ amounts }: Drawn, part: (typeof DRAWN)[number]) =>
  sumMoney(amounts.map((each) => each[part]));

export const stateOf = (drawn: Drawn) => {
  const { row, amounts } = drawn;
  const norms = amounts.map((each, at): Norm => {
    const materials = sumMoney([each.materials, each.mainMaterials]);
    const overheads = sumMoney([each.management, each.profit]);
    const { labour, machinery } = each;
    const amount = sumMoney([labour, materials, machinery, overheads]);
    return {
      code: `A-${at}`,
      name: '定额',
      unit: 'm³',
      quantity: 1,
      unitPrice: amount,
      labour,
      materials,
      machinery,
      overheads,
      amount,
    };
  });
  const resources = amounts.flatMap((each, at) =>
    CATEGORIES.map((category): Resource => ({
      key: `${category}${at}`,
      code: `${category}${at}`,
      name: category,
      spec: '',
      unit: '项',
      category,
      quantity: 1,
      price: each[category],
      amount: each[category],
      share: 0,
      grade: 'A',
      isUnpriced: false,
      priceSource: '样例价',
    })),
  );
  const parts = DRAWN.map((part) => {
    const amount = totalOf(drawn, part);
    return { part, name: PARTS[part], amount, share: (amount / row.unitPrice) * 100 };
  });
  const rates = { rateBase: 'labour' as const, managementRate: 0.18, profitRate: 0.1, risk: 0 };
  const { unitPrice, taxBasis, taxRate } = row;
  const sum = sumMoney(resources.map(({ amount }) => amount));
  return {
    unitPrices: [
      events.detailRequested({ id: '1', projectId: 'p1', basis: '' }),
      events.blockLoaded({ block: 'info', data: infoOf(row) }),
      events.blockLoaded({
        block: 'compositions',
        data: { unitPrice, taxBasis, taxRate, rates, parts },
      }),
      events.blockLoaded({
        block: 'works',
        data: {
          norms: { unitPrice, sum: unitPrice, norms },
          summaries: { sum, resources },
          addsUp: true,
        },
      }),
    ].reduce<ReturnType<typeof reducer>>(reducer, reducer(undefined, { type: '' })),
  };
};
