import type { Tabs } from '#tests/support/tabs';

export interface PlannedFault {
  readonly path: string;
  readonly statusCode?: number;
  readonly httpStatus?: number;
  readonly delayMs?: number;
  readonly drop?: true;
  readonly times?: number;
}

export interface FaultDesk {
  plan(...faults: readonly PlannedFault[]): Promise<void>;
  clear(): Promise<void>;
}

/** A browser sends a request again by itself when its connection ends before a word was heard. */
const OFTEN = 20;
export const dropAt = (path: string): PlannedFault => ({ path, drop: true, times: OFTEN });

/** What the product itself offers for walking through failures. */
export const faultDesk = (server: { readonly origin: string }): FaultDesk => {
  const ask = async (method: 'POST' | 'DELETE', fault?: PlannedFault) => {
    const response = await fetch(`${server.origin}/dev/faults`, {
      method,
      ...(fault && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(fault) }),
    });
    if (!response.ok) throw new Error(await response.text());
  };
  return {
    plan: async (...faults) => {
      for (const fault of faults) await ask('POST', fault);
    },
    clear: () => ask('DELETE'),
  };
};

const FAILED_LOAD = /^Failed to load resource/;

/** Complaints beside those of the browser itself about the calls that were made to fail. */
export const unplanned = (tabs: Tabs, paths: readonly string[]): readonly string[] =>
  tabs
    .takeComplaints()
    .filter((line) => !(FAILED_LOAD.test(line) && paths.some((path) => line.includes(path))));
