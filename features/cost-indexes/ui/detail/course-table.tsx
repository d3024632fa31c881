import { Change } from '#src/ui/change.tsx';
import { DataTable, type Column } from '#src/ui/data-table.tsx';
import { Figure } from '#src/ui/figure.tsx';
import { POINT_STATUSES } from '../../contract';
import { periodsOf, type Course } from '../../course';

export interface CourseTableProps {
  readonly courses: readonly Course[];
  readonly digits: number;
  readonly sayPeriod: (period: string) => string;
}

/** All that is drawn, the newest first; changes and status are those of the first region. */
export const CourseTable = ({ courses, digits, sayPeriod }: CourseTableProps) => {
  const pointAt = (at: number, period: string) =>
    courses[at]?.points.find((point) => point.period === period);
  // Beside others, a head that named no region would be read as one of all.
  const own = courses.length > 1 ? `${courses[0]?.areaName} ` : '';
  const columns: readonly Column<string>[] = [
    { key: 'period', title: '期', unbroken: true, cell: (period) => sayPeriod(period) },
    ...courses.map(({ areaId, areaName }, at): Column<string> => ({
      key: areaId,
      title: areaName,
      numeric: true,
      cell: (period) => <Figure value={pointAt(at, period)?.value} digits={digits} />,
    })),
    {
      key: 'month',
      title: `${own}环比`,
      numeric: true,
      from: 'tablet',
      cell: (period) => <Change percent={pointAt(0, period)?.monthOverMonth} />,
    },
    {
      key: 'year',
      title: `${own}同比`,
      numeric: true,
      from: 'tablet',
      cell: (period) => <Change percent={pointAt(0, period)?.yearOverYear} />,
    },
    {
      key: 'status',
      title: `${own}状态`,
      cell: (period) => {
        const point = pointAt(0, period);
        if (!point) return '';
        return `${POINT_STATUSES[point.status]}${point.revision > 0 ? `，修订 ${point.revision} 次` : ''}`;
      },
    },
  ];
  return (
    <DataTable
      caption="各期数值"
      columns={columns}
      rows={periodsOf(courses).toReversed()}
      rowKey={(period) => period}
    />
  );
};
