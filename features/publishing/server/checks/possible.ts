import { decimalIn } from '../../cell-values';
import { contentUnit } from '#src/costing/content-unit';
import { at, findingsFor, money, pretaxOf, type Check } from './checked-draft';

/** Deductions stand as lines below zero, so that another line may be more than the whole; not than twice of it. */
const MOST_OF_WHOLE = 2;
/** In the unit that contents are compared in. */
const MOST_CONTENT = 100_000;

const lines: Check = ({ nodes }) => {
  const say = findingsFor(nodes, 'logic');
  const pretax = pretaxOf(nodes);
  return (['单位工程', '费用', '分部指标'] as const).flatMap((node) =>
    nodes[node].flatMap(({ id, cells }) => {
      const amount = decimalIn(cells.amount);
      if (pretax.lte(0) || amount.abs().lte(pretax.times(MOST_OF_WHOLE))) return [];
      const words = `金额 ${money(amount)} 元超过除税造价 ${money(pretax)} 元的 ${MOST_OF_WHOLE} 倍，请检查数字和单位`;
      return [say('line', 'error', at(node, id, 'amount'), words)];
    }),
  );
};

const contents: Check = ({ nodes }) => {
  const say = findingsFor(nodes, 'logic');
  return nodes.工程量.flatMap(({ id, cells }) => {
    const { unit, times } = contentUnit(cells.unit ?? '');
    return (['above', 'below'] as const).flatMap((column) => {
      const value = decimalIn(cells[column]).times(times);
      if (value.lte(MOST_CONTENT)) return [];
      const words = `含量 ${money(value)} ${unit}超出合理范围（0 至 ${money(decimalIn(String(MOST_CONTENT)))} ${unit}），请检查数字和单位`;
      return [say('content', 'error', at('工程量', id, column), words)];
    });
  });
};

/** Figures are what a project can have: lines beside the whole they are of, contents in their usual unit. */
export const possible: Check = (draft) => [...lines(draft), ...contents(draft)];
