import type { ClientBase, Pool } from 'pg';
import { beyond, SPAN, UNCHECKED, type Verdict } from '#infra/server/import/doubts';
import { SAMPLE_SIZES } from '#src/costing/sample-sizes';
import type { LaborRow } from '../contract';
import { plainName } from '../known-item';

type Price = Pick<LaborRow, 'section' | 'name' | 'unit' | 'mode' | 'middle'>;
interface Group extends Omit<Price, 'middle'> {
  readonly n: number;
  readonly median: number;
}

const DAY = '工日';
/** Of the newest three years. */
const GROUPS = `
  select i.section, i.name, i.unit, i.mode, count(*)::int as n,
    percentile_cont(0.5) within group (order by p.middle)::float8 as median
  from labor_item i join labor_line l on l.item_id = i.id join labor_price p on p.line_id = l.id
  where (i.section = any ($1::text[]) or i.unit = '${DAY}')
    and p.period > (select max(period) from labor_price) - interval '3 years'
  group by 1, 2, 3, 4 having count(*) >= ${SAMPLE_SIZES.range}`;

/** What a worker costs a day differs less than what work costs. */
const DAY_SPAN = 3;

/**
 * Why a price is in doubt, against what is stored: beyond five times the median, or under a fifth of it, of the prices of
 * the same item, unit and mode; a day's wage beyond three times or a third. Where nobody has the item, beyond the medians
 * of all items of its section, or all days' wages, with its unit and mode.
 */
export const doubtOf = async (
  client: ClientBase | Pool,
  prices: readonly Pick<Price, 'section'>[],
): Promise<(price: Price) => Verdict> => {
  if (prices.length === 0) return () => UNCHECKED;
  const { rows } = await client.query<Group>(GROUPS, [[...new Set(prices.map(({ section }) => section))]]);
  const groups = rows.map((group) => ({ ...group, plain: plainName(group.name) }));
  return ({ section, name, unit, mode, middle }) => {
    const ofSection = groups.filter(
      (group) => (unit === DAY || group.section === section) && group.unit === unit && group.mode === mode,
    );
    const plain = plainName(name);
    const alike = ofSection.filter((group) => group.plain === plain);
    const known = alike.length > 0 ? alike : ofSection;
    if (known.length === 0) return UNCHECKED;
    const medians = known.map(({ median }) => median);
    const usual = {
      least: Math.min(...medians),
      greatest: Math.max(...medians),
      n: known.reduce((sum, { n }) => sum + n, 0),
      of: `${alike.length > 0 ? '同子目' : unit === DAY ? '点工' : `“${section}”分部`}、同单位、同计价方式`,
    };
    return {
      isChecked: true,
      reason: beyond(middle, usual, `元/${unit}`, unit === DAY ? DAY_SPAN : SPAN),
    };
  };
};
