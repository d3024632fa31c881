import { useMemo } from 'react';
import { ChartFrame } from '#src/ui/chart/chart-frame.tsx';
import type { DrawOption } from '#src/ui/chart/chart-option';
import { formatNumber } from '#src/ui/format';
import { Sheet } from '#src/ui/sheet.tsx';
import type { Compared, Overview } from '../contract/activity';
import { PartView } from './part-view';
import { countAxis, timeAxis } from './axes';
import * as styles from './console.module.css';
import { CodeLink } from './code-link';
import { FiguresTable } from './figures-table';
import { momentOf } from './moment';

/** 14:00 */
const clockOf = (iso: string): string => momentOf(iso).slice(11, 16);
/** What the numbers of the period before are up to. */
const beforeIn = (until: string | null): string => (until === null ? '前一段' : '前一段同时刻');

const shareOf = ({ now, before }: Compared, until: string | null): string => {
  const then = beforeIn(until);
  const change = before === 0 ? 0 : ((now - before) / before) * 100;
  const said =
    before === 0
      ? now === 0
        ? `这一段和${then}都没有`
        : `${then}没有`
      : `较${then} ${change >= 0 ? '+' : '−'}${Math.abs(change).toFixed(1)}%`;
  return until === null || before === 0
    ? `${until === null ? '' : `截至 ${clockOf(until)} `}${said}`
    : `截至 ${clockOf(until)} ${formatNumber(now)}，${then} ${formatNumber(before)}（${change >= 0 ? '+' : '−'}${Math.abs(change).toFixed(1)}%）`;
};

const Figure = ({ name, figure, until }: { name: string; figure: Compared; until: string | null }) => (
  <div>
    <dt>{name}</dt>
    <dd>{formatNumber(figure.all)}</dd>
    <dd className="muted">{shareOf(figure, until)}</dd>
  </div>
);

function Course({ course, until }: Pick<Overview, 'course' | 'until'>) {
  const draw = useMemo<DrawOption>(
    () => (palette) => ({
      grid: { left: 56, right: 16, top: 32, bottom: 28 },
      legend: { top: 0, right: 0, textStyle: { color: palette['ink-2'] } },
      tooltip: { trigger: 'axis' },
      xAxis: timeAxis(
        course.map(({ at }) => at),
        palette,
      ),
      yAxis: countAxis(palette),
      series: [
        {
          name: '这一段',
          type: 'line',
          showSymbol: course.length < 3,
          data: course.map(({ events, isOpen }) => (isOpen ? null : events)),
        },
        ...(course.some(({ isOpen }) => isOpen)
          ? [
              {
                name: '未满',
                type: 'line' as const,
                lineStyle: { type: 'dotted' as const },
                // From the last one that is over, so that the line goes on.
                data: course.map(({ events, isOpen }, at) =>
                  isOpen || course[at + 1]?.isOpen ? events : null,
                ),
              },
            ]
          : []),
        {
          name: '前一段',
          type: 'line',
          showSymbol: false,
          lineStyle: { type: 'dashed', width: 1 },
          data: course.map(({ before }) => before),
        },
      ],
    }),
    [course],
  );
  return (
    <Sheet
      title="事件随时间"
      note={
        until === null
          ? '与同样长的前一段对比'
          : `与同样长的前一段对比；点线是还没有过完的一段，前一段到同时刻（${clockOf(until)}）为止`
      }
    >
      <ChartFrame
        label="事件随时间的次数，与前一段对比"
        draw={draw}
        table={
          <table className="data-table">
            <thead>
              <tr>
                <th scope="col">时间</th>
                <th scope="col">事件</th>
                <th scope="col">前一段</th>
              </tr>
            </thead>
            <tbody>
              {course.map(({ at, events, before, isOpen }) => (
                <tr key={at}>
                  <td>
                    {momentOf(at).slice(0, 16)}
                    {isOpen && '（未满）'}
                  </td>
                  <td>{formatNumber(events)}</td>
                  <td>{before === null ? '—' : formatNumber(before)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        }
      />
    </Sheet>
  );
}

export const OverviewScreen = () => (
  <PartView part="overview">
    {(data) => (
      <div className="column">
        {data.alerts.length > 0 && (
          <ul className={styles.alerts} aria-label="告警">
            {data.alerts.map(({ text }) => (
              <li key={text} className="notice notice-error">
                {text}
              </li>
            ))}
          </ul>
        )}
        <Sheet title="合计">
          <dl className="figures">
            <Figure name="事件" figure={data.events} until={data.until} />
            <Figure name="会话" figure={data.tabs} until={data.until} />
            <Figure name="登录的会员" figure={data.members} until={data.until} />
            <Figure name="接口调用失败" figure={data.failures} until={data.until} />
          </dl>
        </Sheet>
        <Course course={data.course} until={data.until} />
        <FiguresTable
          title="最多的事件"
          keyOf={({ fncode }) => fncode}
          rows={data.top}
          columns={[
            { title: '事件', of: ({ fncode }) => fncode, draw: ({ fncode }) => <CodeLink fncode={fncode} /> },
            { title: '含义', of: ({ meaning }) => meaning },
            { title: '次数', of: ({ all }) => all },
            ...(data.until === null
              ? []
              : [{ title: `截至 ${clockOf(data.until)}`, of: ({ now }: Compared) => now }]),
            { title: beforeIn(data.until), of: ({ before }) => before },
          ]}
        />
        <FiguresTable
          title="失败"
          keyOf={({ statusCode, slice }) => `${statusCode} ${slice}`}
          rows={data.failed}
          nothing="没有失败的调用"
          columns={[
            { title: '状态码', of: ({ statusCode }) => statusCode },
            { title: '切片', of: ({ slice }) => slice },
            { title: '次数', of: ({ events }) => events },
          ]}
        />
      </div>
    )}
  </PartView>
);
