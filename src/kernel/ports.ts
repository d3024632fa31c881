import type { Observable } from 'rxjs';
import type { Send } from './send';

/** Values outlive the page (`kept`) or only the tab (`tab`); when storage is refused they live in memory. */
export interface KeyValueStore {
  get(key: string): string | undefined;
  set(key: string, value: string, lifeMs?: number): void;
  remove(key: string): void;
}

/** Ends an address that switches the anti-debug timer off; no part of the route. */
export const IGNORE_BREAKPOINTS = '#break-point-ignore';

/** Hash address of the tab: `/commonproj/index?areaId=20`. */
export interface Address {
  readonly current: () => string;
  readonly changed$: Observable<string>;
  readonly go: (path: string) => void;
  readonly replace: (path: string) => void;
}

export interface TabChannel {
  readonly heard$: Observable<string>;
  readonly say: (word: string) => void;
}

export interface Page {
  readonly setTitle: (title: string) => void;
  readonly reload: () => void;
  /** Fires when the page is about to be hidden or closed: the last moment to send anything. */
  readonly hidden$: Observable<void>;
}

/** Hands a file to the reader. */
export type SaveFile = (name: string, content: Blob) => void;

/** A file the member chose; its content as base64. */
export interface ChosenFile {
  readonly name: string;
  readonly content: string;
}
/** What an import needs of the browser, given by the root. */
export interface FilePorts {
  /** Completes without a file when none is chosen; fails with words when it is too large. */
  readonly pick: (accept: string, mostBytes: number) => Observable<ChosenFile>;
  readonly save: SaveFile;
}

/** Everything an epic may know of the world outside the store. A recorded session replays against fakes of these. */
export interface Ports {
  readonly send: Send;
  readonly now: () => number;
  readonly ids: {
    /** UUIDv7: sorts by time. */
    readonly uuid: () => string;
    /** Integer in [1e9, 1e10), as entry and search ids are. */
    readonly entry: () => number;
  };
  readonly kept: KeyValueStore;
  readonly tab: KeyValueStore;
  /** Cookies the server may read as well. */
  readonly cookies: KeyValueStore;
  readonly address: Address;
  readonly tabs: TabChannel;
  /** Work that one tab of the browser does after the other. */
  readonly turn: <T>(name: string, work$: Observable<T>) => Observable<T>;
  readonly page: Page;
  /** Answers are keys of one use: they pass through here and never through the store. */
  readonly captcha: {
    /** Does the work off the main thread; gives the answer once. Unsubscribing ends the work. */
    readonly solve: (challenge: unknown) => Observable<string>;
    /** Gives the answer to the call that has waited longest for this purpose. */
    readonly hand: (purpose: string, answer: string) => void;
  };
  readonly report: (epic: string, error: unknown) => void;
}
