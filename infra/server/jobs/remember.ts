import { keepNewest } from '../keep-newest';

interface Kept<T> {
  readonly answer: Promise<T>;
  readonly until: number;
}

/**
 * Answers the same question from memory for `life` milliseconds; those who ask meanwhile share one computation, the
 * `most` latest questions are remembered, and a failure is forgotten.
 */
export const rememberEach = <Question, T>(
  compute: (question: Question) => Promise<T>,
  { life, most, now }: { readonly life: number; readonly most: number; readonly now: () => number },
): ((question: Question) => Promise<T>) => {
  const kept = new Map<string, Kept<T>>();
  return (question) => {
    const key = JSON.stringify(question);
    const known = kept.get(key);
    if (known && now() < known.until) return known.answer;
    const answer = compute(question);
    const mine = { answer, until: now() + life };
    keepNewest(kept, most, key, mine);
    answer.catch(() => {
      if (kept.get(key) === mine) kept.delete(key);
    });
    return answer;
  };
};

/** Of one question. */
export const remember = <T>(
  compute: () => Promise<T>,
  life: number,
  now: () => number,
): (() => Promise<T>) => {
  const answer = rememberEach<null, T>(compute, { life, most: 1, now });
  return () => answer(null);
};
