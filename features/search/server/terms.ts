import { keepNewest } from '#infra/server/keep-newest';
import { soundOfSigns } from '#infra/server/search/search-index';
import { folded, isHan, runsOf, wordsOf } from '#infra/server/search/search-tokens';

/** A beginning of a word with what it sounds like to the end of its run. */
export interface Start {
  readonly text: string;
  readonly pinyin: string;
  readonly initials: string;
}

const LONGEST = 12;

/** Every word of a text with what follows it: 综合造价指数, 造价指数, 指数. */
const startsIn = (text: string): readonly Start[] =>
  runsOf(text)
    .filter(isHan)
    .flatMap((run) => {
      const sounds = soundOfSigns(run);
      const signs = [...run];
      let at = 0;
      return wordsOf(run, 'signs').flatMap((word) => {
        const found = run.indexOf(word, at);
        if (found < 0) return [];
        at = found + word.length;
        const heard = sounds.slice(found, found + LONGEST);
        return [
          {
            text: signs.slice(found, found + LONGEST).join(''),
            pinyin: heard.join(''),
            initials: heard.map((sound) => sound.slice(0, 1)).join(''),
          },
        ];
      });
    });

/** Titles repeat thousands of times, and sounding one takes longer than keeping it. */
const MOST_REMEMBERED = 40_000;
const remembered = new Map<string, readonly Start[]>();
export const startsOf = (text: string): readonly Start[] => {
  const known = remembered.get(text);
  if (known) return known;
  const starts = startsIn(text);
  // All forgotten together would be sounded again together.
  keepNewest(remembered, MOST_REMEMBERED, text, starts);
  return starts;
};

/** How much of a start letters spell: the signs whose sounds or initials they are; empty for none. */
export const spelledIn = ({ text, pinyin, initials }: Start, letters: string): string => {
  const signs = [...text];
  if (initials.startsWith(letters)) return signs.slice(0, letters.length).join('');
  if (!pinyin.startsWith(letters)) return '';
  const sounds = soundOfSigns(text);
  let heard = '';
  const end = sounds.findIndex((sound) => (heard += sound).length >= letters.length);
  return signs.slice(0, end + 1).join('');
};

/** 高层住宅 剪力墙结构 → both; what stands between dots or spaces is a term of its kind. */
export const partsOf = (subtitle: string): readonly string[] =>
  subtitle.split(/[\s·]+/u).filter((part) => [...folded(part)].length > 1 && isHan(part));
