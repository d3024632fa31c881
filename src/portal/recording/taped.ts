import type { Observable } from 'rxjs';
import type { State } from '#infra/action-log/kept';
import type { Recorder } from '#infra/action-log/recorder';
import type { Failures } from '#infra/browser/error-reporting/catch-failures';
import type { Ports } from '#src/kernel/ports';
import type { joinStore } from '#src/program/join-store';
import type { AroundProgram } from './around-program';
import type { FrozenTape } from './frozen-tape';

export interface RecordedProgram {
  readonly state: () => State;
  readonly hear: ReturnType<typeof joinStore>['hear'];
  readonly failures: Failures;
}

export interface TabTape
  extends
    AroundProgram,
    Pick<Recorder, 'ports' | 'segments' | 'count' | 'keepFor'>,
    Pick<Ports, 'now' | 'ids'> {
  /** Once the program runs. */
  readonly attend: (program: RecordedProgram) => void;
  readonly state: () => State;
  /** Recorded by a developer's address, with a panel of its own. */
  readonly isWhole: boolean;
  readonly failures$: Observable<unknown>;
  /** Something broke a while ago: what led there is at hand. */
  readonly hasFault: () => boolean;
  /** The last minute, or that before the fault. Between two tasks, in which no action is half done. */
  readonly freeze: () => FrozenTape;
}
