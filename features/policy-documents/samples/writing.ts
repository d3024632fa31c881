import { noise } from '#infra/server/sample/noise';
import type { ArticleGroup } from './articles';

const DIGITS = '零一二三四五六七八九';
const TEN = 10;

/** 1 – 99: 十二, 三十 */
const chineseNumber = (number: number): string => {
  const [tens, ones] = [Math.floor(number / TEN), number % TEN];
  if (tens === 0) return DIGITS.charAt(ones);
  return `${tens > 1 ? DIGITS.charAt(tens) : ''}十${ones > 0 ? DIGITS.charAt(ones) : ''}`;
};

/** In [0, 1). */
export const share = (...words: readonly (string | number)[]): number => (noise(...words) + 1) / 2;

/** 2025-03-08 → 2025年3月8日 */
export const dayWords = (day: string): string => {
  const [year, month, date] = day.split('-').map(Number);
  return `${year}年${month}月${date}日`;
};

const DAY_MS = 86_400_000;
export const addDays = (day: string, count: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + count * DAY_MS).toISOString().slice(0, 10);

const SLOT = /\{([^}]+)\}/g;
const RANGE = /^(\d+)–(\d+)$/;

const filledSlot = (slot: string, at: number): string => {
  const range = RANGE.exec(slot);
  if (range) {
    const [from, to] = [Number(range[1]), Number(range[2])];
    return String(from + Math.floor(at * (to - from + 1)));
  }
  const words = slot.split('|');
  return words[Math.floor(at * words.length)] ?? '';
};

export interface SampleClause {
  readonly chapter: string;
  readonly number: string;
  readonly body: string;
}

const STARRED_SHARE = 0.65;
const LASTING_SHARE = 0.6;

interface Writing {
  readonly seed: string;
  readonly edition: number;
}

const isIn = (text: string, { seed, edition }: Writing): boolean =>
  !text.startsWith('*') || share('has', seed, text, edition) < STARRED_SHARE;

const numberWords = (number: number): string => `第${chineseNumber(number)}条`;

/** Numbers, in the text before, of the articles that this one no longer has. */
export const droppedArticles = (groups: readonly ArticleGroup[], writing: Writing): readonly string[] => {
  const before = { ...writing, edition: writing.edition - 1 };
  return groups
    .flatMap(({ articles }) => articles)
    .filter((text) => isIn(text, before))
    .flatMap((text, at) => (isIn(text, writing) ? [] : [numberWords(at + 1)]));
};

/** Articles of a text that is written anew from time to time: most of what it says lasts. */
export const writeClauses = (groups: readonly ArticleGroup[], { seed, edition }: Writing): SampleClause[] => {
  let number = 0;
  return groups.flatMap(({ chapter, articles }, at) =>
    articles
      .filter((text) => isIn(text, { seed, edition }))
      .map((text) => {
        const lasts = share('lasts', seed, text) < LASTING_SHARE;
        let slot = 0;
        const body = text
          .replace(/^\*/, '')
          .replace(SLOT, (_, inside: string) =>
            filledSlot(inside, share('slot', seed, text, slot++, lasts ? 0 : edition)),
          );
        number += 1;
        return {
          chapter: `第${chineseNumber(at + 1)}章 ${chapter}`,
          number: numberWords(number),
          body,
        };
      }),
  );
};
