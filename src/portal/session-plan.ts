import type { Configuration } from '../../infra/gateway/configuration';
import type { Ports } from '../kernel/ports';
import type { Slice } from '../kernel/slice';
import type { joinStore } from './join-store';
import type { pathGate } from './path-gate';

export interface SessionPlan {
  readonly view: Window & typeof globalThis;
  readonly ports: Ports;
  readonly wire: ReturnType<typeof joinStore>;
  readonly join: <Name extends string, State>(slice: Slice<Name, State>) => void;
  readonly gate: ReturnType<typeof pathGate>;
  readonly configuration: Promise<Configuration>;
}
