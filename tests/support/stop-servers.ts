declare global {
  var testServers: (() => Promise<void>)[] | undefined;
}

/** Called at the end of the run, the last one first. */
export const stopLater = (stop: () => Promise<void>): void => {
  (globalThis.testServers ??= []).push(stop);
};

export default async function stopServers(): Promise<void> {
  while (globalThis.testServers?.length) await globalThis.testServers.pop()?.();
}
