import type { RootState } from '#src/kernel/state';
import { filled, numberColumn, quotient, sheetOf, textColumn } from '#src/tables/columns';
import { basisTerms, type ExportReading } from '#src/tables/export-reading';
import type { PageExport } from '#src/tables/list-export';
import { readValue, readWords } from '#src/tables/read-cell';
import type { WaterDetail, WaterRow } from '../../contract';
import { selectDetail } from '../../selectors';
import { contentOf, UNIT_BASES } from '../../contract-terms';
import { amountOf, valueOf } from '../cost-of';
import { sumsOf, type CostLine } from '../detail/costs-section';

type Figure = readonly [name: string, value: number | null, unit: string, basis: string];

/** The value, and where it stands among its like, which is read in the basis of the page. */
const valueSheet = ({ row, standing }: WaterDetail, { rebase, basis }: ExportReading) => {
  const { quoted } = valueOf(row);
  const { n, rank, band, reference } = standing;
  const own = `${row.priceDate} · ${row.areaName} · ${row.taxBasis}`;
  const read: Figure = [
    '指标值（折算）',
    readValue(rebase, quoted),
    row.unitBasis,
    readWords(rebase, basis, quoted),
  ];
  return sheetOf<Figure>(
    '指标值',
    [
      [textColumn('指标', 24), ([name]) => name],
      [numberColumn('数值'), ([, value]) => value],
      [textColumn('单位', 12), ([, , unit]) => unit],
      [textColumn('口径', 44), ([, , , words]) => words],
    ],
    [
      ['指标值', row.value, row.unitBasis, own],
      ...(basis === '' ? [] : [read]),
      ['同类样本', n, '项', reference],
      ['同类中的位置', rank, '%', '不高于本项的同类所占'],
      ['同类 P25', band?.p25 ?? null, row.unitBasis, reference],
      ['同类中位', band?.p50 ?? null, row.unitBasis, reference],
      ['同类 P75', band?.p75 ?? null, row.unitBasis, reference],
    ],
  );
};

const costsSheet = (detail: WaterDetail, { rebase, basis }: ExportReading) =>
  sheetOf<CostLine>(
    '费用构成',
    [
      [textColumn('费用', 24), ({ name }) => name],
      [numberColumn('金额', '元'), ({ amount }) => amount],
      ...(basis === ''
        ? []
        : [
            [
              numberColumn('折算金额', '元'),
              (line: CostLine) => readValue(rebase, amountOf(detail, line).quoted),
            ] as const,
          ]),
      [numberColumn('占除税造价', '%'), ({ share }) => share],
    ],
    [...detail.costs, ...sumsOf(detail)],
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

const similarSheet = ({ similar }: WaterDetail, { rebase, basis }: ExportReading) =>
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
      ...(basis === ''
        ? []
        : [
            [numberColumn('折算指标值'), (row: WaterRow) => readValue(rebase, valueOf(row).quoted)] as const,
            [
              textColumn('折算口径', 22),
              (row: WaterRow) => readWords(rebase, basis, valueOf(row).quoted),
            ] as const,
          ]),
      [textColumn('价格期', 10), ({ priceDate }) => priceDate],
    ],
    similar,
  );

/** The record as its page shows it, what is read in its basis beside what was given; undefined before it has come. */
export const waterDetailExport = (state: RootState, reading: ExportReading): PageExport | undefined => {
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
      ...basisTerms(reading, {
        asQuoted: '没有折算，按本项与各相近指标自己的价格期、地区与税口径',
        beside: '原值在左边或上一行；费用保持除税、含税各自的口径；同类按所选口径',
      }),
    ],
    sheets: filled([
      valueSheet(detail, reading),
      costsSheet(detail, reading),
      quantitiesSheet(detail),
      similarSheet(detail, reading),
    ]),
    sources: [row.provenance, ...detail.similar.map(({ provenance }) => provenance)],
  };
};
