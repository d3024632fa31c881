import { KIND_OF_GROUP } from '#src/costing/price-series';

/** Key in `kept_series_level` of the composite index, as an SQL text. */
export const COMPOSITE = `'综合'`;

/** Of a project's type, in SQL, as `buildingKindOf` has it; what has no kind is moved by the composite index. */
export const buildingKind = (type: string): string =>
  `(case split_part(${type}, '.', 1) ${Object.entries(KIND_OF_GROUP)
    .map(([group, kind]) => `when '${group}' then '${kind}'`)
    .join(' ')} else ${COMPOSITE} end)`;
