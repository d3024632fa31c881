import type { ActionLine } from '#infra/action-log/log';
import type { ActionLog } from '#infra/action-log/reader';

const seconds = (ms: number): string => `${(ms / 1000).toFixed(3)} s`;

const isAction = (line: ActionLog['lines'][number]): line is ActionLine => line.k === 'a';

/** Header and counts, a fact a line. */
export const describeLog = ({ header, lines, end }: ActionLog): string => {
  const count = (kind: string) => lines.filter(({ k }) => k === kind).length;
  const lengthMs = lines.reduce((latest, line) => ('t' in line ? Math.max(latest, line.t) : latest), 0);
  return [
    `recording   ${header.rec}`,
    `program     ${header.app} ${header.bl}`,
    `started     ${new Date(header.t0).toISOString()} ${header.tz} ${header.loc}`,
    `length      ${seconds(lengthMs)}`,
    `redaction   ${header.rules}`,
    `slices      ${header.slices.join(', ')}`,
    `actions     ${count('a')}`,
    `requests    ${count('q')}, replies ${count('s')}`,
    `checkpoints ${count('c')}`,
    `end         ${end ? `after ${end.n} actions` : 'missing'}`,
  ].join('\n');
};

/** `17  1.234 s  event  search/found ← 15`, one a line. */
export const describeActions = ({ lines }: ActionLog): string =>
  lines
    .filter(isAction)
    .map(({ i, t, ty, m, p }) => {
      const cause = p === undefined ? '' : ` ← ${p}`;
      return `${String(i).padStart(6)}  ${seconds(t).padStart(11)}  ${m.kind.padEnd(7)}  ${ty}${cause}`;
    })
    .join('\n');
