const moments = new Intl.DateTimeFormat('zh-CN', {
  timeZone: 'Asia/Shanghai',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hour12: false,
});

/** 2026/11/20 09:05, in Shanghai. */
export const momentText = (iso: string): string => moments.format(new Date(iso));

const dates = new Intl.DateTimeFormat('zh-CN', {
  timeZone: 'Asia/Shanghai',
  year: 'numeric',
  month: 'long',
  day: 'numeric',
});

/** 2026年11月20日, in Shanghai. */
export const dateText = (iso: string): string => dates.format(new Date(iso));
