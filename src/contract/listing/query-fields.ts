import * as z from 'zod/mini';
import type { Filter } from './filter';

const isText = ({ _zod: { def } }: z.ZodMiniType): boolean =>
  def.type === 'optional'
    ? isText((def as z.core.$ZodOptionalDef<z.ZodMiniType>).innerType)
    : def.type !== 'number' && def.type !== 'boolean';

// A query writes true where the address writes 1. What is no value stays as it is, and is refused.
const parsed = (filter: Filter, text: string): unknown =>
  filter.parse(text === 'true' ? '1' : text) ?? (text === '' || text === 'false' ? undefined : text);

/** Schemas of filters for a call by GET, whose values arrive as texts. */
export const queryFieldsOf = (filters: readonly Filter[]): Readonly<Record<string, z.ZodMiniType>> =>
  Object.fromEntries(
    filters.flatMap((filter) =>
      Object.entries(filter.fields).map(([field, schema]) => [
        field,
        isText(schema)
          ? schema
          : z.optional(
              z.pipe(
                z.transform((text) => parsed(filter, String(text))),
                schema,
              ),
            ),
      ]),
    ),
  );
