import type { Options } from './commands/command';

/** Those that take no value. */
const FLAGS = ['--json'];

export interface Allowed {
  readonly options: readonly string[];
  /** How many words that are no option. */
  readonly words: number;
}

/** What follows the file, or why it cannot be followed: what is misspelt would be left out quietly. */
export const optionsOf = (words: readonly string[], allowed: Allowed): Options | string => {
  const values = new Map<string, string | undefined>();
  const rest: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? '';
    if (!word.startsWith('--')) rest.push(word);
    else if (!allowed.options.includes(word))
      return `没有这个选项：${word}（这个命令${allowed.options.length > 0 ? `只有 ${allowed.options.join('、')}` : '没有选项'}）`;
    else if (values.has(word)) return `选项 ${word} 写了不止一次`;
    else if (FLAGS.includes(word)) values.set(word, undefined);
    else {
      at += 1;
      const value = words[at];
      if (value === undefined) return `选项 ${word} 后面要写它的值`;
      values.set(word, value);
    }
  }
  const [extra] = rest.slice(allowed.words);
  if (extra !== undefined) return `多出来的词：${extra}`;
  return { value: (name) => values.get(name), has: (name) => values.has(name), rest };
};
