import { escaped, shown } from '#infra/terminal/harmless';
import type { CliPorts, Outlets } from './command';

/** The one way out: nothing is printed but through these. */
export const outletsOf = ({
  print,
  remark,
  isTerminal,
}: Pick<CliPorts, 'print' | 'remark' | 'isTerminal'>): Outlets => ({
  print: (lines) => print(lines.map(shown).join('\n')),
  remark: (line) => remark(shown(line)),
  printData: (text) => print(escaped(text)),
  printFile: (text) => print(isTerminal ? escaped(text) : text),
});
