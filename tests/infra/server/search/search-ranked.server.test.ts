import { readFileSync } from 'node:fs';
import path from 'node:path';
import { areaToken } from '#infra/server/search/search-index';
import { haystackOf, searchTokens } from '#infra/server/search/search-tokens';
import { testDatabase } from '#tests/support/database';

const database = testDatabase({ migrated: false });
const run = (file: string) =>
  database.pool.query(readFileSync(path.join(__dirname, '../../../..', file), 'utf8'));

const PROVENANCE = { kind: 'sample', revision: 1 };

const storeProject = async (id: string, name: string, cityId: number | null) => {
  await database.pool.query(
    `insert into project (id, name, area_id, city_id, type, structure, area, area_above, area_below, floors_above,
       floors_below, stage, price_date, tax_basis, tax_rate, unit_cost, pretax, tax, total, grade, completeness, source,
       provenance, overview, has_detail, created_at)
     values ($1, $2, 20, $3, 'office.office', '框架结构', 1, 1, 0, 1, 0, '合同价', '2025-09-01', '含税', 0.09, 1, 1, 0, 1,
       'C', 1, 'sample', $4, '{}', false, '2025-10-02')`,
    [id, name, cityId, PROVENANCE],
  );
};
const storeEntry = async (ref: string, title: string, subtitle: string) => {
  await database.pool.query(
    `insert into search_entry (kind, ref, title, folded, subtitle, area_id, heat, tokens, pinyin, initials)
     values ('bid_node', $1, $2, lower($2), $3, 20, 7, array_to_tsvector($4::text[]), '', '')`,
    [ref, title, subtitle, searchTokens(`${title} ${subtitle}`)],
  );
};

const TITLES = [
  '滨江某住宅小区 3#楼',
  '临港 B2 地块（ＳＯＨＯ）办公楼',
  '《云谷》·产业园—24#厂房',
  'CBD/A-1 Tower',
];

beforeAll(async () => {
  await run('infra/server/migrations/005.do.search-index.sql');
  await run('features/projects/server/migrations/020.do.projects.sql');
  for (const [index, title] of TITLES.entries()) {
    await storeProject(`p${index}`, title, index === 0 ? 239 : null);
    await storeEntry(`p${index}`, title, '高层住宅 框架-剪力墙结构');
  }
  await storeEntry('orphan', '没有工程的条目', '');
  await run('infra/server/migrations/120.do.search-ranked.sql');
});

test('entries from before are found as if they were stored today', async () => {
  const { rows } = await database.pool.query(
    `select title, subtitle, haystack, tsvector_to_array(tokens) as tokens from search_entry order by ref`,
  );
  expect(rows).toEqual(
    TITLES.map((title, index) => {
      const subtitle = '高层住宅 框架-剪力墙结构';
      const areas = [areaToken(20), ...(index === 0 ? [areaToken(239)] : [])];
      return {
        title,
        subtitle,
        haystack: haystackOf(title, subtitle),
        tokens: expect.arrayContaining([...searchTokens(`${title} ${subtitle}`), ...areas]),
      };
    }),
  );
});

test('they take what is shown from their project, and go when there is none', async () => {
  const { rows } = await database.pool.query(
    `select ref, city_id, published_on::text, provenance from search_entry order by ref`,
  );
  expect(rows).toHaveLength(TITLES.length);
  expect(rows[0]).toEqual({ ref: 'p0', city_id: 239, published_on: '2025-10-02', provenance: PROVENANCE });
});
