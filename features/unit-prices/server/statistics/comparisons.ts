import type { Pool } from 'pg';
import type { TaxBasis } from '#src/costing/basis';
import type { PriceStatistics } from '../../contract';
import type { Characteristic } from '../groups/read-characteristics';
import { readLevels, statisticsOf, type KeptLevel } from './kept-levels';
import { targetOf, toTarget, type Reading, type Target } from './reading';
import type { Window } from '#src/costing/widening';
import { compareIn, scopesOf, type Compared, type Scope } from './scopes';

/** Nothing that has one of these says anything of the price. */
const UNTOLD: ReadonlySet<string> = new Set(['未注明']);

/** 同清单项目 · C30 · 无抗渗 */
const groupWords = (characteristics: readonly Characteristic[] | null): string =>
  [
    '同清单项目',
    ...(characteristics ?? []).map(({ name, value }) => (UNTOLD.has(value) ? `${name}${value}` : value)),
  ].join(' · ');

const targetWords = ({ basis, levels }: Reading, { period, taxBasis }: Target): readonly string[] => [
  levels.isPublished ? `${basis.index === 'parts' ? '按综合指数' : ''}折到 ${period}` : '未按日期折算',
  taxBasis,
];

export interface Comparison extends Compared {
  readonly target: Target;
  readonly statistics: PriceStatistics;
}

/** What of a record decides whom it is compared with, and in what. */
export interface ComparedRecord {
  readonly areaId: number;
  /** 湖北 恩施 */
  readonly areaName: string;
  readonly cityId: number | null;
  readonly zoneId: number;
  /** Null until the texts of an older database have been read. */
  readonly groupId: number | null;
  readonly characteristics: readonly Characteristic[] | null;
  readonly priceDate: string;
  readonly taxBasis: TaxBasis;
  readonly taxRate: number;
}

/** What a record is compared with, out of the levels of its group. */
export const comparisonOf = (
  record: ComparedRecord,
  levels: readonly KeptLevel[],
  reading: Reading,
  {
    scopes = scopesOf(record),
    windows,
  }: { readonly scopes?: readonly Scope[]; readonly windows?: readonly Window[] } = {},
): Comparison => {
  const target = targetOf(reading, record);
  const to = toTarget(reading, target);
  const compared = compareIn(levels, scopes, windows);
  const { scope, months, widened } = compared;
  const untold = to ? widened : `${target.period} 没有造价指数，或所选地区没有系数，不作比较`;
  return {
    ...compared,
    target,
    statistics: {
      ...(to ? statisticsOf(compared.level, to) : statisticsOf(undefined, Number)),
      areaName: scope.name,
      months,
      reference: [
        groupWords(record.characteristics),
        scope.name,
        `近 ${months} 个月`,
        ...targetWords(reading, target),
      ].join(' · '),
      ...(untold !== undefined && { widened: untold }),
    },
  };
};

/** Comparisons of records of any groups, each among its own. */
export const comparisonsOf = async (
  pool: Pool,
  records: readonly ComparedRecord[],
  reading: Reading,
): Promise<(record: ComparedRecord) => Comparison> => {
  const levelsOf = await readLevels(
    pool,
    records.flatMap((record) => {
      const { groupId } = record;
      return groupId === null ? [] : scopesOf(record).map(({ areaId }) => ({ groupId, areaId }));
    }),
  );
  return (record) => comparisonOf(record, record.groupId === null ? [] : levelsOf(record.groupId), reading);
};
