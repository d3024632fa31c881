import type { Pool } from 'pg';
import type { SampleProgress, Samples } from '#infra/server/server-slice';
import { sectionsIn } from './sections';

/** By kind; a kind that is not named has a number of its own. */
export type SampleCounts = Readonly<Record<string, number>>;

const inOrder = (all: readonly Samples[]): readonly Samples[] => {
  const ordered: Samples[] = [];
  const add = (one: Samples) => {
    if (ordered.includes(one)) return;
    all.filter(({ kind }) => one.after?.includes(kind)).forEach(add);
    ordered.push(one);
  };
  all.forEach(add);
  return ordered;
};

/** Of all sections; each kind after those it stands in. */
export const samplesIn = (pool: Pool): readonly Samples[] =>
  inOrder(sectionsIn(pool).flatMap(({ samples }) => samples ?? []));

/** What stands in others goes before they do. */
const removeDependent = async (pool: Pool, samples: readonly Samples[]) => {
  for (const { after = [], remove } of [...samples].reverse())
    if (samples.some(({ kind }) => after.includes(kind))) await remove?.(pool);
};

export const makeSamples = async (
  pool: Pool,
  samples: readonly Samples[],
  counts: SampleCounts,
  progress: (one: Samples) => SampleProgress,
  until: string,
): Promise<void> => {
  await removeDependent(pool, samples);
  for (const one of samples) {
    await one.make(pool, counts[one.kind] ?? 0, progress(one), until);
    await markSamples(pool, [one]);
  }
};

/** They are made while the server answers. */
export const wantSamples = async (
  pool: Pool,
  samples: readonly Samples[],
  counts: SampleCounts,
): Promise<void> => {
  for (const { kind, later } of samples) await later?.want(pool, counts[kind] ?? 0);
  await markSamples(pool, samples);
};

/** How many went, of each kind; the next start does not bring them back. */
export const removeSamples = async (pool: Pool, samples: readonly Samples[]): Promise<SampleCounts> => {
  const gone: Record<string, number> = {};
  for (const { kind, remove } of [...samples].reverse()) gone[kind] = (await remove?.(pool)) ?? 0;
  await markSamples(pool, samples);
  return gone;
};

const markSamples = (pool: Pool, samples: readonly Samples[]): Promise<unknown> =>
  pool.query(
    `insert into sample_version (kind, version) select * from unnest($1::text[], $2::int[])
     on conflict (kind) do update set version = excluded.version, made_at = now()`,
    [samples.map(({ kind }) => kind), samples.map(({ version }) => version)],
  );

/** Versions of what was made once, by kind, whether it is still there or not. */
const madeIn = async (pool: Pool): Promise<ReadonlyMap<string, number>> => {
  const { rows } = await pool.query<{ kind: string; version: number }>(
    'select kind, version from sample_version',
  );
  return new Map(rows.map(({ kind, version }) => [kind, version]));
};

/** Those of a section that this database has not seen yet among them. */
export const neverMade = async (pool: Pool, samples: readonly Samples[]): Promise<readonly Samples[]> => {
  const made = await madeIn(pool);
  return samples.filter(({ kind }) => !made.has(kind));
};

const withDependent = (older: readonly Samples[], samples: readonly Samples[]): readonly Samples[] => {
  const kinds = new Set(older.map(({ kind }) => kind));
  for (const { kind, after = [] } of samples) if (after.some((one) => kinds.has(one))) kinds.add(kind);
  return samples.filter(({ kind }) => kinds.has(kind));
};

/**
 * Makes samples anew that an older generator made, as many as there are, and what stands in them. Whoever has removed
 * them does not get them back; records of any other source are left alone.
 */
export const renewSamples = async (
  pool: Pool,
  all: readonly Samples[],
  say: (line: string) => void,
  until: string,
): Promise<void> => {
  const made = await madeIn(pool);
  const samples = all.filter(({ kind }) => made.has(kind));
  const older = samples.filter(({ kind, version }) => (made.get(kind) ?? 0) < version);
  if (older.length === 0) return;
  const counts = new Map(
    await Promise.all(samples.map(async (one) => [one, await one.count(pool)] as const)),
  );
  const isThere = older.some((one) => counts.get(one));
  if (isThere) say('样例数据由较早的版本生成，正在更新…');
  const renewed = withDependent(
    older.filter((one) => counts.get(one)),
    samples,
  );
  await removeDependent(pool, renewed);
  for (const one of renewed) {
    const count = counts.get(one) ?? 0;
    if (count === 0) continue;
    await (one.later ? one.later.want(pool, count) : one.make(pool, count, () => undefined, until));
  }
  await markSamples(pool, samples);
  if (isThere) say('样例数据已更新。');
};

/** A start in a later month adds the months since the last one. */
export const growSamples = async (pool: Pool, samples: readonly Samples[], until: string): Promise<void> => {
  for (const one of samples) await one.grow?.(pool, until);
};

export interface BackgroundWork {
  readonly done: Promise<void>;
  /** Resolves when the work has ended; what it has not done is done after the next start. */
  stop(): Promise<void>;
}

/** Makes the samples that are still wanted, beside the server's work. Stop it before the database. */
export const makeWantedSamples = (pool: Pool, say: (line: string) => void): BackgroundWork => {
  let isOver = false;
  const work = async ({ later, noun = { unit: '', name: '' } }: Samples) => {
    let isLong = false;
    const progress = (stored: number, wanted: number) => {
      if (stored < wanted && !isLong) say(`正在后台生成样例${noun.name}：共 ${wanted} ${noun.unit}…`);
      isLong ||= stored < wanted;
      if (stored >= wanted) say(`样例${noun.name}已就绪：${wanted} ${noun.unit}。`);
    };
    try {
      await later?.work(pool, { progress, isOver: () => isOver });
    } catch (error) {
      if (!isOver) say(`样例${noun.name}没有全部生成，下次启动时继续：${String(error)}`);
    }
  };
  const all = async () => {
    for (const one of samplesIn(pool)) await work(one);
  };
  const done = all();
  return {
    done,
    stop: async () => {
      isOver = true;
      await done;
    },
  };
};
