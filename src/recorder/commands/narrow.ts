import { parseCondition } from '#infra/action-log/condition';
import { fewestWhen, firstWhen } from '#infra/action-log/minimise';
import { withActions } from '#infra/action-log/rewrite';
import { EXIT, linesOf, seconds, type Command } from './command';
import { testOf } from './test-of';

const NEVER = '条件在整份日志里都不成立';

/** The first action after which the condition holds. */
export const bisect: Command = (log, { print, reducers }, { value }) => {
  const condition = parseCondition(value('--when') ?? '');
  if (!condition) return undefined;
  const first = firstWhen(log, reducers, condition);
  if (!first) print([NEVER]);
  else if (!first.action) print(['条件一开始就成立']);
  else {
    const { i, t, ty } = first.action;
    print([`第 ${first.n} 个动作之后成立：行 ${i}  ${seconds(t)}  ${ty}`]);
  }
  return first ? EXIT.same : EXIT.diverged;
};

export const minimise: Command = (log, { printFile, remark, reducers }, { value }) => {
  const condition = parseCondition(value('--when') ?? '');
  if (!condition) return undefined;
  const kept = fewestWhen(log, reducers, condition);
  if (!kept) {
    remark(NEVER);
    return EXIT.diverged;
  }
  const total = linesOf(log, 'a').length;
  remark(`${total} 个动作减到 ${kept.length} 个`);
  printFile(withActions(log, kept, reducers).trimEnd());
  return EXIT.same;
};

/** A test that fails as long as the condition comes to hold; without one, a test that the log verifies. */
export const test: Command = (log, { printData, remark, reducers }, { value }) => {
  const when = value('--when');
  if (when === undefined) {
    printData(testOf({ log }));
    return EXIT.same;
  }
  const condition = parseCondition(when);
  if (!condition) return undefined;
  const kept = fewestWhen(log, reducers, condition);
  if (!kept) {
    remark(NEVER);
    return EXIT.diverged;
  }
  printData(testOf({ log, actions: kept, when }));
  return EXIT.same;
};
