import type { Pool } from 'pg';
import type * as z from 'zod/mini';
import { readBasis, USUAL_BASIS, type Basis, type TaxBasis } from '#src/costing/basis';
import { NATIONWIDE_ID } from '#src/contract/places';
import { folded, type Segmentation } from '#infra/server/search/search-tokens';
import { groupsOf, RESULT_CAP, type Group, type SearchFound, type searchItemsCall } from '../contract';
import { DISTANCE } from './distances';
import { fewerWords } from './fewer-words';
import { findRows, isHeld, type FoundRow, type Wanted } from './find-rows';
import type { Source } from './hottest';
import { likelyGroup, placeOf } from './likely-group';
import { marksOf } from './marks';
import { misspelled } from './misspelled';
import { nearestTitles } from './nearest-titles';
import { otherWordings } from './other-words';
import type { Scope } from './scope-of';
import { homophone, spelled } from './spelled-by';

interface NamedArea {
  readonly areaId: number;
  readonly name: string;
  /** What is asked for there; empty where the place is all that was typed. */
  readonly rest: string;
  /** The province of a city. */
  readonly above: readonly { readonly areaId: number; readonly name: string }[];
}

const SUFFIX = '(?:特别行政区|自治区|自治州|地区|省|市)?';

/**
 * The region a text begins with or has as a word of its own, longest name first: 广州 of `广州住宅` and of `住宅 广州`;
 * `anywhere` also that of `C30混凝土广州价格`. Null when there is none.
 */
export const namedArea = async (pool: Pool, typed: string, anywhere = false): Promise<NamedArea | null> => {
  const text = folded(typed);
  const { rows } = await pool.query<{ areaId: number; name: string; pid: number; province: string | null }>(
    `select r.areaid as "areaId", r.name, r.pid, province.name as province from region r
     left join region province on province.areaid = r.pid and province.level = 1
     where r.status = 'open' and r.level > 0 and char_length(r.name) > 1 and strpos($1, r.name) > 0
     order by char_length(r.name) desc, r.level, r.sort_key, r.areaid`,
    [text],
  );
  for (const { areaId, name, pid, province } of rows) {
    const before = anywhere ? '' : '(^|\\s)';
    const rest = text.replace(new RegExp(`${before}${name}${SUFFIX}`, 'u'), ' ').trim();
    const above = province === null ? [] : [{ areaId: pid, name: province }];
    if (rest !== text) return { areaId, name, rest, above };
  }
  return null;
};

type Asked = z.output<typeof searchItemsCall.body>;

const FIRST_ROWS = 5;
const rowOf = (
  text: string,
  reading: Segmentation,
  found: FoundRow & { readonly id: string },
): SearchFound['groups'][0]['rows'][0] => ({
  id: found.id,
  group: found.group,
  title: found.title,
  summary: found.summary,
  marks: marksOf(found.title, text, reading),
  summaryMarks: marksOf(found.summary, text, reading),
  areaId: found.areaId,
  areaName: found.areaName,
  publishedOn: found.publishedOn,
  price: found.price,
  unit: found.unit,
  low: found.low,
  high: found.high,
  median: found.median,
  n: found.n,
  provenance: found.provenance,
});

const isShown = (found: FoundRow): found is FoundRow & { readonly id: string } => found.id !== null;

/** All that the category covers, and the group asked for. */
const scopeOf = ({ category, group, areaId }: Asked): Scope => ({
  groups: [...new Set([...groupsOf(category), ...(group ? [group] : [])])],
  areaId: areaId === NATIONWIDE_ID ? undefined : areaId,
});

const pageOf = ({ pageNo, pageSize }: Asked) => {
  const offset = Math.min((pageNo - 1) * pageSize, RESULT_CAP);
  return { offset, size: Math.min(pageSize, RESULT_CAP - offset) };
};

/** Records of one tax basis are read in that; otherwise the basis of the page decides. */
const readInOf = ({ taxBasis, basis = '' }: Pick<Asked, 'taxBasis' | 'basis'>): TaxBasis =>
  taxBasis ?? readBasis(basis).taxBasis ?? USUAL_BASIS.taxBasis;
/** Prices are sorted as quoted, all in one tax basis: moved to another month they would stand in no order. */
export const shownIn = (asked: Pick<Asked, 'taxBasis' | 'basis' | 'sort'>): Basis =>
  asked.sort === 'price' ? { taxBasis: readInOf(asked) } : readBasis(asked.basis ?? '');

type FoundGroup = SearchFound['groups'][0] & { readonly tier: number };

const groupOf = async (source: Source, group: Group, wanted: Omit<Wanted, 'group'>): Promise<FoundGroup> => {
  const rows = (await isHeld(source, { ...wanted, group }))
    ? await findRows(source.pool, { ...wanted, group })
    : [];
  const [first] = rows;
  const total = first?.total ?? 0;
  return {
    group,
    total: Math.min(total, RESULT_CAP),
    shown: Math.min(first?.shown ?? 0, RESULT_CAP),
    read: null,
    isCapped: total > RESULT_CAP,
    rows: rows.filter(isShown).map((row) => rowOf(wanted.text, wanted.reading, row)),
    tier: first?.tier ?? DISTANCE.none,
  };
};

/** Each is asked in every group. */
const MOST_WORDINGS = 3;
/** A title is better than a subtitle, and the title itself than one that holds the words. */
const tierOf = ({ tier }: FoundGroup): number =>
  [DISTANCE.same, DISTANCE.holds, DISTANCE.sound].filter((bound) => tier > bound).length;

const mostRelevantFirst = (text: string, groups: readonly FoundGroup[]): readonly FoundGroup[] => {
  const likely = likelyGroup(folded(text));
  const first = ({ group, total }: FoundGroup) => Number(group !== likely || total === 0);
  return [...groups].sort(
    (one, other) =>
      first(one) - first(other) || tierOf(one) - tierOf(other) || placeOf(one.group) - placeOf(other.group),
  );
};

interface Answer {
  readonly groups: readonly FoundGroup[];
  /** Of the nearest row; none where there are hits in other groups alone. */
  readonly tier: number;
}

/** Null when nothing of the category is found: one group may be empty while others are not. */
const answerTo = async (
  source: Source,
  asked: Asked,
  text: string,
  reading: Segmentation,
): Promise<Answer | null> => {
  const { groups, areaId } = scopeOf(asked);
  const shown = asked.group ? [asked.group] : groups;
  const page = asked.group ? pageOf(asked) : { offset: 0, size: FIRST_ROWS };
  const { from, to, taxBasis, sort, order, item } = asked;
  const refinement = { from, to, taxBasis, readIn: readInOf(asked), sort, order, item };
  const others = otherWordings(folded(text)).slice(0, MOST_WORDINGS);
  const likely = likelyGroup(folded(text));
  const searchGroup = async (group: Group): Promise<FoundGroup> => {
    const found = await groupOf(source, group, { areaId, text, reading, ...page, ...refinement });
    // Another word may find what this one does not.
    if (found.tier <= DISTANCE.words) return found;
    for (const other of others) {
      const meant = await groupOf(source, group, { areaId, text: other, reading, ...page, ...refinement });
      if (meant.tier < found.tier) return { ...meant, read: other };
    }
    if (found.total > 0 || group !== likely) return found;
    // The dictionary does not cut every word of the trade.
    return groupOf(source, group, { areaId, text, reading: 'signs', ...page, ...refinement });
  };
  const search = (some: readonly Group[]) => Promise.all(some.map(searchGroup));
  const isAny = (some: readonly FoundGroup[]) => some.some(({ total }) => total > 0);
  const answer = await search(shown);
  const tier = Math.min(...answer.map((group) => group.tier));
  if (isAny(answer)) return { groups: mostRelevantFirst(text, answer), tier };
  const rest = await search(groups.filter((group) => !shown.includes(group)));
  return isAny(rest) ? { groups: answer, tier: DISTANCE.none } : null;
};

const plain = (groups: readonly FoundGroup[]): SearchFound['groups'] =>
  groups.map(({ tier: _, ...group }) => group);

/** A region chosen from the list counts like one typed into the box; where it has nothing, its province is asked. */
const inNamedArea = async (source: Source, asked: Asked, named: NamedArea): Promise<SearchFound | null> => {
  if (scopeOf(asked).areaId !== undefined) return null;
  const { rest } = named;
  for (const { areaId, name } of [named, ...named.above]) {
    const answer = await answerTo(source, { ...asked, areaId }, rest, 'words');
    if (answer)
      return { groups: plain(answer.groups), corrected: rest, within: { areaId, name }, instead: [] };
  }
  return null;
};

/** What most of the words find, in the region they name before the whole country. */
const mostOf = async (source: Source, asked: Asked, named: NamedArea | null): Promise<SearchFound | null> => {
  const scope = scopeOf(asked);
  const there = named && named.rest !== '' && scope.areaId === undefined ? [named, ...named.above] : [];
  for (const place of [...there, null]) {
    const text = place ? (named?.rest ?? '') : asked.text;
    const areaId = place?.areaId ?? scope.areaId;
    const corrected = await fewerWords(source.pool, text, { ...scope, areaId });
    const answer =
      corrected === null ? null : await answerTo(source, { ...asked, areaId }, corrected, 'words');
    const within = place && { areaId: place.areaId, name: place.name };
    if (answer) return { groups: plain(answer.groups), corrected, within, instead: [] };
  }
  return null;
};

/**
 * As typed; else in the region it names; else as letters spell it, or with one wrong sign put right; else its signs
 * wherever they stand; else what comes nearest, to try instead.
 */
export const searchItems = async (source: Source, asked: Asked): Promise<SearchFound> => {
  const { pool } = source;
  const { text } = asked;
  const literal = await answerTo(source, asked, text, 'words');
  // Titles that hold the words as they stand need no other reading.
  const isInTitle = literal !== null && literal.tier <= DISTANCE.holds;
  const named = await namedArea(pool, text);
  if (isInTitle && named?.rest !== '')
    return { groups: plain(literal.groups), corrected: null, within: null, instead: [] };
  const there = named && (await inNamedArea(source, asked, named));
  if (there) return there;
  if (literal) return { groups: plain(literal.groups), corrected: null, within: null, instead: [] };
  const scope = scopeOf(asked);
  for (const read of [spelled, misspelled, homophone]) {
    const corrected = await read(source, text, scope);
    const meant = corrected === null ? null : await answerTo(source, asked, corrected, 'words');
    if (meant) return { groups: plain(meant.groups), corrected, within: null, instead: [] };
  }
  const scattered = await answerTo(source, asked, text, 'signs');
  if (scattered) return { groups: plain(scattered.groups), corrected: null, within: null, instead: [] };
  // Nothing holds the text with the name in its midst: 武汉 of `C30混凝土武汉价格`.
  const within = named ?? (await namedArea(pool, text, true));
  const throughout = named === null && within && (await inNamedArea(source, asked, within));
  if (throughout) return throughout;
  const most = await mostOf(source, asked, within);
  if (most) return most;
  const none = (asked.group ? [asked.group] : scope.groups).map((group) => {
    return { group, total: 0, shown: 0, read: null, isCapped: false, rows: [] };
  });
  const instead = [...(await nearestTitles(pool, text, scope))];
  return { groups: none, corrected: null, within: null, instead };
};
