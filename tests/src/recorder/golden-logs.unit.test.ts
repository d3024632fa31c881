/** @jest-environment node */
import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { replayInFull, type ProgramToReplay } from '#infra/action-log/full-replay';
import { replay } from '#infra/action-log/replay';
import { portalProgram } from '#src/recorder/program';
import { readSlices } from '#src/recorder/reducers';
import { reducersOf, type Slices } from '#src/recorder/slices';
import { goldenLog, goldenText } from '#tests/journeys/logs/program';
import type { Replayed } from './replay-in-zone';

const ENDING = '.alog.ndjson';
const names = readdirSync(path.join(__dirname, '../../journeys/logs'))
  .filter((file) => file.endsWith(ENDING))
  .map((file) => file.slice(0, -ENDING.length));

let slices: Slices;
let program: ProgramToReplay;
beforeAll(async () => {
  slices = await readSlices();
  program = await portalProgram(slices);
});

// Re-recorded by `npm run alog:record -- ADDRESS`.
test.each(names)('%s: the portal still says and asks what it did', (name) => {
  const log = goldenLog(name);
  expect(log.damages).toEqual([]);
  expect(replay(log, reducersOf(slices)).divergence).toBeUndefined();
  expect(replayInFull(log, program).divergence).toBeUndefined();
});

// A zone is that of a process: setting it here, where globals are copies, would change nothing.
test('each is the same in another time zone', async () => {
  const program = path.join(__dirname, 'replay-in-zone.ts');
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', program, ...names], {
    cwd: path.join(__dirname, '../../..'),
    env: { ...process.env, TZ: 'America/New_York' },
  });
  const { offsetMin, divergences } = JSON.parse(stdout) as Replayed;
  expect(offsetMin).toBe(300);
  expect(divergences).toEqual(Object.fromEntries(names.map((name) => [name, null])));
});

test.each(names)('%s: holds no password', (name) => {
  for (const secret of ['Zaojia@2026', 'Wrong-Password-1']) expect(goldenText(name)).not.toContain(secret);
});
