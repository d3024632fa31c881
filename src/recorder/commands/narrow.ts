import { CONDITION_FORM, parseCondition, type Condition } from '#infra/action-log/condition';
import { fewestWhen, firstWhen } from '#infra/action-log/minimise';
import { withActions } from '#infra/action-log/rewrite';
import { EXIT, linesOf, seconds, type Command } from './command';
import { testOf } from './test-of';
import { tellVerdict, verifyStates } from './verify';

const NEVER = '条件在整份日志里都不成立';

type Narrowing = (
  ...args: [...Parameters<Command>, condition: Condition, words: string]
) => ReturnType<Command>;

/** With what is asked of the state; words that cannot be read are named. */
const whenGiven =
  (narrow: Narrowing): Command =>
  (log, ports, options) => {
    const words = options.value('--when');
    if (words === undefined) return undefined;
    const condition = parseCondition(words);
    if (condition) return narrow(log, ports, options, condition, words);
    ports.remark(`条件读不懂：${words}`);
    ports.remark(CONDITION_FORM);
    return EXIT.misused;
  };

/** The first action after which the condition holds. */
export const bisect = whenGiven((log, { print, reducers }, _, condition) => {
  const first = firstWhen(log, reducers, condition);
  if (!first) print([NEVER]);
  else if (!first.action) print(['条件一开始就成立']);
  else {
    const { i, t, ty } = first.action;
    print([`第 ${first.n} 个动作之后成立：行 ${i}  ${seconds(t)}  ${ty}`]);
  }
  return first ? EXIT.same : EXIT.diverged;
});

export const minimise = whenGiven((log, { printFile, remark, reducers }, _, condition) => {
  const kept = fewestWhen(log, reducers, condition);
  if (!kept) {
    remark(NEVER);
    return EXIT.diverged;
  }
  const total = linesOf(log, 'a').length;
  remark(`${total} 个动作减到 ${kept.length} 个`);
  printFile(withActions(log, kept, reducers).trimEnd());
  return EXIT.same;
});

const failingTest = whenGiven((log, { printData, remark, reducers }, _, condition, when) => {
  const kept = fewestWhen(log, reducers, condition);
  if (!kept) {
    remark(NEVER);
    return EXIT.diverged;
  }
  printData(testOf({ log, actions: kept, when }));
  return EXIT.same;
});

/**
 * A test that fails as long as the condition comes to hold; without one, a test that the log verifies. Of a log that does
 * not, or that says nothing to compare, none is written: it would fail from the beginning, or never.
 */
export const test: Command = (log, ports, options) => {
  if (options.has('--when')) return failingTest(log, ports, options);
  const judged = verifyStates(log, ports.reducers);
  if (judged.outcome !== 'same') return tellVerdict(judged, (lines) => lines.forEach(ports.remark));
  ports.printData(testOf({ log }));
  return EXIT.same;
};
