/** Far beyond any number that a fact has; a sum of them is one still. */
const MOST = 1e15;

/** A field of a fact as a number, or null: it may have been stored before its code said what it holds. */
export const numberIn = (field: string): string =>
  `case when jsonb_typeof(query -> '${field}') = 'number'
     then greatest(least((query ->> '${field}')::float8, ${MOST}), -${MOST}) end`;

export const isTrue = (field: string): string => `(query -> '${field}' = 'true'::jsonb)`;
