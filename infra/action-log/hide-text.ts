import type { Known } from './known';
import { RUN } from './pieces';

/** Texts with what came from outside replaced, run by run. */
export const textHider = (known: Pick<Known, 'pieces'>, hideRun: (run: string) => string) => {
  const hideRuns = (text: string): string => text.replace(RUN, hideRun);
  const hideWords = (text: string): string =>
    text.replace(RUN, (run) => (known.pieces().words.has(run) ? hideRun(run) : run));

  /** Phrases by themselves, and what stands between them by `rest`. */
  const byPhrases = (
    text: string,
    phraseAt: (from: number) => { readonly found: string; readonly written: string } | undefined,
    rest: (between: string) => string,
  ): string => {
    let written = '';
    let at = 0;
    for (let from = 0; from < text.length; from += 1) {
      const phrase = phraseAt(from);
      if (!phrase) continue;
      written += rest(text.slice(at, from)) + phrase.written;
      at = from + phrase.found.length;
      from = at - 1;
    }
    return written + rest(text.slice(at));
  };

  const publishedAt = (text: string, at: number) => {
    const found = known.pieces().publishedAt(text, at);
    return found === undefined ? undefined : { found, written: found };
  };

  /** Of what came from outside nothing stays but names that are published. */
  const hideAll = (text: string): string => byPhrases(text, (at) => publishedAt(text, at), hideRuns);

  /** What the program made holds pieces from outside. */
  const hidePieces = (text: string): string =>
    byPhrases(
      text,
      (at) => {
        const published = publishedAt(text, at);
        const found = known.pieces().hiddenAt(text, at);
        return found === undefined || found.length <= (published?.found.length ?? 0)
          ? published
          : { found, written: hideAll(found) };
      },
      hideWords,
    );

  return { hideAll, hidePieces };
};
