/** @jest-environment node */
import { reconcile } from '#features/activities/server/index';
import { invitesCall, shareUrlCall, visitInviteCall } from '#features/campaigns/contract/index';
import type { Identity } from '#infra/server/http/identity';
import { campaignsUnderTest } from './members';

const { db, ask, askOnce, someone } = campaignsUnderTest();
afterEach(async () => expect(await reconcile(db.pool)).toEqual([]));

const visit = (identity: Identity, url: string, ip: string, device?: string) =>
  askOnce(visitInviteCall, identity, { body: { url }, ip, device });
const withLink = async () => {
  const inviter = await someone();
  return { inviter, url: (await askOnce(shareUrlCall, inviter)).url };
};
const statesOf = (visits: readonly { readonly state: string }[]) =>
  visits.map(({ state }) => state).toSorted();
const many = <T>(make: (at: number) => Promise<T>) =>
  Promise.all(Array.from({ length: 8 }, (_, at) => make(at)));

test('[CALL-104] two who invite each other in the same moment are a ring all the same', async () => {
  const pairs = await many(async (at) => {
    const [a, b] = [await withLink(), await withLink()];
    return statesOf(
      await Promise.all([visit(a.inviter, b.url, `10.2.0.${at}`), visit(b.inviter, a.url, `10.3.0.${at}`)]),
    );
  });
  expect(pairs).toEqual(pairs.map(() => ['pending', 'review']));
});

test('[CALL-104] two who come with one browser in the same moment are not both friends', async () => {
  const pairs = await many(async (at) => {
    const { url } = await withLink();
    const friends = [await someone(), await someone()];
    return statesOf(
      await Promise.all(friends.map((friend, n) => visit(friend, url, `10.4.${n}.${at}`, `browser ${at}`))),
    );
  });
  expect(pairs).toEqual(pairs.map(() => ['pending', 'refused']));
});

test('[CALL-104] the addresses of one home are one network', async () => {
  const { inviter, url } = await withLink();
  for (const ip of [
    '2001:db8:1:2::1',
    '2001:db8:1:2:a::2',
    '2001:0db8:1:2::3',
    '::ffff:10.5.0.1',
    '10.5.0.1',
  ])
    await visit(await someone(), url, ip);
  await visit(await someone(), url, '10.5.0.1');
  const reasons = (await ask(invitesCall, { identity: inviter })).friends.map(({ reason }) => reason);
  expect(reasons.toReversed()).toEqual([null, null, 'address', null, null, 'address']);
});
