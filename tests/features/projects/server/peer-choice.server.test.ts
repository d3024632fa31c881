import { readPeers, USUAL_PEERS, writePeers } from '#features/projects/peer-choice';
import { projectDetail } from '#features/projects/server/detail';
import { loadSampleProjects } from '#features/projects/samples/index';
import { NO_BASIS } from '#src/costing/basis';
import { testDatabase } from '#tests/support/database';
import { regions } from '#tests/support/prepared';
import { fc } from '#tests/support/property';

const pool = () => database.pool;
const database = testDatabase({ prepared: regions });
let id = '';

beforeAll(async () => {
  await loadSampleProjects(pool(), 2_500);
  const { rows } = await pool().query<{ id: string }>(
    `select id from project where type = 'residential.highrise' and has_detail and price_date = '2024-06-01' order by id limit 1`,
  );
  id = rows[0]?.id ?? '';
}, 90_000);

const BANDS = [0, 3_000, 5_000, 10_000, 20_000, 50_000, 1_000_000_000];
const bandOf = (area: number) =>
  BANDS.findIndex((from, at) => area >= from && area < (BANDS[at + 1] ?? Infinity));

test('the address writes what it reads', () => {
  fc.assert(
    fc.property(fc.record({ near: fc.boolean(), province: fc.boolean(), scale: fc.boolean() }), (choice) => {
      expect(readPeers(writePeers(choice))).toEqual(choice);
    }),
  );
  expect(writePeers(USUAL_PEERS)).toBe('');
  expect(readPeers('anything_province')).toEqual({ near: true, province: true, scale: false });
});

test.each([
  ['', () => true],
  ['province', (one: Row, own: Row) => one.area_id === own.area_id],
  ['scale', (one: Row, own: Row) => bandOf(one.area) === bandOf(own.area)],
  [
    'province_scale',
    (one: Row, own: Row) => one.area_id === own.area_id && bandOf(one.area) === bandOf(own.area),
  ],
  ['all', undefined],
])('[DATA-001] the peers “%s” are counted, named and take every band along', async (text, isAlike) => {
  const { rows } = await pool().query<Row>(
    `select id, area_id, area::float8 as area, price_date, has_detail from project where type = 'residential.highrise'`,
  );
  const own = rows.find((row) => row.id === id)!;
  const years = (row: Row) => Math.abs(row.price_date.getTime() - own.price_date.getTime()) / 31_557_600_000;
  const expected = rows.filter(
    (row) => row.id !== id && (isAlike ? years(row) <= 3.001 && isAlike(row, own) : true),
  );
  const { standing, parts } = await projectDetail(pool(), id, NO_BASIS, readPeers(text));
  expect(standing.n).toBe(expected.length);
  expect(standing.reference).toContain(text === 'all' ? '不限价格期' : '价格期前后 3 年');
  expect(standing.reference.includes('同省')).toBe(text.includes('province'));
  expect(standing.reference.includes('同规模档')).toBe(text.includes('scale'));
  const detailed = expected.filter(({ has_detail }) => has_detail).length;
  expect(parts[0]?.peers?.n ?? null).toBe(detailed >= 10 ? detailed : null);
});

interface Row {
  readonly id: string;
  readonly area_id: number;
  readonly area: number;
  readonly price_date: Date;
  readonly has_detail: boolean;
}
