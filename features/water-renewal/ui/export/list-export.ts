import type { RootState } from '#src/kernel/state';
import { reader, requestOf } from '#src/contract/call';
import { SOURCE_LABELS } from '#src/contract/provenance';
import { basisTerms, type ExportReading } from '#src/tables/export-reading';
import type { ListColumn, ListExport } from '#src/tables/list-export';
import { readValue, readWords } from '#src/tables/read-cell';
import { shownIn } from '#src/listing/list-state';
import { listTerms } from '#src/ui/listing/list-terms';
import { findWaterCall, MOST_ROWS, waterList, type WaterRow } from '../../contract';
import { queryOf } from '../../list-driver';
import { selectList, selectListBasis } from '../../selectors';
import { UNIT_BASES } from '../../contract-terms';
import { valueOf } from '../cost-of';

const read = reader(findWaterCall);

const rowsOf = (data: unknown) => {
  const { indexDatas: rows, next, total } = read(data);
  return { rows, next, total };
};

const columnsIn = ({ rebase, basis }: ExportReading): readonly ListColumn<WaterRow>[] => [
  { title: '工程', type: 'text', width: 34, value: ({ name }) => name },
  { title: '类别', type: 'text', width: 10, value: ({ kind }) => kind },
  { title: '地区', type: 'text', width: 14, value: ({ areaName }) => areaName },
  { title: '指标值', type: 'number', digits: 2, width: 14, value: ({ value }) => value },
  { title: '单位口径', type: 'text', width: 12, value: ({ unitBasis }) => unitBasis },
  { title: '所含与不含', type: 'text', width: 60, value: ({ scope }) => scope },
  { title: '税口径', type: 'text', width: 8, value: ({ taxBasis }) => taxBasis },
  ...(basis === ''
    ? []
    : ([
        {
          title: '折算指标值',
          type: 'number',
          digits: 2,
          width: 14,
          value: (row) => readValue(rebase, valueOf(row).quoted),
        },
        {
          title: '折算口径',
          type: 'text',
          width: 22,
          value: (row) => readWords(rebase, basis, valueOf(row).quoted),
        },
      ] satisfies ListColumn<WaterRow>[])),
  { title: '规模', type: 'number', digits: 2, width: 14, value: ({ quantity }) => quantity },
  {
    title: '规模单位',
    type: 'text',
    width: 20,
    value: ({ unitBasis }) => `${UNIT_BASES[unitBasis].of} ${UNIT_BASES[unitBasis].unit}`,
  },
  { title: '价格期', type: 'text', width: 10, value: ({ priceDate }) => priceDate },
  { title: '阶段', type: 'text', width: 12, value: ({ stage }) => stage },
  { title: '来源', type: 'text', width: 12, value: ({ source }) => SOURCE_LABELS[source] },
  { title: '提供方', type: 'text', width: 20, value: ({ provenance }) => provenance.issuer },
];

/** The list as it stands, with the rest of it a call away; undefined before its rows have come. */
export const waterListExport = (
  state: RootState,
  reading: ExportReading,
): ListExport<WaterRow> | undefined => {
  const shown = shownIn(selectList(state));
  if (!shown) return undefined;
  const { view, page } = shown;
  const { pageNo: _page, ...start } = queryOf(view, selectListBasis(state).now);
  return {
    kind: 'list',
    title: '水利与城市更新指标',
    section: '27',
    columns: columnsIn(reading),
    page: page.indexDatas,
    pageName: '当前页',
    // Walked by number: the cursor is the page to come.
    request: (cursor) => ({
      ...requestOf(findWaterCall, {
        body: { ...start, pageSize: MOST_ROWS, pageNo: Number(cursor ?? '1') },
      }),
      quiet: true,
    }),
    read: rowsOf,
    filters: listTerms(
      waterList,
      view,
      { areaName: reading.areaName },
      view.sort === 'value' ? '按所显示的指标值' : undefined,
    ),
    basis: basisTerms(reading, {
      asQuoted: '没有折算，各行按自己的价格期、地区与税口径',
      beside: '原值在“指标值”一列',
    }),
    provenanceOf: ({ provenance }) => provenance,
  };
};
