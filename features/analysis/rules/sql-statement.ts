export const NO_STATEMENT = '请写一条查询语句';

/** Nothing but blanks, comments and semicolons. */
export const isBlankSql = (sql: string): boolean =>
  /^(?:[\s;]|--[^\n]*(?:\n|$)|\/\*(?:[^*]|\*(?!\/))*\*\/)*$/.test(sql);
