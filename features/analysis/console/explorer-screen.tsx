import { useMemo } from 'react';
import { meaningOf } from '#src/kernel/facts';
import { ChartFrame } from '#src/ui/chart/chart-frame.tsx';
import type { DrawOption } from '#src/ui/chart/chart-option';
import { formatNumber } from '#src/ui/format';
import { Sheet } from '#src/ui/sheet.tsx';
import { SPLITS, type Series } from '../contract/activity';
import { PartView } from './part-view';
import { ChoiceParam } from './choice-param';
import { countAxis, timeAxis } from './axes';
import * as styles from './console.module.css';
import { FiguresTable } from './figures-table';
import { momentOf } from './moment';
import { TextParam } from './text-param';
import { usePlace } from './use-place';

function Chart({ groups, points }: Series) {
  const ats = useMemo(() => [...new Set(points.map(({ at }) => at))].sort(), [points]);
  const draw = useMemo<DrawOption>(() => {
    const known = new Map(points.map(({ at, group, events }) => [`${at} ${group}`, events]));
    return (palette) => ({
      grid: { left: 56, right: 16, top: groups.length > 1 ? 56 : 16, bottom: 28 },
      ...(groups.length > 1 && {
        legend: { type: 'scroll', top: 0, textStyle: { color: palette['ink-2'] } },
      }),
      tooltip: { trigger: 'axis' },
      xAxis: timeAxis(ats, palette),
      yAxis: countAxis(palette),
      series: groups.map(({ group, name }) => ({
        name,
        type: 'line',
        showSymbol: ats.length < 3,
        data: ats.map((at) => known.get(`${at} ${group}`) ?? 0),
      })),
    });
  }, [ats, groups, points]);
  return (
    <Sheet title="次数">
      <ChartFrame
        label="事件随时间的次数"
        height="high"
        draw={draw}
        table={
          <table className="data-table">
            <thead>
              <tr>
                <th scope="col">时间</th>
                <th scope="col">分组</th>
                <th scope="col">次数</th>
              </tr>
            </thead>
            <tbody>
              {points.map(({ at, group, events }) => (
                <tr key={`${at} ${group}`}>
                  <td>{momentOf(at).slice(0, 16)}</td>
                  <td>{groups.find((one) => one.group === group)?.name}</td>
                  <td>{formatNumber(events)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        }
      />
    </Sheet>
  );
}

/** Of those asked for. */
function UnknownCodes() {
  const { params } = usePlace();
  const unknown = (params.codes ?? '')
    .split(',')
    .filter((code) => code !== '' && meaningOf(code) === undefined);
  if (unknown.length === 0) return null;
  return <p className="notice notice-warning">目录里没有事件码 {unknown.join('、')}，没有它的次数。</p>;
}

export const ExplorerScreen = () => (
  <div className="column">
    <div className={styles.bar}>
      <TextParam name="codes" label="事件码" placeholder="全部，或 200101,200106" width="wide" />
      <ChoiceParam name="by" label="拆分" options={Object.entries(SPLITS)} />
      <ChoiceParam
        name="step"
        label="步长"
        options={[
          ['day', '按日'],
          ['hour', '按时'],
        ]}
      />
    </div>
    <PartView part="series">
      {(series) => (
        <div className="column">
          <UnknownCodes />
          <Chart {...series} />
          <FiguresTable
            title="合计"
            keyOf={({ group }) => group}
            rows={series.groups}
            columns={[
              { title: '分组', of: ({ name }) => name },
              { title: '次数', of: ({ events }) => events },
            ]}
          />
        </div>
      )}
    </PartView>
  </div>
);
