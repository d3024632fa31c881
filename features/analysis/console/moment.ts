import { secondAt } from '#src/contract/shanghai-time';

/** 2026-01-31 08:30:05, Asia/Shanghai. */
export const momentOf = (iso: string | null): string => (iso === null ? '—' : secondAt(iso));
export const dayOf = (iso: string): string => momentOf(iso).slice(0, 10);
