import type { Pool } from 'pg';
import type { PriceStatistics } from '../../contract';
import type { Characteristic } from '../groups/read-characteristics';
import { readLevels, statisticsOf, type KeptLevel } from './kept-levels';
import { targetOf, toTarget, type Quoted, type ComparisonBasis, type Target } from './reading';
import { levelWords } from '#src/costing/level-words';
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

/** Prices are compared by components; what is shown may be moved by another index. */
const isMovedByAnother = ({ basis, levels }: ComparisonBasis, record: Quoted, { period }: Target): boolean =>
  levels.isPublished && basis.index !== 'parts' && period !== record.priceDate;
const MOVED_BY_ANOTHER = '按要素比较 · 金额按综合折';

/**
 * The figures of a group are brought back as the record is: two of its records, each moved from its own month or in its
 * own shares, stand beside figures that differ, and the words say which record they are of.
 */
const indexWords = (reading: ComparisonBasis, record: Quoted, target: Target): readonly string[] => {
  const { levels } = reading;
  const { period, areaId } = target;
  if (!levels.isPublished) return ['未按日期折算'];
  const place = levelWords(levels.nameOf(areaId));
  const how = [
    ...(record.usualShares ? ['本价按常见构成'] : []),
    ...((record.componentAmounts?.[2] ?? 0) > 0 ? ['材料不乘地区系数'] : []),
  ];
  return isMovedByAnother(reading, record, target)
    ? ['按要素指数比较', ...how, `金额随本条自 ${record.priceDate} 按综合指数折到 ${period}`, ...place]
    : [`按要素指数折到 ${period}（本条的构成）`, ...how, ...place];
};

export interface Comparison extends Compared {
  readonly target: Target;
  readonly statistics: PriceStatistics;
}

/** What of a record decides whom it is compared with, and in what. */
export interface ComparedRecord extends Quoted {
  /** 湖北 恩施 */
  readonly areaName: string;
  readonly zoneId: number;
  /** Null until the texts of an older database have been read. */
  readonly groupId: number | null;
  readonly characteristics: readonly Characteristic[] | null;
}

/** What a record is compared with, out of the levels of its group. */
export const comparisonOf = (
  record: ComparedRecord,
  levels: readonly KeptLevel[],
  reading: ComparisonBasis,
  {
    scopes = scopesOf(record),
    windows,
  }: { readonly scopes?: readonly Scope[]; readonly windows?: readonly Window[] } = {},
): Comparison => {
  const target = targetOf(reading, record);
  const to = toTarget(reading, record, target);
  const compared = compareIn(levels, scopes, windows);
  const { scope, months, widened } = compared;
  const lacking = reading.levels.ratiosOf(record.priceDate) ? target.period : record.priceDate;
  const unread = record.lacksShares
    ? '没有价格组成：钢材、电缆等不随综合指数涨落，不作比较'
    : `${lacking} 没有造价指数，或所选地区没有系数，不作比较`;
  const untold = to ? widened : unread;
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
        ...indexWords(reading, record, target),
        target.taxBasis,
      ].join(' · '),
      ...(isMovedByAnother(reading, record, target) && { moved: MOVED_BY_ANOTHER }),
      ...(untold !== undefined && { widened: untold }),
    },
  };
};

/** Comparisons of records of any groups, each among its own. */
export const comparisonsOf = async (
  pool: Pool,
  records: readonly ComparedRecord[],
  reading: ComparisonBasis,
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
