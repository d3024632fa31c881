import { NATIONWIDE } from '#src/contract/places';
import { SPECIAL_AREAS } from '../contract';
import table from './region-table.json';

const collator = new Intl.Collator('zh-Hans-CN-u-co-pinyin');
/**
 * 崇 has the one reading chóng and stands in for 重 of the same sound: the sign alone sorts under zhòng, and not every
 * collation table knows the name of the city.
 */
const SORTS_AS: Readonly<Record<string, string>> = { [SPECIAL_AREAS.sortsBySecondReading]: '崇庆' };

interface Named {
  readonly areaid: string;
  readonly name: string;
}

/** 全国 first, then by the pinyin of the name. */
export const byPinyin = (a: Named, b: Named): number =>
  Number(b.areaid === NATIONWIDE) - Number(a.areaid === NATIONWIDE) ||
  collator.compare(SORTS_AS[a.areaid] ?? a.name, SORTS_AS[b.areaid] ?? b.name);

/** A row of the country's table; `gb2260` is the six-digit code, `pid` 0 above 全国 and 1 above provinces. */
export interface RegionRecord {
  readonly areaid: string;
  readonly gb2260: string;
  readonly name: string;
  readonly shortName: string;
  readonly pid: string;
  readonly letter: string;
  readonly level: 0 | 1 | 2;
  readonly sortKey: number;
  readonly status: 'open' | 'paused';
}

/** 台湾, 香港 and 澳门: no cost data is collected there. */
const PAUSED = /^(71|81|82)/;

const levelOf = (pid: string): RegionRecord['level'] => {
  if (pid === '0') return 0;
  return pid === NATIONWIDE ? 1 : 2;
};

const read = (row: string): Omit<RegionRecord, 'sortKey'> => {
  const [areaid = '', gb2260 = '', name = '', shortName = '', pid = '', letter = ''] = row.split('|');
  return {
    areaid,
    gb2260,
    name,
    shortName,
    pid,
    letter,
    level: levelOf(pid),
    status: PAUSED.test(gb2260) ? 'paused' : 'open',
  };
};

const records = table.rows.map(read);
const provinces = records.filter(({ level }) => level < 2).sort(byPinyin);
// Cities stand in the order of their codes, the capital first, as members know them from official forms.
const cities = records.filter(({ level }) => level === 2).sort((a, b) => a.gb2260.localeCompare(b.gb2260));

/** The whole table in the order of lists. */
export const regionTable: readonly RegionRecord[] = [...provinces, ...cities].map((record, sortKey) => ({
  ...record,
  sortKey,
}));
