import * as z from 'zod/mini';
import { activitiesEngine, activitiesServer } from '#features/activities/server/index';
import { CAMPAIGN_CALLS, joinTeamCall, teamCall, teamRewardCall } from '#features/campaigns/contract/index';
import { campaignsServer } from '#features/campaigns/server/index';
import type { Call } from '#src/contract/call';
import specified from '#docs/calls.json';

const PREFIX = '/pb/activity/';
const nothing = undefined as never;
const calls = [
  ...activitiesServer({ pool: nothing, ends: nothing, tellMember: nothing, reports: { press: {} } as never })
    .routes,
  ...campaignsServer({ pool: nothing, engine: activitiesEngine(nothing), payersAmong: nothing }).routes,
].map(({ call }) => call);

interface Written {
  readonly method: string | null;
  readonly path: string | null;
  readonly source: string;
}
/** The picture of the area's head is a call of the shell. */
const written = (specified as readonly Written[]).filter(
  ({ path, source }) => path?.includes('/activity/') && source.startsWith('members-and-data'),
);

test('[ACT-017] all calls of the activities are under /pb/activity', () => {
  expect(calls.length).toBeGreaterThan(written.length);
  expect(calls.filter(({ path }) => !path.startsWith(PREFIX))).toEqual([]);
  expect(written.filter(({ path }) => !path?.startsWith(PREFIX))).toEqual([]);
});

test('[ACT-018] the one method that is written is kept', () => {
  expect(written.filter(({ method }) => method !== null)).toMatchObject([
    { method: 'POST', path: '/pb/activity/qixiGift/exchange' },
  ]);
  expect(CAMPAIGN_CALLS.qixiGift.goal).toMatchObject({
    method: 'POST',
    path: '/pb/activity/qixiGift/exchange',
  });
});

test.each<[string, Call, 'query' | 'body', unknown]>([
  ['taskId', CAMPAIGN_CALLS.giftBoxV76.task, 'body', 'visit'],
  ['urlId', teamRewardCall, 'query', '7'],
  ['isInvitor', teamCall, 'query', 'true'],
  ['url', joinTeamCall, 'query', 'ABCDEFGH23'],
])('[ACT-009] %s is asked with, by its name', (name, call, where, value) => {
  expect(z.safeParse(call[where], { [name]: value }).data).toMatchObject({ [name]: value });
  expect(calls).toContain(call);
});
