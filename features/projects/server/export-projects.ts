import type { Pool } from 'pg';
import { csvLine, csvText } from '#infra/server/http/csv-text';
import { SOURCE_LABELS } from '#src/contract/provenance';
import { PROJECT_TYPES, type ProjectRow } from '../contract';
import { FIELDS, type FieldName } from './import/fields';
import type { Overview } from './project';

const BATCH = 2_000;

/** Headers the import reads again. */
const HEADERS: readonly (readonly [FieldName, unit: string])[] = [
  ...(['name', 'place', 'type', 'structure'] as const).map((field) => [field, ''] as const),
  ...(['area', 'areaAbove', 'areaBelow'] as const).map((field) => [field, '㎡'] as const),
  ...(['floorsAbove', 'floorsBelow'] as const).map((field) => [field, ''] as const),
  ...([
    ['height', 'm'],
    ['stage', ''],
    ['priceDate', ''],
    ['taxBasis', ''],
    ['taxRate', '%'],
  ] as const),
  ...([
    ['unitCost', '元/㎡'],
    ['total', '元'],
    ['foundation', ''],
    ['seismic', ''],
    ['prefabrication', '%'],
  ] as const),
  ...(['contract', 'scope', 'basis', 'startedAt', 'finishedAt', 'source'] as const).map(
    (field) => [field, ''] as const,
  ),
];

const header = ([field, unit]: readonly [FieldName, string]): string =>
  FIELDS[field].label + (unit && `(${unit})`);

interface Row {
  readonly id: string;
  readonly name: string;
  readonly place: string;
  readonly type: ProjectRow['type'];
  readonly cells: readonly (string | null)[];
  readonly overview: Overview;
  readonly source: ProjectRow['source'];
}

const SELECT = `
  select p.id, p.name, concat_ws(' ', province.name, city.name) as place, p.type, p.overview, p.source,
    array[p.structure, p.area::text, p.area_above::text, p.area_below::text, p.floors_above::text,
      p.floors_below::text, p.height::text, p.stage, to_char(p.price_date, 'YYYY-MM'), p.tax_basis,
      trim_scale(p.tax_rate * 100) || '%', p.unit_cost::text,
      (case p.tax_basis when '含税' then p.total else p.pretax end)::text] as cells
  from project p
  left join region province on province.areaid = p.area_id
  left join region city on city.areaid = p.city_id
  where p.id > $1 order by p.id limit ${BATCH}`;

const lineOf = ({ name, place, type, cells, overview, source, id }: Row): string => {
  const { foundation, seismic, prefabrication, contract, scope, basis, startedAt, finishedAt } = overview;
  const words = [contract, scope, basis, startedAt, finishedAt];
  return csvLine([
    name,
    place,
    PROJECT_TYPES[type],
    ...cells,
    foundation,
    seismic,
    // Without its sign a 1 could be a whole.
    prefabrication === null ? null : `${prefabrication}%`,
    ...words,
    SOURCE_LABELS[source],
    id,
  ]);
};

/** Writes every project as CSV in UTF-8, total in the record's own tax basis; answers their number. */
export const exportProjects = async (
  pool: Pool,
  write: (text: string) => void | Promise<void>,
): Promise<number> => {
  await write(csvText([[...HEADERS.map(header), '编号']]));
  let count = 0;
  for (let after = ''; ;) {
    const { rows } = await pool.query<Row>(SELECT, [after]);
    await write(rows.map(lineOf).join(''));
    count += rows.length;
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) return count;
    after = last.id;
  }
};
