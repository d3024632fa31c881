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
/** With a step it grows from edition to edition, as prices do. */
const RANGE = /^(\d+)–(\d+)(?:\+(\d+))?$/;

/** `chance` of an edition, in [0, 1). */
const filledSlot = (slot: string, edition: number, chance: (edition: number) => number): string => {
  const [range, from = '', to = '', step] = RANGE.exec(slot) ?? [];
  if (range !== undefined) {
    const at = chance(step === undefined ? edition : 0);
    const grown = step === undefined ? 0 : Number(step) * edition;
    return String(Number(from) + Math.floor(at * (Number(to) - Number(from) + 1)) + grown);
  }
  const at = chance(edition);
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
        const body = text.replace(/^\*/, '').replace(SLOT, (_, inside: string) => {
          const place = slot++;
          return filledSlot(inside, edition, (of) => share('slot', seed, text, place, lasts ? 0 : of));
        });
        number += 1;
        return {
          chapter: `第${chineseNumber(at + 1)}章 ${chapter}`,
          number: numberWords(number),
          body,
        };
      }),
  );
};
