import type { NodeName, Row } from '../../contract-nodes';
import { at, atField, fieldOf, findingsFor, type Check } from './checked-draft';

/** What makes a row one of its kind, and where a second one is pointed out. */
const SAME: readonly (readonly [node: NodeName, column: string, keys: readonly string[], what: string])[] = [
  ['单位工程', 'name', ['name'], '名称'],
  ['费用', 'name', ['name'], '名称'],
  ['分部指标', 'name', ['name'], '名称'],
  ['工程量', 'name', ['name', 'unit'], '名称和单位'],
  ['工料', 'name', ['name', 'spec', 'unit'], '名称、规格和单位'],
  ['清单', 'code', ['code', 'name', 'feature'], '编码、名称和特征'],
];

const identityOf = ({ cells }: Row, keys: readonly string[]): string =>
  keys.map((key) => (cells[key] ?? '').normalize('NFKC').replace(/\s/g, '')).join('|');

export const duplicates: Check = ({ nodes, twins }) => {
  const say = findingsFor(nodes, 'duplicate');
  const rows = SAME.flatMap(([node, column, keys, what]) => {
    const seen = new Map<string, number>();
    return nodes[node].flatMap((row, index) => {
      const identity = identityOf(row, keys);
      const earlier = seen.get(identity);
      if (earlier === undefined) seen.set(identity, index + 1);
      return earlier === undefined || identity.replaceAll('|', '') === ''
        ? []
        : [say('row', 'warning', at(node, row.id, column), `与本节点第 ${earlier} 行${what}相同`)];
    });
  });
  const whole = twins.length
    ? [
        say(
          'project',
          'error',
          atField('name'),
          `库中已有面积、价格期与总造价都相同的“${fieldOf(nodes, 'type')}”：${twins.join('、')}`,
        ),
      ]
    : [];
  return [...rows, ...whole];
};
