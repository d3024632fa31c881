import type { Pool } from 'pg';

export interface RangeSeed {
  readonly id: string;
  /** ㎡ */
  readonly area: number;
  /** 元 before tax; the part 土石方工程 takes a tenth, the rest is 混凝土工程. */
  readonly pretax: number;
  readonly taxRate?: number;
  readonly areaId?: number;
  readonly cityId?: number | null;
  /** YYYY-MM */
  readonly month?: string;
  readonly type?: string;
  readonly stage?: string;
  readonly rebar?: number | null;
}

const PROJECTS = `
  insert into project (id, name, area_id, city_id, type, structure, area, area_above, area_below, floors_above,
    floors_below, stage, price_date, tax_basis, tax_rate, unit_cost, pretax, tax, total, grade, completeness,
    source, provenance, overview, has_detail, created_at)
  select id, '工程 ' || id, "areaId", "cityId", type, '剪力墙结构', area, area, 0, 18, 0, stage,
    to_date(month, 'YYYY-MM'), '除税', "taxRate", pretax / area, pretax, 0, pretax, 'A', 90, 'imported', '{}', '{}',
    true, now()
  from jsonb_to_recordset($1) as seed (id text, area numeric, pretax numeric, "taxRate" numeric, "areaId" int,
    "cityId" int, month text, type text, stage text)`;
const LINES = `
  insert into project_line (project_id, kind, seq, name, amount)
  select id, 'part', 0, '土石方工程', round(pretax * 0.1, 2) from jsonb_to_recordset($1) as seed (id text, pretax numeric)
  union all
  select id, 'part', 1, '混凝土工程', pretax - round(pretax * 0.1, 2) from jsonb_to_recordset($1) as seed (id text, pretax numeric)`;
const CONTENTS = `
  insert into project_content (project_id, seq, name, unit, above, below)
  select id, 0, '钢筋', 'kg/㎡', rebar, null from jsonb_to_recordset($1) as seed (id text, rebar numeric)
  where rebar is not null`;

/** Projects with two parts and one content, each as plain as it can be. */
export const addRangeProjects = async (pool: Pool, seeds: readonly RangeSeed[]): Promise<void> => {
  const plain = {
    taxRate: 0.09,
    areaId: 20,
    cityId: null,
    month: '2024-06',
    type: 'residential.highrise',
    stage: '招标控制价',
    rebar: 50,
  };
  const given = JSON.stringify(seeds.map((seed) => ({ ...plain, ...seed })));
  for (const sql of [PROJECTS, LINES, CONTENTS]) await pool.query(sql, [given]);
};
