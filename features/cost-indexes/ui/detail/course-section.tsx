import { useCallback, useMemo, type ReactNode } from 'react';
import { ChartFrame } from '#src/ui/chart/chart-frame.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { formatNumber } from '#src/ui/format';
import { Sheet } from '#src/ui/sheet.tsx';
import type { Palette } from '#src/ui/tokens';
import { useSend } from '#src/ui/use-send';
import { commands } from '../../commands';
import type { IndexResult } from '../../contract';
import { coursesOf, type Course } from '../../course';
import type { DetailView } from '../../detail-view';
import { digitsOf, periodLabel } from '../labels';
import { courseOption } from './course-option';
import { CourseTable } from './course-table';
import { PeriodSelect } from './period-select';
import { RegionsBeside } from './regions-beside';
import { classes } from '#src/ui/classes';
import * as styles from '../indexes.module.css';

export interface SectionProps {
  readonly result: IndexResult;
  readonly view: DetailView;
}

const INDEX_DIGITS = 2;

const wordsOf = (courses: readonly Course[], digits: number, sayPeriod: (period: string) => string): string =>
  courses
    .map(({ areaName, points }) => {
      const values = points.map(({ value }) => value);
      const [first, last] = [points[0], points.at(-1)];
      const range = `最低 ${formatNumber(Math.min(...values), digits)}，最高 ${formatNumber(Math.max(...values), digits)}`;
      return first && last
        ? `${areaName} ${sayPeriod(first.period)} 至 ${sayPeriod(last.period)}：${range}`
        : areaName;
    })
    .join('；');

interface CourseSectionProps extends SectionProps {
  readonly busy: boolean;
  readonly exportButton: ReactNode;
}

export const CourseSection = ({ result, view, busy, exportButton }: CourseSectionProps) => {
  const send = useSend();
  const { series, regions } = result;
  const own = (regions[0]?.points ?? []).map(({ period }) => period);
  const { shown, left } = useMemo(() => coursesOf(result, view), [result, view]);
  const digits = view.base === undefined ? digitsOf(series.unit) : INDEX_DIGITS;
  const sayPeriod = (period: string) => periodLabel(series.frequency, period);
  const log = view.log === true;
  const draw = useCallback(
    (colour: Palette) => courseOption({ courses: shown, log, digits }, colour),
    [shown, log, digits],
  );
  const isEmpty = shown.every(({ points }) => points.length === 0);
  const basis = view.base
    ? `${sayPeriod(view.base)} = 100（重定基期）`
    : series.basePeriod && `${sayPeriod(series.basePeriod)} = 100`;
  return (
    <Sheet title="走势" note={basis || `单位 ${series.unit}`} busy={busy} className="dims">
      <div className="row no-print">
        <RegionsBeside result={result} view={view} />
        <PeriodSelect
          label="重定基期"
          frequency={series.frequency}
          periods={own}
          chosen={view.base}
          none={series.basePeriod === null ? '不换算' : sayPeriod(series.basePeriod)}
          onChoose={(base) => send(commands.changeView({ base }))}
        />
        <PeriodSelect
          label="自"
          frequency={series.frequency}
          periods={own}
          chosen={view.from}
          none="最早"
          onChoose={(from) => send(commands.changeView({ from }))}
        />
        <PeriodSelect
          label="至"
          frequency={series.frequency}
          periods={own}
          chosen={view.to}
          none="最新"
          onChoose={(to) => send(commands.changeView({ to }))}
        />
        <label className="check">
          <input
            type="checkbox"
            checked={log}
            onChange={({ target }) => send(commands.changeView({ log: target.checked || undefined }))}
          />
          对数坐标
        </label>
        {exportButton}
      </div>
      {left.length > 0 && (
        <p className={classes('muted', styles.left)} role="status">
          {left.join('、')}在 {view.base && sayPeriod(view.base)} 没有数值，不能以该期为 100，未画出。
        </p>
      )}
      {isEmpty ? (
        <EmptyState
          kind="filtered"
          title="所选范围内没有数值"
          action={{
            label: '恢复全部范围',
            run: () => send(commands.changeView({ from: undefined, to: undefined, base: undefined })),
          }}
        >
          本序列自 {sayPeriod(own[0] ?? '')} 至 {sayPeriod(own.at(-1) ?? '')}。
        </EmptyState>
      ) : (
        <ChartFrame
          label={wordsOf(shown, digits, sayPeriod)}
          draw={draw}
          height="high"
          table={<CourseTable courses={shown} digits={digits} sayPeriod={sayPeriod} />}
        />
      )}
    </Sheet>
  );
};
