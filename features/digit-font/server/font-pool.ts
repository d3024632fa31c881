import type { Weight } from './base-font';

export interface DigitFont {
  readonly map: Record<string, string>;
  readonly files: Readonly<Record<Weight, Buffer>>;
}

export interface FontPoolPlan {
  readonly make: () => Promise<DigitFont>;
  /** How many lie ready. */
  readonly size?: number;
  /** Runs the task after so many milliseconds; must not keep the process alive. */
  readonly later?: (task: () => void, ms: number) => void;
  /** A font that could not be made; the next try comes with the next who asks. */
  readonly report: (error: unknown) => void;
}

const READY = 8;
/** Between two fonts, so that a rush costs the server a few percent of one processor at most. */
const REST_MS = 1_000;

const unheeded = (task: () => void, ms: number): void => void setTimeout(task, ms).unref();

/** Fonts prepared ahead of who asks. Only the very first is waited for; in a rush the last ones are given out again. */
export const fontPool = ({ make, size = READY, later = unheeded, report }: FontPoolPlan) => {
  const ready: DigitFont[] = [];
  let given: DigitFont[] = [];
  let isFilling = false;
  let first: Promise<DigitFont> | undefined;

  const fill = (): void => {
    if (isFilling || ready.length >= size) return;
    isFilling = true;
    later(() => {
      make()
        .then((font) => {
          ready.push(font);
          isFilling = false;
          fill();
        })
        .catch((error: unknown) => {
          isFilling = false;
          report(error);
        });
    }, REST_MS);
  };
  const makeFirst = async (): Promise<DigitFont> => {
    try {
      return await (first ??= make());
    } finally {
      first = undefined;
    }
  };
  return {
    take: async (): Promise<DigitFont> => {
      const font = ready.shift() ?? given.shift() ?? (await makeFirst());
      given = [...given, font].slice(-size);
      fill();
      return font;
    },
  };
};
export type FontPool = ReturnType<typeof fontPool>;
