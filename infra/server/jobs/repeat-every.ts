export interface Repetition {
  /** No further round begins; resolves when the one under way, which is told, is over. */
  stop(): Promise<void>;
}

export interface RepetitionPlan {
  /** `isOver` turns true when the rest of a long round is no longer wanted. */
  readonly work: (isOver: () => boolean) => Promise<void>;
  readonly everyMs: number;
  /** Told of a round that failed; the next one comes as ever. */
  readonly report: (error: unknown) => void;
  readonly startsNow?: boolean;
}

/** Work done again and again, one round at a time; a round that is due while another lasts is left out. */
export const repeatEvery = ({ work, everyMs, report, startsNow = false }: RepetitionPlan): Repetition => {
  let isOver = false;
  let underWay: Promise<void> | undefined;
  const round = () => {
    underWay ??= work(() => isOver)
      .catch(report)
      .finally(() => (underWay = undefined));
  };
  const timer = setInterval(round, everyMs).unref();
  if (startsNow) round();
  return {
    stop: async () => {
      isOver = true;
      clearInterval(timer);
      await underWay;
    },
  };
};
