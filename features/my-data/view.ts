import * as z from 'zod/mini';
import { day, RECORD_KINDS, type Range } from './contract';

const PATH = '/usercenter/behavior';

const kind = z.enum(RECORD_KINDS);
const valueOf = <T>(schema: z.ZodMiniType<T>, value: string | undefined): T | undefined => {
  const { success, data } = z.safeParse(schema, value);
  return success ? data : undefined;
};

/** What the address asks for; a value that does not belong there is dropped alone. */
export const rangeFrom = (query: Readonly<Record<string, string>>): Range => {
  const asked = {
    kind: valueOf(kind, query.kind),
    from: valueOf(day, query.from),
    to: valueOf(day, query.to),
  };
  return {
    ...(asked.kind && { kind: asked.kind }),
    ...(asked.from && { from: asked.from }),
    ...(asked.to && { to: asked.to }),
  };
};

export const pathTo = (range: Range): string => {
  const query = new URLSearchParams();
  for (const name of ['kind', 'from', 'to'] as const) {
    const value = range[name];
    if (value) query.set(name, value);
  }
  return query.size > 0 ? `${PATH}?${query.toString()}` : PATH;
};
