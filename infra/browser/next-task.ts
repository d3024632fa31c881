/** Of the Prioritized Task Scheduling API, which Safari and TypeScript's DOM library do not know yet. */
interface Scheduling {
  readonly scheduler?: { readonly yield?: () => Promise<void> };
}

/** Resolves in a task of its own: before it the browser can paint and hear the reader. */
export const nextTask = (): Promise<void> => {
  const { scheduler } = globalThis as Scheduling;
  if (scheduler?.yield) return scheduler.yield();
  // Messages are not slowed down in a tab that nobody looks at, as timers are.
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
};

/** One after the other, each in a task of its own; the first that fails ends the row. */
export const inTasks = async (steps: readonly (() => unknown)[]): Promise<void> => {
  for (const step of steps) {
    await nextTask();
    await step();
  }
};
