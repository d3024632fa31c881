import type { RootState } from '#src/kernel/state';
import { reader, requestOf } from '#src/contract/call';
import { SOURCE_LABELS } from '#src/contract/provenance';
import type { ListColumn, ListExport } from '#src/tables/list-export';
import { shownIn } from '#src/listing/list-state';
import { listTerms } from '#src/ui/listing/list-terms';
import { findPoliciesCall, policyList, type PolicyRow } from '../../contract';
import { queryOf } from '../../list-driver';
import { selectList, selectOverview } from '../../selectors';

const PAGE_SIZE = 500;

const text = (title: string, width: number, value: (row: PolicyRow) => string): ListColumn<PolicyRow> => ({
  title,
  type: 'text',
  width,
  value,
});

const columns: readonly ListColumn<PolicyRow>[] = [
  text('文件', 48, ({ title }) => title),
  text('文号', 22, ({ docNo }) => docNo),
  text('发文机关', 28, ({ issuer }) => issuer),
  text('层级', 8, ({ level }) => level),
  text('地区', 10, ({ areaName }) => areaName),
  text('类别', 12, ({ kind }) => kind),
  text('专业', 16, ({ trade }) => trade),
  text('发布日', 12, ({ publishedOn }) => publishedOn),
  text('生效日', 12, ({ effectiveOn }) => effectiveOn ?? ''),
  text('废止日', 12, ({ endedOn }) => endedOn ?? ''),
  text('效力', 10, ({ state }) => state ?? ''),
  text('影响', 22, ({ impacts }) => impacts.join('、')),
  text('来源', 12, ({ source }) => SOURCE_LABELS[source]),
];

/** The list as it stands, with the rest of it a call away; undefined before its rows have come. */
export const policyListExport = (state: RootState): ListExport<PolicyRow> | undefined => {
  const shown = shownIn(selectList(state));
  if (!shown) return undefined;
  const { view, page } = shown;
  const { cursor: _cursor, pageNo: _page, ...start } = queryOf(view);
  const place = selectOverview(state)?.places.find(({ areaId }) => areaId === view.place);
  return {
    kind: 'list',
    title: '政策文件',
    section: '25',
    columns,
    page: page.rows,
    pageName: '当前页',
    request: (cursor) => ({
      ...requestOf(findPoliciesCall, {
        body: { ...start, pageSize: PAGE_SIZE, ...(cursor && { cursor }) },
      }),
      quiet: true,
    }),
    read: reader(findPoliciesCall),
    filters: listTerms(policyList, view, { placeName: place?.areaName }),
    basis: [['效力', '导出当日的效力']],
    provenanceOf: ({ provenance }) => provenance,
  };
};
