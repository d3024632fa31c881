import { DataTable, type Column } from '#src/ui/data-table.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { Figure } from '#src/ui/figure.tsx';
import { SampleBadge } from '#src/ui/sample-badge.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { SkeletonRows } from '#src/ui/skeleton.tsx';
import { projectPath } from '#src/contract/records';
import type { HomeContent } from '../contract';
import { costRead, movedTo, taxRead, type HomeReading } from './reading';
import * as styles from './home.module.css';

type Project = HomeContent['newest'][number];
/** As many as there are sections in the list beside it. */
const ROWS = 8;

const columnsIn = (reading: HomeReading | undefined, isMixed: boolean): readonly Column<Project>[] => [
  {
    key: 'name',
    title: '工程',
    cell: ({ id, name, sample }) => (
      <span className={styles.projectName}>
        <a href={`#${projectPath(id)}`}>{name}</a> {isMixed && <SampleBadge sample={sample} />}
      </span>
    ),
  },
  { key: 'area', title: '地区', from: 'tablet', cell: ({ areaName }) => areaName },
  { key: 'type', title: '业态', from: 'tablet', cell: ({ type }) => type },
  {
    key: 'date',
    title: '价格期',
    from: 'tablet',
    cell: ({ priceDate }) => priceDate,
  },
  {
    key: 'cost',
    title: `${taxRead(reading)}单方 元/㎡`,
    numeric: true,
    cell: (project) => (
      <b className={styles.projectCost}>
        <Figure value={costRead(project, reading)} />
      </b>
    ),
  },
];

export const NewestProjects = ({
  rows,
  reading,
}: {
  readonly rows: readonly Project[] | undefined;
  readonly reading: HomeReading | undefined;
}) => {
  const shown = rows?.slice(0, ROWS);
  // One mark says it of all.
  const areSamples = shown?.every(({ sample }) => sample) ?? false;
  return (
    <Sheet
      title="新入库的单项工程"
      note={
        <>
          {movedTo(reading)} <SampleBadge sample={areSamples && shown?.length !== 0} />{' '}
          <a className="inline" href="#/commonproj/index">
            全部
          </a>
        </>
      }
      className={`${styles.rows} ${styles.newest}`}
      busy={!rows}
    >
      {!rows && <SkeletonRows rows={ROWS} />}
      {rows?.length === 0 && <EmptyState kind="none">导入第一批工程后，最新的在这里。</EmptyState>}
      {shown && shown.length > 0 && (
        <DataTable
          caption="最新入库的单项工程"
          columns={columnsIn(reading, !areSamples)}
          rows={shown}
          rowKey={({ id }) => id}
        />
      )}
    </Sheet>
  );
};
