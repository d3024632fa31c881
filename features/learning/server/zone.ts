import type { Pool } from 'pg';
import { ApiError } from '#infra/server/http/api-error';
import { codes } from '#src/contract/codes';
import { CALCULATIONS, type CalculationName } from '../calculations';
import type { Card, ColumnCard, Content, Opened, Progress, Zone } from '../contract';
import { MODULES } from '../modules';
import { CASES, COLUMN_CONTENTS, findContent, LESSONS, NO_CONTENT } from './content';
import { TODAY_SECONDS } from './study-clock';

const NO_MODULE = '没有这个学习模块';

const PROGRESS = `
  select p.content_id as "contentId", p.place, p.done, coalesce(t.seconds, 0)::int as seconds
  from study_progress p
  left join (select content_id, sum(seconds) as seconds from study_time where account_id = $1 group by content_id) t
    using (content_id)
  where p.account_id = $1
  order by p.opened_at desc`;

type StoredProgress = Progress & { readonly contentId: string };

/** Opened last comes first; what is no content any more is left out, and so are its sections that are gone. */
const readProgress = async (pool: Pool, accountId: string): Promise<readonly StoredProgress[]> => {
  const { rows } = await pool.query<StoredProgress>(PROGRESS, [accountId]);
  return rows.flatMap((row) => {
    const content = findContent(row.contentId);
    if (!content) return [];
    const has = (section: string) => content.sections.some(({ id }) => id === section);
    return [
      {
        ...row,
        place: row.place !== null && has(row.place) ? row.place : null,
        done: content.sections.map(({ id }) => id).filter((id) => row.done.includes(id)),
      },
    ];
  });
};

const readToday = async (pool: Pool, accountId: string): Promise<number> => {
  const { rows } = await pool.query<{ today: number }>(TODAY_SECONDS, [accountId]);
  return rows[0]?.today ?? 0;
};

const cardOf = (content: Content, known: readonly StoredProgress[]): Card => {
  const { id, module, chapter, title, kind, minutes, summary, sections } = content;
  const { place = null, done = [], seconds = 0 } = known.find(({ contentId }) => contentId === id) ?? {};
  const there = sections.find((section) => section.id === place);
  return {
    id,
    module,
    chapter,
    title,
    kind,
    minutes,
    summary,
    seconds,
    sections: sections.length,
    done: done.length,
    place: there
      ? {
          id: there.id,
          title: there.title,
        }
      : null,
  };
};

const NOTHING: Progress = { place: null, done: [], seconds: 0 };

export const readZone = async (pool: Pool, accountId: string, wanted: string | undefined): Promise<Zone> => {
  const module = MODULES.find(({ name }) => name === (wanted ?? MODULES[0].name));
  if (!module) throw new ApiError(codes.notFound, NO_MODULE);
  const [known, today] = await Promise.all([readProgress(pool, accountId), readToday(pool, accountId)]);
  const last = known[0] && findContent(known[0].contentId);
  return {
    modules: MODULES.map((one) => ({
      ...one,
      count: [...LESSONS, ...COLUMN_CONTENTS].filter((content) => content.module === one.name).length,
    })),
    moduleName: module.name,
    lessons: LESSONS.filter((content) => content.module === module.name).map((content) =>
      cardOf(content, known),
    ),
    last: last ? cardOf(last, known) : null,
    today,
  };
};

/** What the case comes to with the values it begins with. */
export const savingOf = ({ sections }: Content): ColumnCard['saving'] => {
  const used = sections.flatMap(({ calculation }) => (calculation ? [calculation] : []))[0];
  const { steps } = CALCULATIONS[used?.name as CalculationName].work(used?.values ?? {});
  const step = (label: string) => steps.find((one) => one.label === label);
  return {
    value: step('节约额')?.value ?? 0,
    unit: step('节约额')?.unit ?? '',
    percent: step('节约率')?.value ?? 0,
  };
};

export const readColumns = async (pool: Pool, accountId: string): Promise<ColumnCard[]> => {
  const known = await readProgress(pool, accountId);
  return COLUMN_CONTENTS.map((content, at) => ({
    ...cardOf(content, known),
    saving: savingOf(content),
    publishedOn: CASES[at]?.publishedOn ?? '',
  }));
};

/** The one asked for, or the one opened last, or the first. */
export const openContent = async (
  pool: Pool,
  accountId: string,
  id: string | undefined,
  among: readonly Content[],
): Promise<Opened> => {
  const [known, today] = await Promise.all([readProgress(pool, accountId), readToday(pool, accountId)]);
  const isAmong = (one: string) => among.some((content) => content.id === one);
  const wanted = id ?? known.find(({ contentId }) => isAmong(contentId))?.contentId ?? among[0]?.id;
  const found = among.find((content) => content.id === wanted);
  if (!found) throw new ApiError(codes.notFound, NO_CONTENT);
  const { place, done, seconds } = known.find(({ contentId }) => contentId === found.id) ?? NOTHING;
  return { content: found, progress: { place, done: [...done], seconds }, today };
};
