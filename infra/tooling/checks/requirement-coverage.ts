export interface Requirement {
  readonly id: string;
  readonly silent?: boolean;
  readonly resolution?: string;
}

export interface TestTitle {
  readonly title: string;
  readonly isPassed: boolean;
}

export interface PrefixCoverage {
  readonly prefix: string;
  readonly entries: number;
  readonly proved: number;
  /** Ids without a passing test of which a record says why. */
  readonly reasoned: readonly string[];
  /** Ids with neither; silent entries and conflicts say so. */
  readonly missing: readonly string[];
}

export interface Coverage {
  readonly prefixes: readonly PrefixCoverage[];
  /** Titles that name an unknown id, or name ids in another way than `[A-001][A-002]` or `[A-001, A-002]`. */
  readonly mistakes: readonly string[];
}

const ID = /[A-Z][A-Z0-9]*-\d{3}/;
const BRACKETS = /\[([^\]]*)\]/g;
const LIST = new RegExp(`^${ID.source}(, ?${ID.source})*$`);

/** Ids a title starts with; undefined when brackets hold ids in another form. */
export const idsIn = (title: string): readonly string[] | undefined => {
  const groups = [...title.matchAll(BRACKETS)]
    .map(([, inside = '']) => inside)
    .filter((inside) => ID.test(inside));
  return groups.every((group) => LIST.test(group))
    ? groups.flatMap((group) => group.split(/, ?/))
    : undefined;
};

const WRITTEN = new RegExp(`\\[${ID.source}(?:, ?${ID.source})*\\]`, 'g');

/** Lists of ids that stand in the text of a test, for most titles of tables are put together from their rows. */
export const titlesIn = (text: string): readonly string[] => text.match(WRITTEN) ?? [];

/** Ids that the rows of a table name in their first column. */
export const idsOfRows = (record: string): readonly string[] =>
  [...record.matchAll(/^\| ([^|]*)\|/gm)].flatMap(([, place = '']) => place.match(new RegExp(ID, 'g')) ?? []);

const prefixOf = (id: string): string => id.replace(/-\d+$/, '');

const remark = ({ silent, resolution }: Requirement): string =>
  silent ? ' (silent)' : resolution === undefined ? '' : ' (conflict)';

export const coverageOf = (
  requirements: readonly Requirement[],
  titles: readonly TestTitle[],
  reasons: ReadonlySet<string> = new Set(),
): Coverage => {
  const known = new Set(requirements.map(({ id }) => id));
  const proved = new Set<string>();
  const mistakes: string[] = [];

  for (const { title, isPassed } of titles) {
    const ids = idsIn(title);
    if (!ids) mistakes.push(`not a list of ids: ${title}`);
    for (const id of ids ?? []) {
      if (!known.has(id)) mistakes.push(`${id} is no requirement: ${title}`);
      else if (isPassed) proved.add(id);
    }
  }

  const prefixes = [...new Set(requirements.map(({ id }) => prefixOf(id)))].map((prefix) => {
    const entries = requirements.filter(({ id }) => prefixOf(id) === prefix);
    const unproved = entries.filter(({ id }) => !proved.has(id));
    const missing = unproved.filter(({ id }) => !reasons.has(id));
    return {
      prefix,
      entries: entries.length,
      proved: entries.length - unproved.length,
      reasoned: unproved.filter(({ id }) => reasons.has(id)).map(({ id }) => id),
      missing: missing.map((entry) => entry.id + remark(entry)),
    };
  });
  return { prefixes, mistakes };
};
