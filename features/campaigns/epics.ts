import { exhaustMap, switchMap } from 'rxjs';
import { exchange } from '#src/calls/exchange';
import { attempt } from '#src/kernel/attempt';
import type { Epic } from '#src/kernel/epic';
import { NO_REPLY } from '#src/kernel/send';
import { allOf, when } from '#src/kernel/when';
import { askAct } from './ask-act';
import { commands } from './commands';
import { events } from './events';
import { PART_CALLS, PARTS, type LoadedPart, type Part } from './parts';

type Load = ReturnType<typeof commands.loadPart>;

const loading = (part: Part): Epic =>
  exchange({
    on: {
      match: (action): action is Load => commands.loadPart.match(action) && action.payload.part === part,
    },
    overlap: switchMap,
    call: PART_CALLS[part],
    started: (wish) => events.partRequested(wish),
    succeeded: (data) => events.partLoaded({ part, data } as LoadedPart),
    failed: (problem) => events.partFailed({ part, problem }),
  });

/** Each part has its own latest question. */
export const loadParts = allOf(...PARTS.map(loading));

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
