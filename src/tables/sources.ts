import { SOURCE_LABELS, type Provenance } from '#src/contract/provenance';
import type { Term } from './list-export';

const wordsOf = ({ kind, issuer, title, issueNo, method, licence }: Provenance): string =>
  [
    SOURCE_LABELS[kind],
    issuer,
    `《${title}》`,
    issueNo,
    method && `测算方法：${method}`,
    `使用许可：${licence}`,
  ]
    .filter(Boolean)
    .join('；');

export interface SourceTally {
  readonly count: (provenance: Provenance) => void;
  /** Each source once, with the number of its rows. */
  readonly terms: () => readonly Term[];
}

export const tallySources = (): SourceTally => {
  const sources = new Map<string, number>();
  return {
    count: (provenance) => {
      const words = wordsOf(provenance);
      sources.set(words, (sources.get(words) ?? 0) + 1);
    },
    terms: () => [...sources].map(([words, count], at) => [`来源 ${at + 1}`, `${words}（${count} 行）`]),
  };
};

export const sourceTerms = (sources: readonly Provenance[]): readonly Term[] =>
  [...new Set(sources.map(wordsOf))].map((words, at) => [`来源 ${at + 1}`, words]);
