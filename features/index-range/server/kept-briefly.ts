interface Kept<T> {
  readonly answer: Promise<T>;
  readonly until: number;
}

/**
 * Answers the same question from memory for `life` milliseconds and shares one computation among those who ask
 * meanwhile; the `most` latest questions are remembered, and a failure is forgotten.
 */
export const keptBriefly = <Question, T>(
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
    // A map keeps the order of writing: the first is the oldest.
    kept.delete(key);
    kept.set(key, mine);
    const oldest = kept.keys().next().value;
    if (kept.size > most && oldest !== undefined) kept.delete(oldest);
    answer.catch(() => {
      if (kept.get(key) === mine) kept.delete(key);
    });
    return answer;
  };
};
