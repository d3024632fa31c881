const MOST_DEPTH = 24;

/**
 * Names what PostgreSQL or a reader could not take: U+0000, a lone surrogate, or nesting beyond any form of ours.
 * Undefined when all is well.
 */
export const unfit = (value: unknown, depth = 0): string | undefined => {
  if (depth > MOST_DEPTH) return '内容嵌套过深';
  if (typeof value === 'string') {
    return value.includes('\u0000') || !value.isWellFormed() ? '内容含有无法识别的字符' : undefined;
  }
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, inner] of Object.entries(value)) {
    const found = unfit(key, depth + 1) ?? unfit(inner, depth + 1);
    if (found) return found;
  }
  return undefined;
};
