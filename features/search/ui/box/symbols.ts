/** Signs of drawings and bills of quantities that a keyboard does not have. */
export const SYMBOLS = ['φ', 'Φ', '㎡', 'm³', '℃', '±', '×', '≤', '≥', '‰', '°', 'Ⅱ'] as const;
