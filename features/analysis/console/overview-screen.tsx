import { useMemo } from 'react';
import { ChartFrame } from '#src/ui/chart/chart-frame.tsx';
import type { DrawOption } from '#src/ui/chart/chart-option';
import { formatNumber } from '#src/ui/format';
import { Sheet } from '#src/ui/sheet.tsx';
import type { Overview } from '../contract/activity';
import { PartView } from './part-view';
import * as styles from './console.module.css';
import { CodeLink } from './code-link';
import { FiguresTable } from './figures-table';
import { momentOf } from './moment';

const shareOf = (now: number, then: number): string => {
  if (then === 0) return now === 0 ? '与前一段相同' : '前一段没有';
  const change = ((now - then) / then) * 100;
  return `较前一段 ${change >= 0 ? '+' : '−'}${Math.abs(change).toFixed(1)}%`;
};

const Figure = ({ name, now, then }: { name: string; now: number; then?: number }) => (
  <div>
    <dt>{name}</dt>
    <dd>{formatNumber(now)}</dd>
    {then !== undefined && <dd className="muted">{shareOf(now, then)}</dd>}
  </div>
);

function Course({ course }: Pick<Overview, 'course'>) {
  const draw = useMemo<DrawOption>(
    () => (palette) => ({
      grid: { left: 56, right: 16, top: 32, bottom: 28 },
      legend: { top: 0, right: 0, textStyle: { color: palette['ink-2'] } },
      tooltip: { trigger: 'axis' },
      xAxis: { type: 'category', data: course.map(({ at }) => momentOf(at).slice(5, 16)) },
      yAxis: { type: 'value', splitLine: { lineStyle: { color: palette.rule } } },
      series: [
        {
          name: '这一段',
          type: 'line',
          showSymbol: course.length < 3,
          data: course.map(({ events }) => events),
        },
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
    <Sheet title="事件随时间" note="与同样长的前一段对比">
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
              {course.map(({ at, events, before }) => (
                <tr key={at}>
                  <td>{momentOf(at).slice(0, 16)}</td>
                  <td>{formatNumber(events)}</td>
                  <td>{formatNumber(before)}</td>
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
            <Figure name="事件" now={data.events} then={data.eventsBefore} />
            <Figure name="会话" now={data.tabs} then={data.tabsBefore} />
            <Figure name="登录的会员" now={data.members} />
            <Figure name="接口调用失败" now={data.failures} then={data.failuresBefore} />
          </dl>
        </Sheet>
        <Course course={data.course} />
        <FiguresTable
          title="最多的事件"
          keyOf={({ fncode }) => fncode}
          rows={data.top}
          columns={[
            { title: '事件', of: ({ fncode }) => fncode, draw: ({ fncode }) => <CodeLink fncode={fncode} /> },
            { title: '含义', of: ({ meaning }) => meaning },
            { title: '次数', of: ({ events }) => events },
            { title: '前一段', of: ({ before }) => before },
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
