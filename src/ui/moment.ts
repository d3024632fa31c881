const dates = new Intl.DateTimeFormat('zh-CN', {
  timeZone: 'Asia/Shanghai',
  year: 'numeric',
  month: 'long',
  day: 'numeric',
});

/** 2026年11月20日, in Shanghai. */
export const dateText = (iso: string): string => dates.format(new Date(iso));
