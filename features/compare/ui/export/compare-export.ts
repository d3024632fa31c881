import type { RootState } from '#src/kernel/state';
import { inTax } from '#src/costing/in-tax';
import type { Provenance } from '#src/contract/provenance';
import { PROJECT_TYPES } from '#src/contract/project-terms';
import { numberColumn, quotient, sheetOf, textColumn, type ColumnOf } from '#src/tables/columns';
import { basisTerms, type ExportReading } from '#src/tables/export-reading';
import type { PageExport, Term } from '#src/tables/list-export';
import type { TableSheet } from '#src/tables/table-file';
import { REFERENCES, type CompareView, type Reference } from '../../compare-view';
import type { Compared, Comparison, FigureLine } from '../../contract';
import { comparedCells, referenceOf } from '../../differences';
import { rebased, type Rebased } from '../../rebased';
import { selectPage } from '../../selectors';

interface ComparedLine extends FigureLine {
  readonly group: string;
  /** As recorded, where the figures are read in another basis. */
  readonly own: FigureLine['figures'];
}

const linesOf = (shown: Comparison, asRecorded: Comparison): readonly ComparedLine[] =>
  shown.groups.flatMap((group, at) =>
    group.lines.map((line, place) => ({
      ...line,
      group: group.name,
      own: asRecorded.groups[at]?.lines[place]?.figures ?? [],
    })),
  );

const columnsOf = (
  { name }: Compared,
  at: number,
  against: Reference,
  isRead: boolean,
): readonly ColumnOf<ComparedLine>[] => {
  const figure: ColumnOf<ComparedLine> = [numberColumn(name), ({ figures }) => figures[at] ?? null];
  const own: ColumnOf<ComparedLine> = [numberColumn(`${name}（原值）`), (line) => line.own[at] ?? null];
  const difference: ColumnOf<ComparedLine> = [
    numberColumn(`${name} 差异`, '%', 1),
    ({ figures }) => comparedCells(figures, against)[at]?.difference ?? null,
  ];
  return [...(isRead ? [own] : []), figure, ...(against === 'first' && at === 0 ? [] : [difference])];
};

/** What the originals of a line are in. */
const taxWordsOf = ({ isCost, keptTax }: FigureLine): string =>
  !isCost || keptTax === null ? '' : (keptTax ?? '见“工程”表');

const figuresSheet = (
  shown: Comparison,
  asRecorded: Comparison,
  against: Reference,
  isRead: boolean,
): TableSheet => {
  const mean: ColumnOf<ComparedLine> = [
    numberColumn('均值'),
    ({ figures }) => quotient(referenceOf(figures, 'mean')),
  ];
  return sheetOf<ComparedLine>(
    '对比',
    [
      [textColumn('分组', 12), ({ group }) => group],
      [textColumn('指标', 20), ({ name }) => name],
      [textColumn('单位', 10), ({ unit }) => unit],
      ...(isRead ? [[textColumn('原税口径', 16), taxWordsOf] as const] : []),
      ...(against === 'mean' ? [mean] : []),
      ...shown.projects.flatMap((project, at) => columnsOf(project, at, against, isRead)),
    ],
    linesOf(shown, asRecorded),
  );
};

const projectsSheet = ({ projects }: Comparison, reasons: Rebased['reasons']): TableSheet =>
  sheetOf<Compared>(
    '工程',
    [
      [textColumn('工程', 34), ({ name }) => name],
      [textColumn('地区', 14), ({ areaName }) => areaName],
      [textColumn('类型', 14), ({ type }) => PROJECT_TYPES[type]],
      [textColumn('结构', 16), ({ structure }) => structure],
      [numberColumn('地上层数', undefined, 0), ({ floorsAbove }) => floorsAbove],
      [numberColumn('地下层数', undefined, 0), ({ floorsBelow }) => floorsBelow],
      [textColumn('阶段', 12), ({ stage }) => stage],
      [textColumn('价格期', 10), ({ priceDate }) => priceDate],
      [textColumn('原税口径', 8), ({ recordedBasis }) => recordedBasis],
      [numberColumn('税率', '%'), ({ taxRate }) => Number((taxRate * 100).toFixed(4))],
      [textColumn('明细', 8), ({ hasDetail }) => (hasDetail ? '有' : '无')],
      [textColumn('未折算的原因', 30), ({ id }) => reasons[id] ?? ''],
      [textColumn('来源', 12), ({ provenance }) => provenance.issuer],
      [textColumn('资料名称', 36), ({ provenance }) => provenance.title],
      [textColumn('工程编号', 24), ({ id }) => id],
    ],
    projects,
  );

const filtersOf = (
  { projects, missing }: Comparison,
  { taxBasis, against }: CompareView,
): readonly Term[] => [
  ...projects.map(({ name }, at): Term => [`工程 ${at + 1}`, name]),
  ['造价口径', `单方与总造价${taxBasis}；单位工程、分部与费用除税，税金另列`],
  ['差异的基准', REFERENCES[against]],
  ...(missing.length > 0 ? [['不在表中', `${missing.length} 个工程已被提供方撤回`] as const] : []),
];

/** The comparison as it stands; undefined while another is on its way. */
export const compareExport = (state: RootState, reading: ExportReading): PageExport | undefined => {
  const { status, view, comparison } = selectPage(state);
  if (status !== 'shown' || !comparison) return undefined;
  const { comparison: shown, reasons } = rebased(comparison, inTax(reading.rebase, view.taxBasis));
  const isRead =
    reading.basis !== '' || comparison.projects.some(({ recordedBasis }) => recordedBasis !== view.taxBasis);
  return {
    kind: 'page',
    title: `工程对比 ${comparison.projects.length} 个工程`,
    section: '21',
    filters: filtersOf(comparison, view),
    basis: [
      ...basisTerms(reading, {
        asQuoted: `没有折算：单方与总造价按${view.taxBasis}，价格期与地区为各自原值`,
        beside: '含量与面积不变，原值在左一列；不能折算的空缺，原因在“工程”表',
      }),
      ['差异', `高出为正，低出为负；${REFERENCES[view.against]}`],
    ],
    sheets: [figuresSheet(shown, comparison, view.against, isRead), projectsSheet(comparison, reasons)],
    sources: comparison.projects.map(({ provenance }): Provenance => provenance),
  };
};
