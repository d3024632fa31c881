import { FINISHES } from './finishes';
import { MATERIALS, OTHERS } from './names';
import { SERVICES } from './services';
import { STRUCTURE } from './structure';
import type { TradeWork, Wording } from './trade-word';

export type { TradeWork } from './trade-word';

/** The first that is said counts: 土方回填 is no digging, 爬架 no scaffold of poles. */
const WORKS: readonly TradeWork[] = [...STRUCTURE, ...FINISHES, ...SERVICES];

interface TradeWorkSaid {
  readonly work: TradeWork;
  /** As it was said. */
  readonly words: string;
}

/** The work that a text calls as people of the trade do. */
export const tradeWorkIn = (text: string): TradeWorkSaid | undefined => {
  for (const work of WORKS) {
    const [words] = work.said.exec(text) ?? [];
    if (words !== undefined) return { work, words };
  }
  return undefined;
};

/** What no wording of its own covers, and no name holds as it is said, is looked for under the first of them. */
const wordingsFor = (text: string, { said, names, written }: TradeWork): readonly Wording[] => {
  const [first = ''] = names;
  if (written === undefined || typeof written === 'string') return [[said, written ?? first.trim()]];
  const own = written.filter(([typed]) => typed.test(text));
  const [words] = said.exec(text) ?? [];
  const isForeign = words !== undefined && !names.some((name) => name.includes(words));
  return own.length === 0 && isForeign ? [[said, first.trim()]] : own;
};

const LATIN = /[a-z]/;

/** The folded text with a word of it as records write it, for each that they write otherwise. */
export const writtenOtherwise = (text: string): readonly string[] =>
  [...MATERIALS, ...WORKS.flatMap((work) => wordingsFor(text, work)), ...OTHERS].flatMap(([typed, word]) => {
    if (!typed.test(text) || text.includes(word)) return [];
    const space = LATIN.test(word) ? ' ' : '';
    return [text.replace(typed, `${space}${word}${space}`)];
  });
