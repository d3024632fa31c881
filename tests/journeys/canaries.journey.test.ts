/** @jest-environment node */
import type { Page } from 'playwright-core';
import { replayInFull, type ProgramToReplay } from '#infra/action-log/full-replay';
import { readLog } from '#infra/action-log/reader';
import { replay } from '#infra/action-log/replay';
import { portalProgram } from '#src/recorder/program';
import { readSlices } from '#src/recorder/reducers';
import { reducersOf, type Slices } from '#src/recorder/slices';
import { restOf } from '#tests/support/at-rest';
import { canaries, everyCanary, heldBy } from '#tests/support/canaries';
import { accountMenu, goTo } from '#tests/support/pages';
import { portalServer } from '#tests/support/portal-server';
import { recordingStarted, savedLog } from '#tests/support/recording';
import { browserTabs } from '#tests/support/tabs';
import { journeys } from './logs/journeys';

// Reducers are imported by names that are computed: no modules shared.
const server = portalServer();
const tabs = browserTabs();

let slices: Slices;
let program: ProgramToReplay;
beforeAll(async () => {
  slices = await readSlices();
  program = await portalProgram(slices);
});

interface Envelope {
  readonly data?: unknown;
}

/** Each answer about one member says all of them, in a member that nobody has heard of and beside the known ones. */
const withCanaries = (body: Envelope): Envelope =>
  typeof body.data === 'object' && body.data !== null && !Array.isArray(body.data)
    ? { ...body, data: { ...body.data, lately: { found: everyCanary, [canaries.orders[0] ?? '']: 1 } } }
    : body;

/** Answers of these calls are one member's; the others' are judged by the names in them. */
const PRIVATE =
  /\/(pb\/userCenter|pb\/favorite|pb\/activity\/(points|coupon|clockExperience)|pb\/api\/web)\//;
const NAMED = {
  receiver: { name: canaries.names[0], address: canaries.addresses[0] },
  contactName: canaries.names[1],
  mobile: canaries.phones[0],
  email: canaries.mails[0],
  deviceId: canaries.devices[0],
  accessToken: canaries.tokens[0],
};

/** Of all calls but the one that answers as long as the tab is open. */
const CALLS = /\/(core|pb|api|home|study|projectCost)\/(?!.*loginSse)/;

const plantAnswers = async (page: Page) =>
  page.route(CALLS, async (route) => {
    const response = await route.fetch();
    const text = await response.text().catch(() => '');
    if (!/^application\/json/.test(response.headers()['content-type'] ?? '') || !text.startsWith('{'))
      return route.fulfill({ response });
    const body = JSON.parse(text) as Envelope;
    const isPrivate = PRIVATE.test(route.request().url());
    const said = isPrivate
      ? withCanaries(body)
      : typeof body.data === 'object' && body.data !== null && !Array.isArray(body.data)
        ? { ...body, data: { ...body.data, ...NAMED } }
        : body;
    return route.fulfill({ response, body: JSON.stringify(said) });
  });

/** Typed into the box, and in the query of addresses, of which one lies within another. */
const plantWords = async (page: Page) => {
  await goTo(page, '/home');
  // A dialog may lie over it, and then its roles are hidden.
  const form = page.locator('form[role=search]').first();
  for (const word of [...canaries.words, ...canaries.names, ...canaries.projects]) {
    await form.locator('input').first().fill(word, { force: true });
    await form.evaluate((submitted: HTMLFormElement) => submitted.requestSubmit());
  }
  const all = Object.entries(canaries).flatMap(([kind, values]) => values.map((value) => [kind, value]));
  const query = new URLSearchParams(all).toString();
  await goTo(page, `/commonproj/index?${query}`);
  await goTo(
    page,
    `/search?text=${encodeURIComponent(canaries.files[0] ?? '')}&from=${encodeURIComponent(`/x?${query}`)}`,
  );
  // One of them stays until a member is answered: an answer may say back what was asked.
  const answered =
    (await accountMenu(page).count()) > 0 &&
    page.waitForResponse((response) => response.url().includes('getClauseList'));
  await goTo(page, `/policy/index?keyword=${encodeURIComponent(canaries.words[1] ?? '')}`);
  await answered;
  for (const secret of everyCanary) await goTo(page, `/policy/index?keyword=${encodeURIComponent(secret)}`);
  await goTo(page, '/home');
};

test.each(Object.keys(journeys))('%s: none of forty planted secrets is in the file', async (name) => {
  const page = await tabs.open('about:blank');
  const rest = restOf(page);
  await plantAnswers(page);
  await page.addInitScript((words) => {
    localStorage.setItem('zj.searched', JSON.stringify({ value: JSON.stringify(words) }));
  }, canaries.words);
  await page.goto(`${server.origin}/?record=1`);
  await recordingStarted(page);
  await journeys[name]?.(page, rest);
  await plantWords(page);
  const text = await savedLog(page);
  expect(everyCanary).toHaveLength(40);
  // Line by line, so that a failure shows where.
  const lines = heldBy(text).length > 0 ? text.split('\n').filter((line) => heldBy(line).length > 0) : [];
  expect(lines.map((line) => line.slice(0, 2_000))).toEqual([]);
  expect(heldBy(text)).toEqual([]);
  // The plan works: what was typed did arrive, and is there in another form.
  const log = readLog(text);
  expect(
    log.lines.filter((line) => line.k === 'a' && line.ty === 'navigation/routeEntered').length,
  ).toBeGreaterThan(40);
  expect(replay(log, reducersOf(slices)).divergence).toBeUndefined();
  expect(replayInFull(log, program).divergence).toBeUndefined();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.context().close();
});
