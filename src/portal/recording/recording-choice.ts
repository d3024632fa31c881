const KEY = 'zj.recordsActions';
const listeners = new Set<() => void>();

/** The account that wants its tabs recorded in this browser; what was refused by storage is off. */
export const recordingAccount = (): string | undefined => {
  try {
    return localStorage.getItem(KEY) ?? undefined;
  } catch {
    return undefined;
  }
};

export const chooseRecording = (globalId: string | undefined): void => {
  try {
    if (globalId === undefined) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, globalId);
  } catch {
    // Then it stays as it was, as the switch shows.
  }
  listeners.forEach((tell) => tell());
};

export const watchRecordingChoice = (tell: () => void): (() => void) => {
  listeners.add(tell);
  return () => listeners.delete(tell);
};
