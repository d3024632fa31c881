import type { ChildProcess } from 'node:child_process';

export interface KeepRunningPlan {
  /** The child says by a message that it is ready. */
  readonly start: () => ChildProcess;
  readonly isStopping: () => boolean;
  readonly say: (line: string) => void;
  readonly firstPauseMs?: number;
}

/** Starts a server again whenever it ends by itself; resolves with its exit code once it has ended for good. */
export function keepRunning(plan: KeepRunningPlan): Promise<number>;
