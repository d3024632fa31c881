import { exportPersonCall } from '#features/analysis/contract/index';
import { factsAndAnalysts } from './facts-and-analysts';

const { db, ask, happen, rows, who } = factsAndAnalysts();

test('nobody who is not there is exported, and it is not noted as if they were', async () => {
  await happen({ fncode: '100104', account: 'zhang' });
  await db.pool.query('truncate analysis_access');
  const asked = (account: string) => ask(exportPersonCall, { identity: who.admin, query: { account } });
  await expect(asked('nobody')).rejects.toThrow('没有这个账号，也没有它的行为');
  expect(await rows('select what from analysis_access')).toEqual([]);
  await asked('zhang');
  expect(await rows('select what from analysis_access')).toEqual([{ what: '导出：账号 zhang' }]);
});
