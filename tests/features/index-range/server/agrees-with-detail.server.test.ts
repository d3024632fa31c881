import { basisTable } from '#features/basis/server/store';
import { loadSampleIndexes } from '#features/cost-indexes/samples/index';
import { fillSamples } from '#features/index-range/server/fill-samples';
import { rangeTable } from '#features/index-range/server/range-table';
import { loadSampleProjects } from '#features/projects/samples/index';
import { projectDetail } from '#features/projects/server/detail';
import { lineCostOf } from '#features/projects/ui/costs-of';
import type { ProjectType } from '#src/contract/project-terms';
import { readBasis } from '#src/costing/basis';
import { roundTo } from '#src/costing/money';
import { createRebaser, type BasisTable } from '#src/costing/rebaser';
import { testDatabase } from '#tests/support/database';
import { loadPlaceFactors } from '#tests/support/place-factors';
import { regions } from '#tests/support/prepared';

const db = testDatabase({ prepared: regions });
const BASIS = '2024-12_20';
let table: BasisTable;
let ids: readonly string[] = [];
beforeAll(async () => {
  await loadSampleIndexes(db.pool);
  await loadPlaceFactors(db.pool);
  await loadSampleProjects(db.pool, 200);
  await fillSamples(db.pool);
  table = await basisTable(db.pool);
  const { rows } = await db.pool.query<{ id: string }>(
    `(select id from project where has_detail order by id limit 9)
     union all (select p.id from project p join place_factor f on f.area_id = p.city_id
       where p.has_detail order by p.id desc limit 3)`,
  );
  expect(rows).toHaveLength(12);
  ids = rows.map(({ id }) => id);
});

/** The range of one project alone: its own figures, by name. */
const rangeOf = async (
  id: string,
  kind: 'part' | 'fee' | 'unit',
  basis?: string,
  type: ProjectType = 'residential.highrise',
) => {
  const one = { pool: db.pool, whereProjects: () => ({ sql: 'p.id = $1', values: [id] }) };
  const { subjects, ...rest } = await rangeTable(one, {
    kind,
    type,
    taxBasis: '除税',
    ...(basis && { basis }),
  });
  return { ...rest, of: new Map(subjects.map(({ name, cases }) => [name, cases[0]])) };
};

test.each(
  (['part', 'fee', 'unit'] as const).flatMap((kind) =>
    [BASIS, `${BASIS}_kind`].map((text) => [kind, text] as const),
  ),
)('[DATA-001] a range of one project is its own page, to the last digit: %s, %s', async (kind, text) => {
  const rebase = createRebaser(table, readBasis(text));
  for (const id of ids) {
    const detail = await projectDetail(db.pool, id);
    const { of, basis } = await rangeOf(id, kind, text, detail.row.type);
    expect(basis).toMatchObject({ period: '2024-12', areaName: '广东', movesPlaces: true });
    const shown = (value: number) => {
      const reading = rebase(lineCostOf(detail, { name: '', unitCost: value }).quoted);
      return reading.kind === 'rebased' ? reading.value : value;
    };
    const lines = { part: detail.parts, fee: detail.fees, unit: detail.units }[kind];
    expect(lines.length).toBeGreaterThan(2);
    for (const { name, unitCost } of lines) expect(roundTo(of.get(name) ?? NaN, 2)).toBe(shown(unitCost));
    const whole = roundTo(detail.totals.pretax / detail.row.area, 2);
    expect(roundTo(of.get('单方造价') ?? NaN, 2)).toBe(shown(whole));
  }
});

test('[DATA-001] a city that is the place of the basis has its own factor, and one without is none to be read in', async () => {
  const { rows } = await db.pool.query<{ id: string; isPriced: boolean }>(
    `select areaid::text as id, exists (select from place_factor f where f.area_id = areaid) as "isPriced"
     from region where level = 2 and pid = 20`,
  );
  const priced = rows.find(({ isPriced }) => isPriced)?.id ?? '';
  const unpriced = rows.find(({ isPriced }) => !isPriced)?.id ?? '';
  const [id = ''] = ids;
  const detail = await projectDetail(db.pool, id);
  const { unitCost = NaN, name = '' } = detail.parts[0] ?? {};
  const read = createRebaser(
    table,
    readBasis(`2024-12_${priced}`),
  )(lineCostOf(detail, { name, unitCost }).quoted);
  const { of } = await rangeOf(id, 'part', `2024-12_${priced}`);
  expect(read).toMatchObject({ kind: 'rebased', value: roundTo(of.get(name) ?? NaN, 2) });
  expect(await rangeOf(id, 'part', `2024-12_${unpriced}`)).toMatchObject({ leftOut: 1 });
});

test('[DATA-001] narrowed to a city costs are brought to its own level, else to that of its province', async () => {
  const { rows } = await db.pool.query<{ id: string; factor: number }>(
    `select areaid::text as id, f.factor::float8 as factor
     from region join place_factor f on f.area_id = priced_place(pid, areaid) where level = 2 and pid = 20`,
  );
  const [id = ''] = ids;
  const wholes = await Promise.all(
    rows.map(async (place) => {
      const one = { pool: db.pool, whereProjects: () => ({ sql: 'p.id = $1', values: [id] }) };
      const { subjects } = await rangeTable(one, {
        kind: 'part',
        type: 'residential.highrise',
        taxBasis: '除税',
        areaId: place.id,
      });
      return (subjects[0]?.cases[0] ?? NaN) / place.factor;
    }),
  );
  expect(new Set(rows.map(({ factor }) => factor)).size).toBeGreaterThan(2);
  for (const whole of wholes) expect(whole).toBeCloseTo(wholes[0] ?? NaN, 1);
});

test('[DATA-001] by kind of building it names the index that its projects were moved by', async () => {
  const [id = ''] = ids;
  const { basis, provenance } = await rangeOf(id, 'part', `${BASIS}_kind`);
  expect(basis.seriesName).toBe(table.ownSeries?.find(({ key }) => key === '住宅')?.name);
  expect(provenance.note).toContain(basis.seriesName);
  for (const [text, type] of [[BASIS], [`${BASIS}_kind`, 'underground.garage']] as const)
    expect((await rangeOf(id, 'part', text, type)).basis.seriesName).toBe('全国综合造价指数');
});

test('without a basis costs go to the newest month; one without an index leaves every cost out', async () => {
  const [id = ''] = ids;
  expect((await rangeOf(id, 'part')).basis.period).toBe(table.indexes.at(-1)?.period);
  const lost = await rangeOf(id, 'part', '2011-01');
  expect(lost).toMatchObject({ leftOut: 1, basis: { period: '2011-01' } });
  expect(lost.of.size).toBe(0);
});
