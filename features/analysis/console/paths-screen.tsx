import { SankeyChart } from 'echarts/charts';
import { use as register } from 'echarts/core';
import { useMemo } from 'react';
import { ChartFrame } from '#src/ui/chart/chart-frame.tsx';
import type { DrawOption } from '#src/ui/chart/chart-option';
import { formatNumber } from '#src/ui/format';
import { Sheet } from '#src/ui/sheet.tsx';
import { MOST_CODES_A_STEP, type Paths } from '../contract/journeys';
import { PartView } from './part-view';
import { ChoiceParam } from './choice-param';
import * as styles from './console.module.css';
import { FiguresTable } from './figures-table';
import { pathNameOf, pathsOptionOf } from './paths-graph';
import { TextParam } from './text-param';

register([SankeyChart]);

function Diagram(paths: Paths) {
  const { links, meanings } = paths;
  const draw = useMemo<DrawOption>(
    () => (palette) => pathsOptionOf({ links, meanings }, palette.ink),
    [links, meanings],
  );
  return (
    <Sheet title="路径图" note={`每步列出会话最多的 ${MOST_CODES_A_STEP} 个事件，其余合为“其他”`}>
      <ChartFrame
        label="会话一步步的去向"
        height="high"
        draw={draw}
        table={
          <table className="data-table">
            <thead>
              <tr>
                <th scope="col">步</th>
                <th scope="col">从</th>
                <th scope="col">到</th>
                <th scope="col">会话</th>
              </tr>
            </thead>
            <tbody>
              {links.map(({ step, from, to, tabs }) => (
                <tr key={`${step} ${from} ${to}`}>
                  <td>{step + 1}</td>
                  <td>{pathNameOf(paths, from)}</td>
                  <td>{pathNameOf(paths, to)}</td>
                  <td>{formatNumber(tabs)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        }
      />
    </Sheet>
  );
}

export const PathsScreen = () => (
  <div className="column">
    <div className={styles.bar}>
      <TextParam name="code" label="事件码" placeholder="200101" />
      <ChoiceParam
        name="direction"
        label="方向"
        options={[
          ['after', '之后'],
          ['before', '之前'],
        ]}
      />
      <ChoiceParam
        name="depth"
        label="步数"
        options={[
          ['4', '4 步'],
          ['2', '2 步'],
          ['7', '7 步'],
        ]}
      />
    </div>
    <PartView part="paths">
      {(paths) => (
        <div className="column">
          {paths.links.length > 0 && <Diagram {...paths} />}
          <FiguresTable
            title="去向"
            note={`${formatNumber(paths.tabs)} 个会话`}
            nothing="这段时间没有做过这件事的会话"
            keyOf={({ step, from, to }) => `${step} ${from} ${to}`}
            rows={paths.links}
            columns={[
              { title: '步', of: ({ step }) => step + 1 },
              { title: '从', of: ({ from }) => pathNameOf(paths, from) },
              { title: '到', of: ({ to }) => pathNameOf(paths, to) },
              { title: '会话', of: ({ tabs }) => tabs },
            ]}
          />
        </div>
      )}
    </PartView>
  </div>
);
