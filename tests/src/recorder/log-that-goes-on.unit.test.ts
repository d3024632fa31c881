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

test('a log that was cut after any line is the same up to there, and what was cut off is no difference', () => {
  const { end: _, ...log } = goldenLog('project-to-favorites');
  const told: unknown[] = [];
  // A prime number of lines apart, so that every kind of line is once the last.
  for (let length = 1; length < log.lines.length; length += 17) {
    const { divergence } = replayInFull({ ...log, lines: log.lines.slice(0, length) }, program);
    if (divergence) told.push([length, divergence.why]);
  }
  expect(told).toEqual([]);
  const changed = log.lines.map((line) => (line.k === 'q' ? { ...line, u: '/elsewhere' } : line));
  const half = changed.slice(0, Math.ceil(changed.length / 2));
  expect(replayInFull({ ...log, lines: half }, program).divergence).toMatchObject({ of: 'request' });
});
