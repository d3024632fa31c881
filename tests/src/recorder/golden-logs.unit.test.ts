/** @jest-environment node */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { replayInFull, type ProgramToReplay } from '#infra/action-log/full-replay';
import { replay } from '#infra/action-log/replay';
import { portalProgram } from '#src/recorder/program';
import { readSlices } from '#src/recorder/reducers';
import { reducersOf, type Slices } from '#src/recorder/slices';
import { goldenLog, goldenText } from '#tests/journeys/logs/program';

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

test.each(names)('%s: the same in another time zone', (name) => {
  const before = process.env.TZ;
  process.env.TZ = 'America/New_York';
  try {
    expect(replayInFull(goldenLog(name), program).divergence).toBeUndefined();
  } finally {
    if (before === undefined) delete process.env.TZ;
    else process.env.TZ = before;
  }
});

test.each(names)('%s: holds no password', (name) => {
  for (const secret of ['Zaojia@2026', 'Wrong-Password-1']) expect(goldenText(name)).not.toContain(secret);
});
