import type { State } from './kept';
import { redactor } from './redact';
import { recordActions, type Recorder } from './recorder';
import type { Origin } from './write-log';

export interface RecordingPlan {
  readonly now: () => number;
  readonly origin: Origin;
}

export type Recording = Omit<Recorder, 'finish'> & {
  /** The whole log as text, one line each; recording goes on. `state` is the store's state now. */
  readonly save: (state: State) => string;
};

/** Records from now on, in memory. Each saved log is redacted with its own key, which is kept nowhere. */
export const startRecording = ({ now, origin }: RecordingPlan): Recording => {
  const lines: string[] = [];
  const { finish, ...recorder } = recordActions({
    now,
    origin,
    write: (line) => void lines.push(line),
    redactor: () => redactor(crypto.getRandomValues(new Uint8Array(32))),
  });
  return {
    ...recorder,
    save: (state) => {
      lines.length = 0;
      finish(state);
      return `${lines.splice(0).join('\n')}\n`;
    },
  };
};
