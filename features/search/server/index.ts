import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Pool } from 'pg';
import type { DataOf } from '#src/contract/call';
import { route } from '#infra/server/http/route';
import { remember } from '#infra/server/jobs/remember';
import { queryOf } from '#infra/server/search/search-tokens';
import type { ServerSlice } from '#infra/server/server-slice';
import {
  autoSearchCall,
  defaultPromptCall,
  GROUPS,
  promptCall,
  searchItemsCall,
  searchTargetCall,
  topPosterCall,
} from '../contract';
import { findPriced } from './find-priced';
import { hottestEntries } from './hottest';
import { markRows, markWords, type ReadPolicies } from './policy-marks';
import { readInBasis, type RowReading } from './read-in-basis';
import { searchItems, shownIn } from './search-items';
import { searchTarget } from './search-target';
import { suggestInGroups, suggestWords } from './suggest-words';

const HOT = 8;
// Several records share a title; this many of the hottest hold enough different ones.
const CANDIDATES = 40;

/** A house's own are found first, not sought after. Group by group, because the index of ranks begins with the group. */
const HOTTEST = `
  select title from unnest($1::text[]) as k (kind)
  cross join lateral (
    select title, rank, ref from search_entry where kind = k.kind and provenance->>'kind' <> 'imported'
    order by rank desc, ref limit ${CANDIDATES}) hottest
  order by rank desc, kind, ref limit ${CANDIDATES}`;

/** What people of the trade type; only what is found here is offered. */
const EXAMPLES = [
  '高层住宅',
  '有梁板',
  '螺纹钢',
  '土方',
  '综合造价指数',
  '钢筋工',
  '安全文明施工费',
  '地下车库',
];
const IS_KNOWN = `
  select exists (
    select from unnest($2::text[]) as k (kind)
    cross join lateral (
      select 1 from search_entry where kind = k.kind and tokens @@ $1::tsquery limit 1) found) as "isKnown"`;

/** One by one: of a word that stands in the statement PostgreSQL knows how rare it is, of one out of a row it does not. */
const knownExamples = async (pool: Pool): Promise<readonly string[]> => {
  const known: string[] = [];
  for (const word of EXAMPLES) {
    if (known.length === HOT) break;
    const { rows } = await pool.query<{ isKnown: boolean }>(IS_KNOWN, [queryOf([word]), GROUPS]);
    if (rows[0]?.isKnown) known.push(word);
  }
  return known;
};

/** Words of the trade, and the hottest titles where they are few; the first stands in the empty search box. */
export const defaultPrompt = async (pool: Pool): Promise<DataOf<typeof defaultPromptCall>> => {
  const [known, hottest] = await Promise.all([
    knownExamples(pool),
    pool.query<{ title: string }>(HOTTEST, [GROUPS]),
  ]);
  const words = [...known, ...hottest.rows.map(({ title }) => title)];
  const [first, ...others] = [...new Set(words)];
  return {
    prompt: first ? `试试：${first}` : '搜索工程、清单项、人工与政策',
    hot: [first, ...others].filter((title) => title !== undefined).slice(0, HOT),
  };
};

type Poster = DataOf<typeof topPosterCall>;

const drawing = readFileSync(path.join(__dirname, 'top-poster.svg')).toString('base64');
const ours: Poster = {
  ifDisplay: true,
  imagePath: `data:image/svg+xml;base64,${drawing}`,
  linkPath: '/commonproj/index',
};

/** The house's own picture until an operator sets another. */
const topPoster = async (pool: Pool): Promise<Poster> => {
  const { rows } = await pool.query<Poster>(
    'select is_shown as "ifDisplay", image_path as "imagePath", link_path as "linkPath" from top_poster',
  );
  return rows[0] ?? ours;
};

/** It asks every group and is the same for everybody: nobody waits for more than one answer in this time. */
const PROMPT_LIVES = 60_000;

type FindPriced = (query: Parameters<typeof findPriced>[1]) => ReturnType<typeof findPriced>;

export const searchServer = ({
  pool,
  reading,
  readPolicies = async () => new Map(),
  now = () => performance.now(),
}: {
  readonly pool: Pool;
  /** Milliseconds. */
  readonly now?: () => number;
  /** Absent: prices stay as they were quoted. */
  readonly reading?: RowReading;
  /** Absent: documents stand without their state. */
  readonly readPolicies?: ReadPolicies;
}): ServerSlice & {
  readonly findPriced: FindPriced;
} => {
  const hottest = hottestEntries(pool);
  const prompt = remember(() => defaultPrompt(pool), PROMPT_LIVES, now);
  const source = { pool, hottest };
  return {
    routes: [
      route(promptCall, async ({ query }) => ({
        words: await markWords(await suggestWords(source, query.text), readPolicies),
      })),
      route(autoSearchCall, async ({ query }) => {
        const wordList = await suggestInGroups(source, query.keyword);
        return { wordList: { ...wordList, policy: await markWords(wordList.policy ?? [], readPolicies) } };
      }),
      route(defaultPromptCall, prompt),
      route(searchItemsCall, async ({ body }) => {
        const found = await searchItems(source, body);
        const marked = await markRows(found, readPolicies);
        return reading ? readInBasis(marked, shownIn(body), reading) : marked;
      }),
      route(searchTargetCall, ({ query }) => searchTarget(pool, query.group, query.id)),
      route(topPosterCall, () => topPoster(pool)),
    ],
    close: hottest.close,
    findPriced: (query) => findPriced(source, query),
  };
};
