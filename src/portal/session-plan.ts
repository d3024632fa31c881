import type { Configuration } from '#infra/gateway/configuration';
import type { Ports } from '#src/kernel/ports';
import type { Join } from '#src/kernel/slice';
import type { joinStore } from '#src/program/join-store';
import type { pathGate } from './gateway/path-gate';

export interface SessionPlan {
  readonly view: Window & typeof globalThis;
  readonly ports: Ports;
  readonly wire: ReturnType<typeof joinStore>;
  readonly join: Join;
  readonly gate: ReturnType<typeof pathGate>;
  readonly configuration: Promise<Configuration>;
}
