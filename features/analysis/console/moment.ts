const stamp = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Shanghai',
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** 2026-01-31 08:30:05, Asia/Shanghai. */
export const momentOf = (iso: string | null): string => (iso === null ? '—' : stamp.format(new Date(iso)));
export const dayOf = (iso: string): string => momentOf(iso).slice(0, 10);
