import type { Pool } from 'pg';
import { usualValues } from '#infra/server/costing/usual-values';
import { farFrom, UNCHECKED, type Verdict } from '#infra/server/import/doubts';
import { UNIT_BASES, UNIT_BASIS_NAMES, type UnitBasis } from '../../contract-terms';
import { natureOf } from '../groups/group-rules';
import { readGroupRules } from '../groups/stored-rules';
import type { WaterRecord } from '../save-records';

const LIKE = {
  table: 'water_record',
  key: `p.kind || ' ' || p.unit_basis || ' ' || coalesce(p.nature, '')`,
  value: 'p.pretax_value',
};

/** The record's own first, then those that measure by the same unit: 元/m beside 元/延米. */
const basesLike = (own: UnitBasis): readonly UnitBasis[] => {
  const { unit, per } = UNIT_BASES[own];
  return [
    own,
    ...UNIT_BASIS_NAMES.filter(
      (name) => name !== own && UNIT_BASES[name].unit === unit && UNIT_BASES[name].per === per,
    ),
  ];
};

/**
 * Why a value is in doubt, against what is stored: beyond five times the median, or under a fifth of it, of its kind, nature
 * and unit basis within three years, brought to its month, place and tax.
 */
export const doubtOf = async (
  pool: Pool,
  records: readonly WaterRecord[],
): Promise<(record: WaterRecord) => Verdict> => {
  const rules = await readGroupRules(pool);
  const placed = ({ priceDate, areaId, cityId, ...record }: WaterRecord, unitBasis: UnitBasis) => ({
    key: `${record.kind} ${unitBasis} ${natureOf(rules, record) ?? ''}`,
    priceDate,
    areaId,
    cityId,
  });
  const usualOf = await usualValues(
    pool,
    LIKE,
    records.flatMap((record) => basesLike(record.unitBasis).map((basis) => placed(record, basis))),
  );
  return (record) => {
    const { kind, unitBasis, quantity, taxBasis, taxRate, totals } = record;
    const basis = basesLike(unitBasis).find((one) => usualOf(placed(record, one)) !== undefined);
    const known = basis && usualOf(placed(record, basis));
    if (!known) return UNCHECKED;
    const isTaxed = taxBasis === '含税';
    const value = (isTaxed ? totals.total : totals.pretax) / quantity / UNIT_BASES[unitBasis].per;
    const median = known.median * (isTaxed ? 1 + taxRate : 1);
    const nature = natureOf(rules, record);
    const of = [`“${kind}”`, ...(nature === null ? [] : [nature]), basis].join('、');
    const usual = { least: median, greatest: median, n: known.n, of };
    return { isChecked: true, reason: farFrom(value, usual, `${unitBasis}（${taxBasis}）`) };
  };
};
