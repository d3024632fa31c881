import type { PrintedDocument } from '#infra/server/pdf/printed-document';
import { downloadReport } from '#features/activities/server/reports/download';
import { keepReport } from '#features/activities/server/reports/keep-report';
import { ownedOf, reportsOf } from '#features/activities/server/reports/own-reports';
import { activitiesUnderTest, faultsOf } from './members';

const { db, aMemberWith } = activitiesUnderTest();

afterEach(async () => expect(await faultsOf(db.pool)).toEqual([]));

const document: PrintedDocument = {
  title: '单项工程造价指标报告',
  subtitle: '某住宅',
  facts: [],
  sections: [],
  foot: '',
  madeAt: '2026-11-26T16:05:00.000Z',
};
/** Of the order with this number; gives the numbers that reports were composed with. */
const buyReport = async (accountId: string, number: number) => {
  const compose = jest.fn(() => Promise.resolve(document));
  await db.database.transaction(async (client) => {
    await client.query(
      `insert into product_order (account_id, number, product, cost, state) values ($1, $2, 'report', 100, 'given')`,
      [accountId, number],
    );
    await keepReport(client, { compose }, { accountId, number, projectId: 'p1' });
  });
  return compose.mock.calls;
};

test('what could not be made costs nothing: the same download is had when the press prints again', async () => {
  const { accountId } = await aMemberWith();
  await buyReport(accountId, 1);
  const standing = async () => (await reportsOf(db.pool, accountId))[0]!;
  const { id: reportId } = await standing();
  const print = jest.fn(() => Promise.resolve(Buffer.from('%PDF')));
  print.mockRejectedValueOnce(new Error('the press has ended'));
  const download = () =>
    downloadReport(db.pool, { print, close: () => Promise.resolve() }, { accountId, reportId, number: 1 });
  await expect(download()).rejects.toThrow('the press has ended');
  expect(await standing()).toMatchObject({ times: 0, left: 3, repeatable: null });
  await download();
  expect(await standing()).toMatchObject({ times: 1, left: 2, repeatable: 1 });
});

test('the number of a report holds the account and its order: no two reports have the same', async () => {
  const [one, other] = [await aMemberWith(), await aMemberWith()];
  const numbers = async (accountId: string, order: number) =>
    (await buyReport(accountId, order)).map(([, projectId, number]: readonly unknown[]) => [
      projectId,
      number,
    ]);
  expect(await numbers(one.accountId, 7)).toEqual([['p1', `BG-${one.accountId}-7`]]);
  expect(await numbers(one.accountId, 8)).toEqual([['p1', `BG-${one.accountId}-8`]]);
  expect(await numbers(other.accountId, 7)).toEqual([['p1', `BG-${other.accountId}-7`]]);
});

test('reports are told newest first, and how many of a project the member has, not others', async () => {
  const [one, other] = [await aMemberWith(), await aMemberWith()];
  for (const number of [1, 2, 3]) await buyReport(one.accountId, number);
  await buyReport(other.accountId, 1);
  const ids = (await reportsOf(db.pool, one.accountId)).map(({ id }) => Number(id));
  expect(ids).toHaveLength(3);
  expect(ids).toEqual(ids.toSorted((a, b) => b - a));
  const owned = ({ accountId }: { readonly accountId: string }, project: string) =>
    ownedOf(db.pool, accountId, project);
  expect([await owned(one, 'p1'), await owned(other, 'p1'), await owned(one, 'p2')]).toEqual([3, 1, 0]);
});
