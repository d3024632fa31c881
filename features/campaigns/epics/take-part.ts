import { exhaustMap } from 'rxjs';
import { attempt } from '#src/kernel/attempt';
import { NO_REPLY } from '#src/kernel/send';
import { when } from '#src/kernel/when';
import { askAct } from './ask-act';
import { commands } from '../commands';
import { events } from '../events';

/** Where no answer came, it may have taken effect. */
export const takePart = attempt({
  on: commands.takePart,
  overlap: exhaustMap,
  work: (act, { send }) => askAct(send, act),
  started: (act) => events.actRequested(act),
  succeeded: (told, act) => events.actAccepted({ act, told }),
  failed: (problem, act) =>
    problem.code === NO_REPLY ? events.actLost(act) : events.actFailed({ act, problem }),
});

export const dismissOutcome = when(commands.dismissOutcome, () => events.outcomeDismissed());
