import type { Treatment } from './secret-keys';

/** How many different values were hidden, by what was done with them. */
export interface Hidden {
  /** From outside, replaced. */
  readonly texts: number;
  readonly figures: number;
  /** Secrets by their key or look: replaced, cut down to their length, taken out. */
  readonly secrets: number;
  readonly shortened: number;
  readonly dropped: number;
}

export const tallyHidden = () => {
  const texts = new Set<string>();
  const figures = new Set<number>();
  const secrets: Readonly<Record<Treatment, Set<string>>> = {
    form: new Set(),
    length: new Set(),
    drop: new Set(),
  };
  return {
    text: (text: string) => void texts.add(text),
    figure: (figure: number) => void figures.add(figure),
    secret: (text: string, treatment: Treatment) => void secrets[treatment].add(text),
    hidden: (): Hidden => ({
      texts: texts.size,
      figures: figures.size,
      secrets: secrets.form.size,
      shortened: secrets.length.size,
      dropped: secrets.drop.size,
    }),
  };
};
