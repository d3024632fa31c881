import type { RootState } from '#src/kernel/state';
import { reader, requestOf } from '#src/contract/call';
import { SOURCE_LABELS } from '#src/contract/provenance';
import { unitCostOf } from '../costs-of';
import type { Quoted } from '#src/costing/rebaser';
import { basisTerms, type ExportReading } from '#src/tables/export-reading';
import type { ListColumn, ListExport } from '#src/tables/list-export';
import { readValue, readWords } from '#src/tables/read-cell';
import { shownIn } from '#src/listing/list-state';
import { listTerms } from '#src/ui/listing/list-terms';
import { findProjectsCall, PROJECT_TYPES, projectList, type ProjectRow } from '../../contract';
import { queryOf } from '../../list-driver';
import { selectList, selectListBasis } from '../../selectors';

const PAGE_SIZE = 500;
const read = reader(findProjectsCall);
const rowsOf = (data: unknown) => {
  const { indexDatas: rows, ...page } = read(data);
  return { rows, ...page };
};

const facts: readonly ListColumn<ProjectRow>[] = [
  { title: '工程', type: 'text', width: 34, value: ({ name }) => name },
  { title: '地区', type: 'text', width: 14, value: ({ areaName }) => areaName },
  { title: '类型', type: 'text', width: 14, value: ({ type }) => PROJECT_TYPES[type] },
  { title: '结构', type: 'text', width: 16, value: ({ structure }) => structure },
  { title: '面积', unit: '㎡', type: 'number', digits: 0, width: 12, value: ({ area }) => area },
  { title: '地上层数', type: 'number', digits: 0, width: 9, value: ({ floorsAbove }) => floorsAbove },
  { title: '地下层数', type: 'number', digits: 0, width: 9, value: ({ floorsBelow }) => floorsBelow },
  { title: '单方', unit: '元/㎡', type: 'number', digits: 2, width: 14, value: ({ unitCost }) => unitCost },
  { title: '税口径', type: 'text', width: 8, value: ({ taxBasis }) => taxBasis },
];

const origin: readonly ListColumn<ProjectRow>[] = [
  { title: '价格期', type: 'text', width: 10, value: ({ priceDate }) => priceDate },
  { title: '阶段', type: 'text', width: 12, value: ({ stage }) => stage },
  {
    title: '完整度',
    unit: '%',
    type: 'number',
    digits: 0,
    width: 10,
    value: ({ completeness }) => completeness,
  },
  { title: '资料等级', type: 'text', width: 9, value: ({ grade }) => grade },
  { title: '来源', type: 'text', width: 12, value: ({ source }) => SOURCE_LABELS[source] },
  { title: '提供方', type: 'text', width: 20, value: ({ provenance }) => provenance.issuer },
  { title: '资料名称', type: 'text', width: 36, value: ({ provenance }) => provenance.title },
  { title: '工程编号', type: 'text', width: 16, value: ({ id }) => id },
];

const quotedOf = (row: ProjectRow): Quoted => unitCostOf(row).quoted;

/** Beside the original, as on the screen; a cost that cannot be read leaves its place empty and says why. */
const inBasis = ({ rebase, basis }: ExportReading): readonly ListColumn<ProjectRow>[] =>
  basis === ''
    ? []
    : [
        {
          title: '折算单方',
          unit: '元/㎡',
          type: 'number',
          digits: 2,
          width: 14,
          value: (row) => readValue(rebase, quotedOf(row)),
        },
        {
          title: '折算口径',
          type: 'text',
          width: 22,
          value: (row) => readWords(rebase, basis, quotedOf(row)),
        },
      ];

/** The list as it stands, with the rest of it a call away; undefined before its rows have come. */
export const projectExport = (
  state: RootState,
  reading: ExportReading,
): ListExport<ProjectRow> | undefined => {
  const shown = shownIn(selectList(state));
  if (!shown) return undefined;
  const { view, page } = shown;
  const { cursor: _cursor, pageNo: _page, ...start } = queryOf(view, selectListBasis(state).now);
  return {
    kind: 'list',
    title: '单项工程指标',
    section: '21',
    columns: [...facts, ...inBasis(reading), ...origin],
    page: page.indexDatas,
    pageName: '当前页',
    request: (cursor) => ({
      ...requestOf(findProjectsCall, {
        body: { ...start, pageSize: PAGE_SIZE, ...(cursor ? { cursor } : { countsAll: true }) },
      }),
      quiet: true,
    }),
    read: rowsOf,
    filters: listTerms(
      projectList,
      view,
      { areaName: reading.areaName },
      view.sort === 'unitCost' ? '按所显示的单方' : undefined,
    ),
    basis: basisTerms(reading, {
      asQuoted: '没有折算，各行按自己的价格期、地区与税口径',
      beside: '原值在“单方”一列',
    }),
    provenanceOf: ({ provenance }) => provenance,
  };
};
