import type { Observable } from 'rxjs';

export interface HeldLog {
  /** It ends where something broke, not where the form was opened. */
  readonly isOfFault: boolean;
}

/** A log as it would be sent: packed, and how much of the tape it holds. */
export interface MadeReport {
  readonly bytes: number;
  readonly seconds: number;
  /** More would have been too large. */
  readonly isCut: boolean;
}

/** One that may be sent along. */
export interface OfferedLog extends HeldLog {
  readonly status: 'offered' | 'making' | 'made' | 'failed';
  readonly isAttached: boolean;
  readonly made?: MadeReport;
}

/** What the tab remembers of its last minute. None of it enters the store: it would be in the next log. */
export interface ReportLogs {
  /** From now on it stands still. Undefined where this tab remembers nothing. */
  readonly hold: () => HeldLog | undefined;
  /** Redacted and packed. Undefined where nothing of it is small enough. */
  readonly make: (mostBytes: number) => Observable<MadeReport | undefined>;
  /** What was made, as base64. */
  readonly take: () => Observable<{ readonly actionLog: string }>;
  readonly drop: () => void;
}
