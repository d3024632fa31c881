/** @jest-environment node */
import { replayInFull, type ProgramToReplay } from '#infra/action-log/full-replay';
import type { ActionLog } from '#infra/action-log/reader';
import { portalProgram } from '#src/recorder/program';
import { readSlices } from '#src/recorder/reducers';
import { goldenLog } from '#tests/journeys/logs/program';

let program: ProgramToReplay;
beforeAll(async () => {
  program = await portalProgram(await readSlices());
});

/** As it is kept while it is recorded: its last line is a checkpoint. */
const goingOn = (): ActionLog => {
  const { end, ...log } = goldenLog('visitor-searches');
  if (!end) throw new Error('a golden log has an end');
  const { n, h, hs, qh } = end;
  return { ...log, lines: [...log.lines, { k: 'c', n, h, hs, qh }] };
};

test('the last state of a log that goes on is compared, too', () => {
  const log = goingOn();
  const replayed = replayInFull(log, program);
  expect(replayed.divergence).toBeUndefined();
  expect(replayed.checkpoints).toBe(log.lines.filter(({ k }) => k === 'c').length);
  const lines = log.lines.map((line) => (line.k === 'c' ? { ...line, h: '0'.repeat(64) } : line));
  expect(replayInFull({ ...log, lines }, program).divergence).toMatchObject({ of: 'state' });
});
