import type { Draft } from '#features/publishing/contract-draft';
import { migrate } from '#infra/server/postgres/migrate';
import { publishingPipeline } from './publishing-pipeline';

const { db, get, submitted } = publishingPipeline();

test('a draft that was checked under the former name of the severity is read with it', async () => {
  const { id } = await submitted();
  const finding = (key: string, lamp: string | null) =>
    JSON.stringify({
      key,
      layer: 'range',
      level: 'warning',
      lamp,
      node: '概况',
      rowId: 'unitCost',
      column: 'particular',
      message: '比同类中位数高 32%',
    });
  await db.pool.query('update publishing_draft set findings = $2::jsonb where id = $1', [
    id,
    `[${finding('a', 'amber')}, ${finding('b', null)}, ${finding('c', 'red')}]`,
  ]);
  await db.pool.query('delete from migrations where version = 450');
  expect(await migrate(db.pool)).toEqual(['450.do.severity-of-findings.sql']);

  const { data } = await get<Draft>('publisher', `/pb/publishing/detail?id=${id}`);
  expect(data.findings.map(({ key, severity }) => [key, severity])).toEqual([
    ['a', 'amber'],
    ['b', null],
    ['c', 'red'],
  ]);
  expect(data.findings.some((one) => 'lamp' in one)).toBe(false);
});
