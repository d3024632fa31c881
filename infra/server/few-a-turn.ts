/** Begins so many in a turn of the loop, so that others are answered between hundreds of them. */
export const fewATurn = (most: number): ((begin: () => void) => void) => {
  const waiting: (() => void)[] = [];
  const next = (): void => {
    for (const begin of waiting.splice(0, most)) begin();
    if (waiting.length > 0) setImmediate(next);
  };
  return (begin) => {
    if (waiting.push(begin) === 1) setImmediate(next);
  };
};
