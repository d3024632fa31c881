import { CAMPAIGN_CALLS, taskRaffleCall } from '#features/campaigns/contract/index';
import { campaignsUnderTest } from './members';

const { db, ask, askOnce, someone, does } = campaignsUnderTest();

test('[CALL-107] [CALL-123] who draws in two campaigns finds in the records of each its own draws alone', async () => {
  const identity = await someone();
  await does(identity, 'favoriteMade', 'p1');
  await askOnce(CAMPAIGN_CALLS.giftBoxV76.task, identity, { body: { taskId: 'favorite' } });
  await askOnce(taskRaffleCall, identity, { query: { taskId: 'favorite' } });
  for (const number of [1, 2]) {
    await db.pool.query(
      `insert into draw_chance (account_id, activity, source) values ($1, 'giftBoxV55', $2)`,
      [identity.accountId, `${number}`],
    );
    await askOnce(CAMPAIGN_CALLS.giftBoxV55.draw, identity, { body: { number } });
  }
  const { giftBoxV76, giftBoxV55, qixiGift } = CAMPAIGN_CALLS;
  const numbers = ({ records }: { readonly records: readonly { readonly number: number | null }[] }) =>
    records.map(({ number }) => number).toSorted();
  expect({
    fans: numbers(await ask(giftBoxV76.records, { identity })),
    study: numbers(await ask(giftBoxV55.records, { identity })),
    cards: numbers(await ask(qixiGift.records, { identity })),
  }).toEqual({ fans: [1], study: [1, 2], cards: [] });
});
