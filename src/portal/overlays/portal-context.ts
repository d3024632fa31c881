import type { Configuration } from '#infra/gateway/configuration';
import type { Failures } from '#infra/browser/error-reporting/catch-failures';
import type { User } from '#features/auth/index';
import type { Ports } from '#src/kernel/ports';
import type { Join } from '#src/kernel/slice';
import type { RootState } from '#src/kernel/state';
import type { joinStore } from '#src/program/join-store';

/** What stands around the late parts of the page: all of it was there before them. */
export interface PortalContext {
  readonly view: Window & typeof globalThis;
  readonly configuration: Promise<Configuration>;
  readonly failures: Failures;
  readonly hear: ReturnType<typeof joinStore>['hear'];
  /** Who is logged in. */
  readonly member: () => User | undefined;
  readonly join: Join;
  readonly state: () => RootState;
  readonly ports: Omit<Ports, 'send' | 'captcha'>;
}
