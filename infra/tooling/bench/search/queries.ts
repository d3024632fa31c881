import type { Pool } from 'pg';
import type { Group } from '#features/search/contract';
import { soundOfSigns } from '#infra/server/search/search-index';
import { folded, isHan, runsOf, wordsOf } from '#infra/server/search/search-tokens';
import { seeded } from './records';

export interface Query {
  readonly text: string;
  /** Of the record the query was made from, so that something is there to be found. */
  readonly group: Group;
  readonly areaId: number;
}

interface Sample {
  readonly title: string;
  readonly subtitle: string;
  readonly group: Group;
  readonly areaId: number;
}

const FREQUENT = ['楼', '防水', '工程', '剪力墙结构', '住房和城乡建设厅', '滨江', '电力电缆', '劳务分包'];

type Making = (sample: Sample, random: () => number) => string | undefined;
const pick = <T>(choices: readonly T[], random: () => number): T | undefined =>
  choices[Math.floor(random() * choices.length)];
const longWords = (text: string) =>
  wordsOf(text, 'words').filter((word) => isHan(word) && [...word].length > 1);
const beginning = (sounds: readonly string[], random: () => number): string =>
  sounds.slice(0, 2 + Math.floor(random() * 4)).join('');

const misspell = (run: string, random: () => number): string | undefined => {
  const signs = [...run].slice(0, 6);
  if (signs.length < 4) return undefined;
  const at = Math.floor(random() * signs.length);
  return signs.map((sign, index) => (index === at ? '龘' : sign)).join('');
};

/** How members search, and what the text of each kind is made of. */
const MAKINGS: Readonly<Record<string, Making>> = {
  'title word': ({ title }, random) => pick(longWords(title), random),
  'two words': ({ title, subtitle }, random) => {
    const [one, other] = [pick(longWords(title), random), pick(longWords(subtitle), random)];
    return one !== undefined && other !== undefined ? `${one} ${other}` : undefined;
  },
  'single character': ({ title }, random) => pick([...title].filter(isHan), random),
  'latin code': ({ title }, random) =>
    pick(
      runsOf(title).filter((run) => /^[a-z]\w+$/.test(run)),
      random,
    ),
  'rare, a whole title': ({ title }) => title,
  frequent: (_, random) => pick(FREQUENT, random),
  pinyin: ({ title }, random) => beginning(soundOfSigns(folded(title)), random),
  initials: ({ title }, random) =>
    beginning(
      soundOfSigns(folded(title)).map((sound) => sound.slice(0, 1)),
      random,
    ),
  'typo, one wrong sign': ({ title }, random) => misspell(runsOf(title).find(isHan) ?? '', random),
};

/** The same queries for the same data set with every run, so many of each class. */
export const queriesOf = async (
  pool: Pool,
  records: number,
  count: number,
): Promise<ReadonlyMap<string, readonly Query[]>> => {
  const random = seeded(7);
  const refs = Array.from({ length: count * 40 }, () => `bench-${Math.floor(random() * records)}`);
  const { rows: samples } = await pool.query<Sample>(
    `select title, subtitle, kind as "group", area_id as "areaId" from search_entry
     where ref = any ($1::text[]) order by ref, kind`,
    [refs],
  );
  return new Map(
    Object.entries(MAKINGS).map(([name, make]) => {
      const made = samples.flatMap((sample): Query[] => {
        const text = make(sample, random);
        return text === undefined || text === ''
          ? []
          : [{ text, group: sample.group, areaId: sample.areaId }];
      });
      return [name, made.slice(0, count)];
    }),
  );
};
