/** Answers from memory for so many milliseconds; askers meanwhile share one computation, and a failure is forgotten. */
export const remember = <T>(
  compute: () => Promise<T>,
  life: number,
  now: () => number,
): (() => Promise<T>) => {
  let kept: { readonly answer: Promise<T>; readonly until: number } | undefined;
  return () => {
    if (kept && now() < kept.until) return kept.answer;
    const answer = compute();
    const mine = { answer, until: now() + life };
    kept = mine;
    answer.catch(() => {
      if (kept === mine) kept = undefined;
    });
    return answer;
  };
};
