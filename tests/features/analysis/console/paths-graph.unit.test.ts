/** @jest-environment node */
import { SankeyChart } from 'echarts/charts';
import { TooltipComponent } from 'echarts/components';
import { init, use as register } from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';
import { pathNameOf, pathsOptionOf } from '#features/analysis/console/paths-graph';
import type { Paths } from '#features/analysis/contract/journeys';
import { fc } from '#tests/support/property';

register([SankeyChart, TooltipComponent, SVGRenderer]);

const meanings = { '100100': '打开页面', '*': '其他', '': '离开' };
const CODES = ['100100', '200101', '200102', '200106', '*'];

interface Laid {
  readonly name: string;
  readonly depth: number;
  readonly inward: number;
}
/** As the chart itself lays them out. */
const laidOut = (links: Paths['links']): readonly Laid[] => {
  const chart = init(null, null, { renderer: 'svg', ssr: true, width: 900, height: 400 });
  chart.setOption({ animation: false, ...pathsOptionOf({ links, meanings }, '#000') });
  const { nodes } = (
    chart as unknown as {
      getModel: () => { getSeriesByIndex: (at: number) => { getGraph: () => { nodes: readonly never[] } } };
    }
  )
    .getModel()
    .getSeriesByIndex(0)
    .getGraph();
  const laid = nodes.map(
    (node: { id: string; inEdges: readonly unknown[]; getLayout: () => { depth: number } }) => ({
      name: node.id,
      depth: node.getLayout().depth,
      inward: node.inEdges.length,
    }),
  );
  chart.dispose();
  return laid;
};

/** Where tabs went: each begins with the code and does something or leaves. */
const walks = fc.array(fc.array(fc.constantFrom(...CODES), { maxLength: 7 }), {
  minLength: 1,
  maxLength: 12,
});
const linksOf = (all: readonly (readonly string[])[]): Paths['links'] => {
  const links = new Map<string, Paths['links'][number]>();
  for (const walk of all)
    ['200101', ...walk].forEach((from, step, codes) => {
      const to = codes[step + 1] ?? '';
      const key = `${step} ${from} ${to}`;
      links.set(key, { step, from, to, tabs: (links.get(key)?.tabs ?? 0) + 1 });
    });
  return [...links.values()];
};

test('every node stands in the column of its step, and only the start has no way that leads to it', () => {
  fc.assert(
    fc.property(walks, (all) => {
      const laid = laidOut(linksOf(all));
      for (const { name, depth } of laid) expect([name, depth]).toEqual([name, Number(name.split(' ')[0])]);
      expect(laid.filter(({ inward }) => inward === 0).map(({ name }) => name)).toEqual(['0 200101']);
    }),
    { numRuns: 60 },
  );
});

test('who leaves early stands behind the step of leaving, not in the last column', () => {
  const laid = laidOut(linksOf([[], ['200102', '200106', '200102']]));
  expect(laid.filter(({ name }) => name.endsWith(' ')).map(({ depth }) => depth)).toEqual([1, 4]);
});

test('codes are named with their meaning, what is no code by its word alone', () => {
  const named = (fncode: string) => pathNameOf({ links: [], meanings }, fncode);
  expect(['100100', '*', ''].map(named)).toEqual(['100100 打开页面', '其他', '离开']);
});
