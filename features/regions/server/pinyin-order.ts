import { NATIONWIDE } from '#src/contract/places';
import { SPECIAL_AREAS } from '../contract';

const collator = new Intl.Collator('zh-Hans-CN-u-co-pinyin');
/**
 * 崇 has the one reading chóng and stands in for 重 of the same sound: the sign alone sorts under zhòng, and not every
 * collation table knows the name of the city.
 */
const SORTS_AS: Readonly<Record<string, string>> = { [SPECIAL_AREAS.sortsBySecondReading]: '崇庆' };

export interface Named {
  readonly areaid: string;
  readonly name: string;
}

/** 全国 first, then by the pinyin of the name. */
export const byPinyin = (a: Named, b: Named): number =>
  Number(b.areaid === NATIONWIDE) - Number(a.areaid === NATIONWIDE) ||
  collator.compare(SORTS_AS[a.areaid] ?? a.name, SORTS_AS[b.areaid] ?? b.name);
