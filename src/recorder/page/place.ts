import * as z from 'zod/mini';
import type { ActionLine, LogLine } from '#infra/action-log/log';

/** A place in the address: in whatever log is open, or the fact of a session that the analysts' console links to. */
export interface Place {
  /** Name of a tab, as facts carry it; `action` is then the number of a fact in it. */
  readonly session?: string;
  /** How many actions have happened. */
  readonly action?: number;
}

export const placeIn = (query: string): Place => {
  const params = new URLSearchParams(query);
  const session = params.get('session');
  const action = params.get('action');
  return {
    ...(session && { session }),
    ...(action !== null && /^\d{1,9}$/.test(action) && { action: Number(action) }),
  };
};

export const addressOf = (n: number): string => `?action=${n}`;

/** Of a stamped fact, what says where it belongs. */
const stamped = z.object({ body: z.object({ query: z.string() }) });
const envelope = z.object({ _e: z.object({ tb: z.string(), sq: z.number() }) });

const envelopeOf = ({ pl }: ActionLine) => {
  const { data } = z.safeParse(stamped, pl);
  if (!data) return undefined;
  try {
    return z.safeParse(envelope, JSON.parse(data.body.query)).data?._e;
  } catch {
    return undefined;
  }
};

/** The tab whose fact this line tells of, as the analysts know it. */
export const tabOf = (actions: readonly ActionLine[], line: LogLine): string | undefined => {
  const action = 'i' in line ? actions.find(({ i }) => i === line.i) : undefined;
  return action && envelopeOf(action)?.tb;
};

export type Found = { readonly n: number } | { readonly why: string };

/** How many actions had happened with that fact, or why it is not in this log. */
export const factIn = (actions: readonly ActionLine[], { session, action }: Place): Found => {
  const facts = actions.flatMap((line, at) => {
    const told = envelopeOf(line);
    return told?.tb === session ? [{ n: at + 1, sequence: told?.sq }] : [];
  });
  if (facts.length === 0) return { why: `这份日志不是会话 ${session} 的：里面没有它的事件。` };
  if (action === undefined) return { n: 0 };
  const found = facts.find(({ sequence }) => sequence === action);
  return found ? { n: found.n } : { why: `这份日志里没有该会话的第 ${action} 条事件，可能在录制开始之前。` };
};
