import type Big from 'big.js';
import { subjectKey } from '#infra/server/costing/subjects';
import { contentUnit } from '#src/costing/content-unit';
import { severityOf } from '#src/costing/outliers';
import { decimalIn } from '../../cell-values';
import type { StoredFinding } from '../draft-store';
import { at, atField, figureOf, findingsFor, pretaxOf, type Check } from './checked-draft';

const deviationOf = (value: Big, median: number): number => value.minus(median).div(median).toNumber();
const words = (what: string, value: Big, median: number, deviation: number, unit: string): string => {
  const by = `${deviation > 0 ? '高' : '低'} ${Math.abs(deviation * 100).toFixed(0)}%`;
  return `${what} ${value.toFixed(2)} ${unit}，比同类中位数 ${median.toFixed(2)} ${by}`;
};

/** Marks figures far from those of published projects. */
export const ranges: Check = ({ nodes, peers }) => {
  const say = findingsFor(nodes, 'range');
  const area = figureOf(nodes, 'area');
  if (area.lte(0)) return [];
  const beside = (
    rule: string,
    place: ReturnType<typeof at>,
    value: Big,
    median: number | null | undefined,
    [what, unit]: readonly [string, string],
  ): StoredFinding[] => {
    if (!median || value.lte(0)) return [];
    const deviation = deviationOf(value, median);
    const severity = severityOf(deviation);
    return severity !== 'none'
      ? [
          say(
            rule,
            'warning',
            place,
            `${words(what, value, median, deviation, unit)}（n=${peers.n}）`,
            severity,
          ),
        ]
      : [];
  };
  return [
    ...beside('unitCost', atField('unitCost'), pretaxOf(nodes).div(area), peers.unitCost, [
      '除税单方造价',
      '元/㎡',
    ]),
    ...nodes.分部指标.flatMap(({ id, cells }) => {
      const name = cells.name?.trim() ?? '';
      return beside(
        'part',
        at('分部指标', id, 'amount'),
        decimalIn(cells.amount).div(area),
        peers.parts[subjectKey('part', name)],
        [name, '元/㎡'],
      );
    }),
    ...nodes.工程量.flatMap(({ id, cells }) => {
      const name = cells.name?.trim() ?? '';
      const column = cells.above?.trim() ? 'above' : 'below';
      const { unit, times } = contentUnit(cells.unit ?? '');
      return beside(
        'content',
        at('工程量', id, column),
        decimalIn(cells[column]).times(times),
        peers.contents[`${name} ${unit}`],
        [`${name}含量`, unit],
      );
    }),
  ];
};
