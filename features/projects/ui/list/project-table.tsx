import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { SkeletonLine } from '#src/ui/skeleton.tsx';
import type { ProjectRow } from '../../contract';
import { projectList } from '../../contract';
import { listDriver } from '../../list-driver';
import { selectView } from '../../selectors';
import { ProjectLine } from './project-line';
import { SortHead } from '#src/ui/listing/sort-head.tsx';

/** Buttons of other slices beside a project: 收藏, 点赞. */
export type MarksOf = (row: ProjectRow) => ReactNode;

const COLUMNS = 10;
const ROWS_WHILE_LOADING = 10;

/** `data-view` names the address these rows answer: for a moment it is not yet the one in the bar. */
const Frame = ({ busy, children }: { readonly busy: boolean; readonly children: ReactNode }) => (
  <table
    role="table"
    className="projects-table"
    aria-busy={busy}
    data-view={projectList.pathTo(useSelector(selectView))}
  >
    <caption className="sr-only">单项工程指标</caption>
    <thead role="rowgroup">
      <tr role="row">
        <th role="columnheader" scope="col">
          工程
        </th>
        <th role="columnheader" scope="col">
          地区
        </th>
        <th role="columnheader" scope="col">
          类型 / 结构
        </th>
        <SortHead driver={listDriver} sort="area" label="面积 ㎡" numeric />
        <th role="columnheader" scope="col" className="numeric">
          层数 上/下
        </th>
        <SortHead driver={listDriver} sort="unitCost" label="单方 元/㎡" numeric />
        <SortHead driver={listDriver} sort="priceDate" label="价格期" />
        <th role="columnheader" scope="col">
          阶段
        </th>
        <th role="columnheader" scope="col">
          完整度
        </th>
        <th role="columnheader" scope="col">
          <span className="sr-only">收藏与点赞</span>
        </th>
      </tr>
    </thead>
    <tbody role="rowgroup">{children}</tbody>
  </table>
);

/** While another page is on its way the old rows stay, dimmed. */
export const ProjectTable = ({
  rows,
  busy,
  marksOf,
}: {
  readonly rows: readonly ProjectRow[];
  readonly busy: boolean;
  readonly marksOf: MarksOf;
}) => (
  <Frame busy={busy}>
    {rows.map((row) => (
      <ProjectLine key={row.id} row={row} marks={marksOf(row)} />
    ))}
  </Frame>
);

export const ProjectTableSkeleton = () => (
  <Frame busy>
    {Array.from({ length: ROWS_WHILE_LOADING }, (_, row) => (
      <tr key={row} aria-hidden>
        {Array.from({ length: COLUMNS }, (__, column) => (
          <td key={column}>
            <SkeletonLine width={column === 0 ? 'full' : 'half'} />
          </td>
        ))}
      </tr>
    ))}
  </Frame>
);
