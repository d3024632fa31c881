/** @jest-environment node */
import { replayInFull, type ProgramToReplay } from '#infra/action-log/full-replay';
import type { LogLine } from '#infra/action-log/log';
import { readLog } from '#infra/action-log/reader';
import { redactor, RULES } from '#infra/action-log/redact';
import { redactLines } from '#infra/action-log/redact-lines';
import { replay, type Reducers } from '#infra/action-log/replay';
import { writeLines } from '#infra/action-log/rewrite';
import { portalProgram } from '#src/recorder/program';
import { readSlices } from '#src/recorder/reducers';
import { reducersOf } from '#src/recorder/slices';
import { KEY } from '#tests/infra/action-log/recorded-session';
import { goldenLog } from '#tests/journeys/logs/program';

const MEMBERS = [
  'login-and-logout',
  'prices-and-policies',
  'project-to-favorites',
  'sign-in-for-points',
  'user-center',
] as const;

let reducers: Reducers;
let program: ProgramToReplay;
beforeAll(async () => {
  const slices = await readSlices();
  reducers = reducersOf(slices);
  program = await portalProgram(slices);
});

/** What this browser had kept of the member when they logged in, by the name that it lies under. */
const KEPT = {
  'recentSearches.': '["天河七号院","elevated 88"]',
  'feedbackDraft:': '{"description":"页面太慢了，请看一下","name":"欧阳建国"}',
};
const FOUND: Readonly<Record<string, unknown>> = {
  'search/recentFound': { recent: JSON.parse(KEPT['recentSearches.']) as unknown },
  'feedback/draftFound': { draft: JSON.parse(KEPT['feedbackDraft:']) as unknown },
};

const globalIdIn = (lines: readonly LogLine[]): string => {
  const [, id = ''] = /"globalId":"(\d{8,})"/.exec(JSON.stringify(lines)) ?? [];
  return id;
};

/** The recorded journey of somebody who has searched and written before: readings of the clock make room for it. */
const ofAMemberKnown = (name: string) => {
  const { header, lines } = goldenLog(name);
  const globalId = globalIdIn(lines);
  const kept = Object.entries(KEPT).map(([at, v]) => ({ key: `kept.${at}${globalId}`, c: 1, v }));
  const loggedIn = lines.findIndex((line) => line.k === 'a' && line.ty === 'auth/loggedIn');
  const found = new Set<string>();
  const told = lines.map((line, at): LogLine => {
    if (line.k === 'n' && line.f === 'now') {
      const next = kept.pop();
      return next ? { k: 'n', i: line.i, t: line.t, f: 'storage', ...next } : line;
    }
    if (at < loggedIn || line.k !== 'a' || !(line.ty in FOUND) || found.has(line.ty)) return line;
    found.add(line.ty);
    return { ...line, pl: FOUND[line.ty] };
  });
  const log = readLog(writeLines(header, told, reducers));
  return { globalId, log };
};

const redacted = (log: ReturnType<typeof readLog>) => redactLines(log, redactor(KEY), RULES, reducers);

test.each(MEMBERS)(
  '%s: redacted once more, with what was kept of the member, it verifies in full',
  (name) => {
    const { globalId, log } = ofAMemberKnown(name);
    expect(globalId).toMatch(/^\d{8,}$/);
    expect(replayInFull(log, program).divergence).toBeUndefined();
    const text = redacted(log);
    const after = readLog(text);
    expect(after.damages).toEqual([]);
    expect(replay(after, reducers).divergence).toBeUndefined();
    expect(replayInFull(after, program).divergence).toBeUndefined();
    const own = [globalId, '天河七号院', 'elevated', '页面太慢了', '欧阳建国'];
    expect(own.filter((said) => text.includes(said))).toEqual([]);
    const other = globalIdIn(after.lines);
    const keys = after.lines.flatMap((line) => (line.k === 'n' && line.f === 'storage' ? [line.key] : []));
    expect(keys).toEqual(
      expect.arrayContaining([
        `kept.recentSearches.${other}`,
        `kept.feedbackDraft:${other}`,
        'kept.accessToken',
      ]),
    );
  },
);

test('so does that of a visitor', () => {
  const after = readLog(redacted(goldenLog('visitor-searches')));
  expect(replayInFull(after, program).divergence).toBeUndefined();
});
