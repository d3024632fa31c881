import type { ChartOption } from '#src/ui/chart/chart-option';
import { formatNumber } from '#src/ui/format';
import { PATH_END, PATH_OTHERS, type Paths } from '../contract/journeys';

type Graph = Pick<Paths, 'links' | 'meanings'>;

/** The same code at another step is another node. */
const nodeOf = (step: number, fncode: string): string => `${step} ${fncode}`;

/** `200101 开始搜索`, 其他, 离开 */
export const pathNameOf = ({ meanings }: Graph, fncode: string): string => {
  const meaning = meanings[fncode] ?? '';
  return fncode === PATH_END || fncode === PATH_OTHERS ? meaning : `${fncode} ${meaning}`;
};

const nodesOf = ({ links, meanings }: Graph) => {
  const ends = links.flatMap(({ step, from, to }) => [
    { depth: step, fncode: from },
    { depth: step + 1, fncode: to },
  ]);
  return new Map(
    ends.map(({ depth, fncode }) => {
      const name = nodeOf(depth, fncode);
      return [name, { name, depth, words: meanings[fncode] ?? fncode }];
    }),
  );
};

interface Drawn {
  readonly data: { readonly words: string };
  readonly value: number;
}

/** Each node stands in the column of its step; by itself the chart moves what leads nowhere into the last. */
export const pathsOptionOf = (paths: Graph, ink: string): ChartOption => ({
  tooltip: {
    trigger: 'item',
    formatter: ({ data, value }: Drawn) => `${data.words}：${formatNumber(value)} 个会话`,
  },
  series: [
    {
      type: 'sankey',
      left: 8,
      right: 160,
      nodeGap: 14,
      emphasis: { focus: 'adjacency' },
      lineStyle: { color: 'source', opacity: 0.25 },
      label: { color: ink, formatter: ({ data }: Drawn) => data.words },
      data: [...nodesOf(paths).values()],
      links: paths.links.map(({ step, from, to, tabs }) => ({
        source: nodeOf(step, from),
        target: nodeOf(step + 1, to),
        value: tabs,
        words: `${pathNameOf(paths, from)} → ${pathNameOf(paths, to)}`,
      })),
    },
  ],
});
