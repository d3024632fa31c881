import type { ActionLine } from '#infra/action-log/log';
import { packer } from '#infra/action-log/packing';
import type { ActionLog } from '#infra/action-log/reader';

interface TestPlan {
  readonly log: ActionLog;
  readonly actions?: readonly ActionLine[];
  readonly when?: string;
}

const quoted = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

/** Lines of a template literal. */
const literal = (lines: readonly object[]): string =>
  lines
    .map(packer())
    .map((text) => text.replaceAll('\\', '\\\\').replaceAll('`', '\\`').replaceAll('${', '\\${'))
    .join('\n');

/** A file for tests/, which carries the log inside. */
export const testOf = ({ log, actions, when }: TestPlan): string => {
  const { header, lines, end } = log;
  const text = literal([header, ...(actions ?? lines), ...(actions || !end ? [] : [end])]);
  const imports = [
    ...(when === undefined ? [] : ["import { parseCondition } from '#infra/action-log/condition';"]),
    "import { readLog } from '#infra/action-log/reader';",
    "import { replay } from '#infra/action-log/replay';",
    "import { readReducers } from '#src/recorder/reducers';",
  ];
  const body =
    when === undefined
      ? [
          "test('the recorded session comes to the same states', async () => {",
          '  expect(replay(readLog(LOG), await readReducers()).divergence).toBeUndefined();',
          '});',
        ]
      : [
          `const WHEN = ${quoted(when)};`,
          '',
          "test('the recorded session does not come to this', async () => {",
          '  const { state } = replay(readLog(LOG), await readReducers());',
          '  expect(parseCondition(WHEN)?.holds(state)).toBe(false);',
          '});',
        ];
  return ['/** @jest-environment node */', ...imports, '', `const LOG = \`${text}\n\`;`, ...body].join('\n');
};
