import type { Observable } from 'rxjs';
import type { PathInfo } from './contract';

export interface HeldPath extends PathInfo {
  readonly globalId: string;
}

/** A storage whose values are sealed; every answer comes once. Values that were changed from outside count as absent. */
export interface PathStorage {
  readonly get: (key: string) => Observable<string | undefined>;
  readonly set: (key: string, value: string, lifeMs: number) => Observable<unknown>;
  readonly clear: () => Observable<unknown>;
}

/** Holds the path beside the store: no state and no recording ever knows it. */
export interface PathStore {
  readonly current: () => HeldPath | undefined;
  readonly hold: (path: HeldPath) => void;
  readonly drop: () => void;
}

export const createPathStore = (): PathStore => {
  let held: HeldPath | undefined;
  return {
    current: () => held,
    hold: (path) => {
      held = path;
    },
    drop: () => {
      held = undefined;
    },
  };
};
