import { LAST_MONTH } from '#infra/server/sample/courses';
import { NATIONWIDE_ID } from '#src/contract/places';
import { addMonths, monthNumber, monthsBetween } from '#src/costing/months';
import { WITHOUT_FORCE } from '../contract';
import type { StoredPolicy } from '../server/save-policies';
import { CLOSING, COMMON, GENERAL, type ArticleGroup } from './articles';
import { STANDING_DOCUMENTS } from './standing-documents';
import { TOPICS, type Topic } from './topics';
import { addDays, dayWords, droppedArticles, share, writeClauses } from './writing';

export const FIRST_MONTH = '2019-01';
export const USUALLY_A_MONTH = 3;
/** After so many months a subject is taken up again. */
const CYCLE = 24;
const REPLACED_SHARE = 0.6;
const NATIONAL_SHARE = 0.2;
const PROVINCIAL_SHARE = 0.7;
const SUMMARY_NOTE = '以下为本网编写的提要，不是文件原文；引用以发布单位的文本为准。';
const SAMPLE_NOTE = '示例文本，仅供演示，不是任何机构发布的文件。';

export interface SampleArea {
  readonly areaId: number;
  readonly name: string;
  /** 1 of a province, 2 of a city. */
  readonly level: number;
}

interface Subject {
  readonly seed: string;
  readonly topic: Topic;
  readonly level: StoredPolicy['level'];
  readonly areaId: number;
  readonly issuer: string;
}

const oneAt = <T>(all: readonly T[], index: number): T => {
  const one = all[index];
  if (one === undefined) throw new RangeError('nothing to choose from');
  return one;
};
const oneOf = <T>(all: readonly T[], at: number): T => oneAt(all, Math.floor(at * all.length));

type Where = Pick<Subject, 'level' | 'areaId' | 'issuer'>;

const WHOLE_COUNTRY: Where = {
  level: '国家',
  areaId: NATIONWIDE_ID,
  issuer: '住房和城乡建设主管部门（示例）',
};
const whereOf = (level: '省' | '市', { areaId, name }: SampleArea): Where => ({
  level,
  areaId,
  issuer: `${name}建设工程造价管理站（示例）`,
});

/** All that may issue a document, what chance has chosen before the others. */
const issuersFor = (seed: string, places: readonly SampleArea[]): readonly Where[] => {
  const level = share('level', seed);
  const isProvince = level < PROVINCIAL_SHARE;
  const own = places.filter((one) => one.level === (isProvince ? 1 : 2));
  const chosen = Math.floor(share('place', seed) * own.length);
  const inTurn = [...own.slice(chosen), ...own.slice(0, chosen)].map((place) =>
    whereOf(isProvince ? '省' : '市', place),
  );
  return level < NATIONAL_SHARE ? [WHOLE_COUNTRY, ...inTurn] : inTurn;
};

/**
 * What the documents of a cycle are about, and who issues them: in no place two of one subject stand beside each other
 * where each sets figures.
 */
const subjectsOf = (aMonth: number, places: readonly SampleArea[]): readonly Subject[] => {
  const taken = new Set<string>();
  return Array.from({ length: CYCLE * aMonth }, (_, index) => {
    const seed = `${Math.floor(index / aMonth)}-${index % aMonth}`;
    const topic = oneOf(TOPICS, share('topic', seed));
    const issuers = issuersFor(seed, places);
    const free = topic.setsFigures
      ? issuers.find(({ areaId }) => !taken.has(`${areaId} ${topic.title}`))
      : undefined;
    const where = free ?? issuers[0] ?? WHOLE_COUNTRY;
    taken.add(`${where.areaId} ${topic.title}`);
    return { seed, topic, ...where };
  });
};

interface Numbered {
  readonly id: string;
  readonly title: string;
  readonly docNo: string;
}
const numbered = (month: string, at: number, aMonth: number, { topic }: Subject): Numbered => {
  const number = (monthNumber(month) - monthNumber(FIRST_MONTH)) * aMonth + at + 1;
  return {
    id: `sample-${month.replace('-', '')}-${at}`,
    title: `示例文件 第${number}号 ${topic.title}`,
    docNo: `示例〔${month.slice(0, 4)}〕${number}号`,
  };
};

const DAYS = 28;
const WAITING_DAYS = 45;
const LATE_DAYS = 20;

const daysOf = (month: string, at: number) => {
  const day = (share_: number, most: number) => String(1 + Math.floor(share_ * most)).padStart(2, '0');
  const publishedOn = `${month}-${day(share('day', month, at), DAYS)}`;
  // One of each month gives its readers time.
  const effectiveOn =
    at === 0
      ? `${addMonths(month, 2)}-${day(share('late', month), LATE_DAYS)}`
      : addDays(publishedOn, Math.floor(share('wait', month, at) * WAITING_DAYS));
  return { publishedOn, effectiveOn };
};

const HEAT = 2_000;

/** What the text ends: all of another document, or those of its articles that are gone and whatever differs. */
const endOf = ({ title, docNo }: Numbered, dropped: readonly string[] | undefined): string => {
  const named = `《${title}》（${docNo}）`;
  if (!dropped) return `${named}同时废止。`;
  const gone = dropped.length > 0 ? `${named}${dropped.join('、')}同时删去。` : '';
  return `${gone}${named}与本文件不一致的，以本文件为准。`;
};

/** The day it holds from, and what it ends, are its last article. */
const withDays = (groups: readonly ArticleGroup[], days: string): readonly ArticleGroup[] =>
  groups.map((group) => (group === CLOSING ? { ...group, articles: [...group.articles, days] } : group));

const samplePolicy = (
  month: string,
  at: number,
  aMonth: number,
  subjects: readonly Subject[],
): StoredPolicy => {
  const index = monthNumber(month) - monthNumber(FIRST_MONTH);
  const subject = oneAt(subjects, (index % CYCLE) * aMonth + at);
  const { seed, topic, level, areaId, issuer } = subject;
  const edition = Math.floor(index / CYCLE);
  const { publishedOn, effectiveOn } = daysOf(month, at);
  const fate = share('fate', seed, edition);
  const hasForce = !WITHOUT_FORCE.includes(topic.kind);
  const before =
    hasForce && edition > 0 ? numbered(addMonths(month, -CYCLE), at, aMonth, subject) : undefined;
  const isReplaced = topic.setsFigures === true || fate < REPLACED_SHARE;
  const groups = [GENERAL, topic.own, ...COMMON, CLOSING];
  const since = `本文件自${dayWords(effectiveOn)}起施行。`;
  const ends = before
    ? endOf(before, isReplaced ? undefined : droppedArticles(groups, { seed, edition }))
    : '';
  return {
    ...numbered(month, at, aMonth, subject),
    issuer,
    level,
    areaId,
    kind: topic.kind,
    trade: topic.trade,
    publishedOn,
    effectiveOn: hasForce ? effectiveOn : null,
    impacts: topic.impacts,
    textNote: SAMPLE_NOTE,
    heat: Math.floor(share('heat', month, at) * HEAT),
    clauses: hasForce
      ? writeClauses(withDays(groups, `${since}${ends}`), { seed, edition })
      : writeClauses([topic.own], { seed, edition }).map(({ body }, place) => ({
          chapter: topic.own.chapter,
          number: `${topic.own.chapter} ${place + 1}`,
          body,
        })),
    relations: before ? [{ toId: before.id, kind: isReplaced ? 'replaces' : 'amends' }] : [],
    attachments: [{ name: `${topic.title}（条文）`, content: 'clauses', format: 'xlsx' }],
  };
};

/** `aMonth` documents for every month, the oldest first. */
export function* samplePolicies(
  places: readonly SampleArea[],
  { aMonth = USUALLY_A_MONTH, from = FIRST_MONTH, until = LAST_MONTH } = {},
): Generator<StoredPolicy> {
  if (from > until) return;
  const subjects = subjectsOf(aMonth, places);
  for (const month of monthsBetween(from, until))
    for (let at = 0; at < aMonth; at++) yield samplePolicy(month, at, aMonth, subjects);
}

export const standingPolicies = (): readonly StoredPolicy[] =>
  STANDING_DOCUMENTS.map(({ points, replaces, amends, ...document }) => ({
    ...document,
    level: '国家',
    areaId: NATIONWIDE_ID,
    textNote: SUMMARY_NOTE,
    heat: HEAT,
    clauses: points.map(([number, body]) => ({ chapter: '提要', number, body })),
    relations: [
      ...(replaces ? [{ toId: replaces, kind: 'replaces' as const }] : []),
      ...(amends ? [{ toId: amends, kind: 'amends' as const }] : []),
    ],
    attachments: [],
  }));
