export interface Shutdown {
  /** Runs before every step, as soon as the end is certain. */
  onBegin(word: () => void): void;
  /** What has been opened last is closed first. */
  onStop(step: () => Promise<void> | void): void;
  begun(): boolean;
  /** Runs the steps once, however often it is asked, and ends the process with the code of the first request. */
  stop(code: number): Promise<void>;
}

export function createShutdown(exit: (code: number) => void): Shutdown {
  const words: (() => void)[] = [];
  const steps: (() => Promise<void> | void)[] = [];
  let running: Promise<void> | undefined;

  async function run(code: number): Promise<void> {
    const inOrder: readonly (() => Promise<void> | void)[] = [...words, ...steps.reverse()];
    for (const step of inOrder) {
      try {
        await step();
      } catch (error) {
        console.error(error);
      }
    }
    exit(code);
  }

  return {
    onBegin: (word) => void words.push(word),
    onStop: (step) => void steps.push(step),
    begun: () => running !== undefined,
    stop: (code) => (running ??= run(code)),
  };
}

/** The first request stops in good order, the second one at once. */
export function stopOnSignals(shutdown: Shutdown): void {
  const onSignal = (): void => {
    if (shutdown.begun()) process.exit(130);
    void shutdown.stop(0);
  };
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, onSignal);
  // The launcher is gone, even if by kill -9.
  process.on('disconnect', () => void shutdown.stop(0));
  process.channel?.unref();
  // A terminal that is gone must not interrupt the stopping.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
}
