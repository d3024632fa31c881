/** Written together at most. */
const MOST = 500;
/** Groups on their way at once: while one waits for the disk the next is prepared. */
const IN_FLIGHT = 2;

interface Waiting<Row, Outcome> {
  readonly row: Row;
  readonly resolve: (outcome: Outcome) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Rows that come while others are being written are written together, in one transaction; each caller is answered
 * once its own is committed. `write` gives an outcome for each row, in their order. When a group fails, its rows are
 * tried one by one, so that one that the database refuses spoils no other.
 */
export const groupCommit = <Row, Outcome>(write: (rows: readonly Row[]) => Promise<readonly Outcome[]>) => {
  const waiting: Waiting<Row, Outcome>[] = [];
  let inFlight = 0;

  const settle = async (group: readonly Waiting<Row, Outcome>[]): Promise<void> => {
    try {
      const outcomes = await write(group.map(({ row }) => row));
      group.forEach(({ resolve }, at) => resolve(outcomes[at] as Outcome));
    } catch (error) {
      const [only, ...others] = group;
      if (others.length === 0) only?.reject(error);
      else for (const one of group) await settle([one]);
    }
  };
  const flush = (): void => {
    while (inFlight < IN_FLIGHT && waiting.length > 0) {
      inFlight += 1;
      void settle(waiting.splice(0, MOST)).finally(() => {
        inFlight -= 1;
        flush();
      });
    }
  };
  return (row: Row): Promise<Outcome> =>
    new Promise((resolve, reject) => {
      waiting.push({ row, resolve, reject });
      // What comes in the same turn of the loop goes together.
      if (waiting.length === 1) setImmediate(flush);
      else if (waiting.length >= MOST) flush();
    });
};
