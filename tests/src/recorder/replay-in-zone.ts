import { replayInFull } from '#infra/action-log/full-replay';
import { hashBy } from '#infra/action-log/hash';
import { nodeHash } from '#infra/action-log/node-hash';
import { portalProgram } from '#src/recorder/program';
import { readSlices } from '#src/recorder/reducers';
import { goldenLog } from '#tests/journeys/logs/program';

/** What a process says that replays golden logs in the zone it was started in. */
export interface Replayed {
  /** West of UTC, in winter. */
  readonly offsetMin: number;
  readonly divergences: Readonly<Record<string, unknown>>;
}

const WINTER = Date.UTC(2026, 0, 15);

const main = async () => {
  hashBy(nodeHash);
  const program = await portalProgram(await readSlices());
  const replayed: Replayed = {
    offsetMin: new Date(WINTER).getTimezoneOffset(),
    divergences: Object.fromEntries(
      process.argv.slice(2).map((name) => [name, replayInFull(goldenLog(name), program).divergence ?? null]),
    ),
  };
  console.log(JSON.stringify(replayed));
};

void main();
