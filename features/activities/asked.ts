import type { Receiver } from '#src/contract/receiver';

export type { Receiver };

/** Under its number a draw or an order is the same one, however often it is asked for. */
export interface DrawAsked {
  readonly number: number;
  readonly by: 'points' | 'chance';
}

export interface OrderAsked {
  readonly number: number;
  readonly id: string;
  readonly receiver?: Receiver;
  /** Of a report. */
  readonly projectId?: string;
}

/** Under its number a download is the same one. */
export interface DownloadAsked {
  readonly id: string;
  readonly number: number;
  readonly title: string;
}
