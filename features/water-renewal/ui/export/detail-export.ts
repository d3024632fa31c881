import type { RootState } from '#src/kernel/state';
import { filled, numberColumn, quotient, sheetOf, textColumn } from '#src/tables/columns';
import type { PageExport } from '#src/tables/list-export';
import type { WaterDetail, WaterRow } from '../../contract';
import { selectDetail } from '../../selectors';
import { contentOf, UNIT_BASES } from '../../contract-terms';
import { taxWords } from '../detail/costs-section';

const costsSheet = ({ costs, totals }: WaterDetail) =>
  sheetOf<{ readonly name: string; readonly amount: number; readonly share?: number }>(
    '费用构成',
    [
      [textColumn('费用', 24), ({ name }) => name],
      [numberColumn('金额', '元'), ({ amount }) => amount],
      [numberColumn('占除税造价', '%'), ({ share }) => share ?? null],
    ],
    [
      ...costs,
      { name: '除税造价', amount: totals.pretax, share: 100 },
      { name: taxWords({ costs, totals }), amount: totals.tax },
      { name: '含税造价', amount: totals.total },
    ],
  );

const quantitiesSheet = ({ quantities, row }: WaterDetail) => {
  const { unit: each, many } = contentOf(row.unitBasis);
  return sheetOf<WaterDetail['quantities'][number]>(
    '主要工程量',
    [
      [textColumn('工程量', 20), ({ name }) => name],
      [textColumn('单位', 8), ({ unit }) => unit],
      [numberColumn('数量', undefined, 3), ({ quantity }) => quantity],
      [numberColumn('含量', each, 4), ({ quantity }) => quotient((quantity / row.quantity) * many)],
    ],
    quantities,
  );
};

const similarSheet = ({ similar }: WaterDetail) =>
  sheetOf<WaterRow>(
    '相近的指标',
    [
      [textColumn('工程', 34), ({ name }) => name],
      [textColumn('建设性质', 12), ({ nature }) => nature ?? '未注明'],
      [textColumn('地区', 14), ({ areaName }) => areaName],
      [numberColumn('指标值'), ({ value }) => value],
      [textColumn('单位口径', 12), ({ unitBasis }) => unitBasis],
      [textColumn('所含与不含', 60), ({ scope }) => scope],
      [textColumn('税口径', 8), ({ taxBasis }) => taxBasis],
      [textColumn('价格期', 10), ({ priceDate }) => priceDate],
    ],
    similar,
  );

/** The record as its page shows it, every figure as it was given; undefined before it has come. */
export const waterDetailExport = (state: RootState): PageExport | undefined => {
  const { status, detail } = selectDetail(state);
  if (status !== 'shown' || !detail) return undefined;
  const { row, facts, standing } = detail;
  return {
    kind: 'page',
    title: row.name,
    section: '27',
    filters: [['同类', standing.reference]],
    basis: [
      ['指标值', `${row.value} ${row.unitBasis} ${row.taxBasis}`],
      ['所含与不含', row.scope],
      ['算式', `${row.taxBasis}造价 ÷ ${UNIT_BASES[row.unitBasis].of}`],
      ['地区与价格期', `${row.areaName} ${row.priceDate}`],
      ...facts.map(({ term, detail: words }) => [term, words] as const),
      ['折算', '没有折算'],
    ],
    sheets: filled([costsSheet(detail), quantitiesSheet(detail), similarSheet(detail)]),
    sources: [row.provenance, ...detail.similar.map(({ provenance }) => provenance)],
  };
};
