import { contentUnit } from '#src/costing/content-unit';
import { MONTH } from '#src/costing/months';
import { priceDateIssue } from '#src/contract/project-bounds';
import { decimalIn, plain } from '../../cell-values';
import { BREAKDOWNS } from '../../contract-nodes';
import { at, atField, fieldOf, findingsFor, money, pretaxOf, type Check } from './checked-draft';

/** Deductions stand as lines below zero, so that another line may be more than the whole; not than twice of it. */
const MOST_OF_WHOLE = 2;
/** In the unit that contents are compared in. */
const MOST_CONTENT = 100_000;

const lines: Check = ({ nodes }) => {
  const say = findingsFor(nodes, 'logic');
  const pretax = pretaxOf(nodes);
  return BREAKDOWNS.flatMap((node) =>
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

/** A text that is no month is named as such. */
const priceDate: Check = ({ nodes, thisMonth }) => {
  const month = plain(fieldOf(nodes, 'priceDate'));
  const issue = MONTH.test(month) && priceDateIssue(month, thisMonth);
  return issue ? [findingsFor(nodes, 'logic')('priceDate', 'error', atField('priceDate'), issue)] : [];
};

/** What is said is what a project can have: its month, lines beside the whole, contents in their usual unit. */
export const possible: Check = (draft) => [...priceDate(draft), ...lines(draft), ...contents(draft)];
