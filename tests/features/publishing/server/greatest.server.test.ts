import type { Nodes } from '#features/publishing/contract-nodes';
import { checkDraft } from '#features/publishing/server/checks/index';
import type { StoredDraft } from '#features/publishing/server/draft-store';
import { publicationOf } from '#features/publishing/server/publication';
import { inTransaction } from '#infra/server/postgres/database-pool';
import { projectPublisher } from '#src/server/project-publisher';
import { testDatabase } from '#tests/support/database';
import { regionsAndMembers } from '#tests/support/prepared';
import { billRow, row, someNodes } from '../some-draft';

const db = testDatabase({ prepared: regionsAndMembers });

/** Signs that no index can compress. */
const sign = (at: number): string => String.fromCodePoint(0x4e00 + ((at * 7_919) % 20_000));
const named = (length: number): string => Array.from({ length }, (_, at) => sign(at)).join('');
const WHOLE = '120000000000';

const greatest: Nodes = someNodes(
  {
    name: named(200),
    area: '2000000',
    areaAbove: '2000000',
    areaBelow: '0',
    floorsAbove: '150',
    floorsBelow: '10',
    height: '700',
    unitCost: '60000',
    total: WHOLE,
    taxRate: '17',
  },
  {
    单位工程: [
      row('a', { name: named(60), amount: `-${WHOLE}` }),
      row('b', { name: '甲', amount: WHOLE }),
      row('c', { name: '乙', amount: WHOLE }),
    ],
    费用: [row('a', { name: named(60), amount: WHOLE })],
    分部指标: [row('a', { name: named(60), amount: WHOLE })],
    工程量: [row('a', { name: named(60), unit: '万t/㎡', above: '0.01', below: '0.01' })],
    工料: [row('a', { name: named(60), unit: 'kg', quantity: '100000', price: '100000000' })],
    清单: [
      billRow('a', {
        quantity: '1',
        unitPrice: WHOLE,
        amount: WHOLE,
        labor: WHOLE,
        material: WHOLE,
        machine: WHOLE,
        management: WHOLE,
        profit: WHOLE,
      }),
    ],
  },
);

test('the greatest that the check lets through can be stored', async () => {
  const found = checkDraft({
    nodes: greatest,
    choices: {},
    placeIssue: undefined,
    thisMonth: '2026-11',
    peers: { n: 0, unitCost: null, parts: {}, contents: {} },
    twins: [],
  });
  expect(found.filter(({ level }) => level === 'error')).toEqual([]);
  const stored = {
    id: 'draft',
    projectId: 'contributed-greatest',
    templateId: 'building',
    revision: 1,
    nodes: greatest,
    mask: {},
    firstReviewer: '甲',
    secondReviewer: '乙',
  } as unknown as StoredDraft;
  const { project, items } = publicationOf({
    stored,
    place: { areaId: 20, cityId: null },
    now: '2026-01-01T00:00:00.000Z',
  });
  const { rows } = await db.pool.query<{ id: string }>('select id from account order by id limit 1');
  await inTransaction(db.pool, (client) => projectPublisher.publish(client, project, items, rows[0]!.id));
  const { rows: kept } = await db.pool.query('select unit_cost::float8 as cost from project where id = $1', [
    project.id,
  ]);
  expect(kept).toEqual([{ cost: 60_000 }]);
});
