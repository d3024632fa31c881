import type { RootState } from '#src/kernel/state';
import type { Quoted } from '#src/costing/rebaser';
import { SOURCE_LABELS } from '#src/contract/provenance';
import { filled, numberColumn, sheetOf, textColumn } from '#src/tables/columns';
import { basisTerms, type ExportReading } from '#src/tables/export-reading';
import type { PageExport, Term } from '#src/tables/list-export';
import { readValue, readWords } from '#src/tables/read-cell';
import type { Cell, TableSheet } from '#src/tables/table-file';
import type { UnitPriceInfo } from '../../contract-detail';
import type { PriceBands } from '../../contract-shapes';
import { editionWords } from '../../edition-words';
import { featureWords } from '../../feature-words';
import { selectBlock } from '../../selectors';
import { highOf, lowOf, meaningOf, medianOf } from '../bands-text';
import { REGIONS_NOTE } from '../detail/market-words';
import { trialOf, trialParts, triedPrice, type Trial } from '../detail/trial-of';
import { quotedIn } from '../cost-of';
import { percentText, taxWords } from '../labels';
import { compositionSheet, normsSheet, resourcesSheet } from './detail-sheets';
import { courseSheet, regionsSheet, similarSheet } from './market-sheets';

type Figure = readonly [name: string, value: Cell, unit: string, basis: string];

const ownWords = ({ row }: UnitPriceInfo): string =>
  `${row.priceDate} · ${row.areaName} · ${row.taxBasis}，税率 ${percentText(row.taxRate)}`;

/** Figures to reckon with where there are quartiles or ends, words where there are cases alone. */
const bandFigures = (bands: PriceBands, unit: string): readonly Figure[] => {
  const words = meaningOf(bands);
  if (bands.kind === 'cases') return [['同组区间', null, unit, words]];
  return [
    ['同组低值', lowOf(bands), unit, words],
    ['同组中位', medianOf(bands), unit, words],
    ['同组高值', highOf(bands), unit, words],
  ];
};

/** The figures at the head of the page. */
const figuresOf = (
  info: UnitPriceInfo,
  trial: Trial,
  { rebase, basis }: ExportReading,
): readonly Figure[] => {
  const { row, quantity, amount } = info;
  const unit = `元/${row.unit}`;
  const shown = quotedIn(row, row.unitPrice);
  const tried = triedPrice(row, trial);
  const { scheme } = trial;
  const triedName = scheme === undefined ? '测算单价' : `按方案「${scheme}」单价`;
  const inBasis = (name: string, quoted: Quoted): readonly Figure[] =>
    basis === ''
      ? []
      : [[`${name}（折算）`, readValue(rebase, quoted), unit, readWords(rebase, basis, quoted)]];
  return [
    ['综合单价', row.unitPrice, unit, ownWords(info)],
    ...inBasis('综合单价', shown),
    ...(tried
      ? [
          [triedName, tried.value, unit, tried.taxBasis ?? row.taxBasis] as const,
          ...inBasis(triedName, tried),
        ]
      : []),
    ['工程量', quantity, row.unit, ''],
    ['合价', amount, '元', row.taxBasis],
    [
      '同组样本数',
      row.statistics.bands.n,
      '个',
      `可靠性${row.statistics.reliability}：${row.statistics.earned}`,
    ],
    ...bandFigures(row.statistics.bands, unit),
  ];
};

const figuresSheet = (figures: readonly Figure[]): TableSheet =>
  sheetOf<Figure>(
    '关键指标',
    [
      [textColumn('指标', 24), ([name]) => name],
      [numberColumn('数值'), ([, value]) => value],
      [textColumn('单位', 10), ([, , unit]) => unit],
      [textColumn('口径', 40), ([, , , basis]) => basis],
    ],
    figures,
  );

const recordTerms = ({ row, template, project, provenance }: UnitPriceInfo): readonly Term[] => [
  ['清单编码', row.code],
  ['清单版本', editionWords(row)],
  ['项目名称', row.name],
  ['项目特征', featureWords(row)],
  ['计量单位', row.unit],
  ['工作内容', template.workContent],
  ['计量规则', template.rule],
  ['地区', row.areaName],
  ['价格期', row.priceDate],
  ['样本工程', `${project.name}（${project.stage}，${project.priceDate}）`],
  ['来源', SOURCE_LABELS[provenance.kind]],
];

/** Tables of the record as they stand; undefined before it has come. */
export const unitPricePageExport = (state: RootState, reading: ExportReading): PageExport | undefined => {
  const { data: info } = selectBlock('info')(state);
  if (!info) return undefined;
  const parts = trialParts(state);
  const trial = trialOf(parts);
  const { compositions, works } = parts;
  const distribution = selectBlock('distribution')(state).data;
  const trend = selectBlock('trend')(state).data;
  const similar = selectBlock('similar')(state).data;
  return {
    kind: 'page',
    title: `综合单价 ${info.row.code} ${info.row.name}`,
    section: '23',
    filters: recordTerms(info),
    basis: [
      ['口径', ownWords(info)],
      ...basisTerms(reading, { asQuoted: '没有折算', beside: '原值在左一列' }),
      [
        '价格组成',
        `${taxWords(info.row.taxBasis, info.row.taxRate)}；-- 未给出，/ 不适用，=== 已含在其他项中`,
      ],
      ...(distribution
        ? [['各地区中位', `${distribution.statistics.reference}；${REGIONS_NOTE}`] as const]
        : []),
    ],
    sheets: filled([
      figuresSheet(figuresOf(info, trial, reading)),
      ...(compositions ? [compositionSheet(info.row, compositions, trial.result, reading)] : []),
      ...(works
        ? [
            normsSheet(info.row, works.norms, reading),
            resourcesSheet(info.row, works.summaries, compositions, reading),
          ]
        : []),
      ...(distribution ? [regionsSheet(distribution)] : []),
      ...(trend ? [courseSheet(trend, info.row, reading)] : []),
      ...(similar ? [similarSheet(similar.rows, reading)] : []),
    ]),
    sources: [info.provenance],
  };
};
