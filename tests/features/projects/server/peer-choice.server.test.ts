import { readPeers, togglePeers, writePeers } from '#features/projects/peer-choice';
import { projectDetail } from '#features/projects/server/detail';
import { loadSampleProjects } from '#features/projects/samples/index';
import { findProjects } from '#features/projects/server/find-projects';
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
});

const BANDS = [0, 3_000, 5_000, 10_000, 20_000, 50_000, 1_000_000_000];
const bandOf = (area: number) =>
  BANDS.findIndex((from, at) => area >= from && area < (BANDS[at + 1] ?? Infinity));

test('the address writes what it reads', () => {
  fc.assert(
    fc.property(fc.record({ near: fc.boolean(), province: fc.boolean(), scale: fc.boolean() }), (choice) => {
      expect(readPeers(writePeers(choice))).toEqual(choice);
    }),
  );
  expect([writePeers('nearest'), readPeers(''), readPeers('anything')]).toEqual(['', 'nearest', 'nearest']);
  expect(togglePeers('nearest', 'near')).toEqual({ near: true, province: false, scale: false });
  expect(togglePeers('nearest', 'scale')).toEqual({ near: true, province: false, scale: true });
  expect(readPeers('anything_province')).toEqual({ near: true, province: true, scale: false });
});

test.each([
  ['near', () => true],
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
  expect(standing.reference).toContain(text === 'all' ? '不限价格期' : '价格期前后 36 个月');
  expect(standing.reference.includes('同省')).toBe(text.includes('province'));
  expect(standing.reference.includes('同规模档')).toBe(text.includes('scale'));
  const found = await findProjects(pool(), {
    pageSize: 500,
    dynamicFields: JSON.stringify({ peersOf: id, peersSet: standing.set }),
  });
  expect(found.total).toEqual({ count: expected.length, exact: true });
  const among = expect.arrayContaining(found.indexDatas.map((row) => row.id)) as unknown;
  expect(expected.map((row) => row.id)).toEqual(among);
  expect(standing.nearest).toHaveLength(Math.min(4, expected.length));
  expect(expected.map((row) => row.id)).toEqual(expect.arrayContaining(standing.nearest));
  const detailed = expected.filter(({ has_detail }) => has_detail).length;
  expect(parts[0]?.peers?.n ?? null).toBe(detailed >= 10 ? detailed : null);
});

const HEIGHTS = [1, 4, 7, 10, 34];
const heightOf = (floors: number) => HEIGHTS.filter((from) => floors >= from).length;

test('without a choice the nearest are taken: same structure and height, in the nearest place and shortest window with ten', async () => {
  const { rows } = await pool().query<Nearest>(
    `select p.id, structure, floors_above as floors, city_id as city, area_id as province,
       left(r.gb2260, 1) as zone, has_detail as "hasDetail", extract(year from price_date) * 12 + extract(month from price_date) as month
     from project p join region r on r.areaid = p.area_id where type = 'residential.highrise'`,
  );
  for (const own of rows.slice(0, 40)) {
    const others = rows.filter((one) => one.id !== own.id);
    const candidates = [
      (one: Nearest) => one.structure === own.structure && heightOf(one.floors) === heightOf(own.floors),
      (one: Nearest) => heightOf(one.floors) === heightOf(own.floors),
      () => true,
    ].flatMap((isKind) =>
      [
        ...(own.city === null ? [] : [(one: Nearest) => one.city === own.city]),
        (one: Nearest) => one.province === own.province,
        (one: Nearest) => one.zone === own.zone,
        () => true,
      ].flatMap((isThere) =>
        [12, 24, 36].map((months) =>
          others.filter((one) => isKind(one) && isThere(one) && Math.abs(one.month - own.month) <= months),
        ),
      ),
    );
    const counted = (found: readonly Nearest[]) =>
      found.filter(({ hasDetail }) => hasDetail || !own.hasDetail).length;
    const { standing } = await projectDetail(pool(), own.id);
    expect(standing.n).toBe((candidates.find((found) => counted(found) >= 10) ?? candidates.at(-1))?.length);
    if (counted(candidates[0]!) < 10) expect(standing.widened).toMatch(/不足 10 个/);
    else expect(standing.widened).toBeUndefined();
  }
});

interface Nearest {
  readonly id: string;
  readonly structure: string;
  readonly floors: number;
  readonly city: number | null;
  readonly province: number;
  readonly zone: string;
  readonly month: number;
  readonly hasDetail: boolean;
}

interface Row {
  readonly id: string;
  readonly area_id: number;
  readonly area: number;
  readonly price_date: Date;
  readonly has_detail: boolean;
}

test('a set that never ends is refused before it is searched for', async () => {
  const dynamicFields = JSON.stringify({ peersOf: id, peersSet: `${'zone_'.repeat(50_000)}any` });
  await expect(findProjects(pool(), { pageSize: 20, dynamicFields })).rejects.toThrow('筛选条件的格式不正确');
});

test("[DATA-001] a part in a house's word has the same peers; of one that few have, how many is told", async () => {
  const read = async () => (await projectDetail(pool(), id)).parts;
  const rename = (from: string, to: string) =>
    pool().query(`update project_line set name = $3 where project_id = $1 and name = $2`, [id, from, to]);
  const before = await read();
  const ofWall = before.find(({ name }) => name === '墙柱面装饰与幕墙工程')!;
  expect(ofWall.samples).toBe(ofWall.peers?.n);
  await rename('墙柱面装饰与幕墙工程', '墙柱面');
  await rename('门窗工程', '门窗及百叶');
  const after = await read();
  const named = (name: string) => after.find((part) => part.name === name);
  expect(named('墙柱面')).toEqual({ ...ofWall, name: '墙柱面' });
  expect(named('门窗及百叶')).toMatchObject({ samples: 0, peers: null });
  await pool().query(
    `update project_line set name = '门窗及百叶' where name = '门窗工程' and project_id in (
       select project_id from project_line join project p on p.id = project_id
       where project_line.name = '门窗工程' and p.type = 'residential.highrise' order by project_id limit 400)`,
  );
  const { samples = 0, peers } = (await read()).find(({ name }) => name === '门窗及百叶') ?? {};
  expect(samples).toBeGreaterThan(0);
  expect(peers?.n ?? samples).toBe(samples);
});
