const DAY = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai' });

/** YYYY-MM in Shanghai of a moment, in milliseconds since 1970. */
export const monthOf = (now: number): string => DAY.format(now).slice(0, 7);
