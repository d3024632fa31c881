import { askTogether } from '#src/calls/ask-together';
import { portionsOf } from '#src/kernel/gather';
import { commands } from '../commands';
import { likeStatusCall, STATUS_AT_ONCE } from '../contract';
import { events } from '../events';
import type { RecordKey } from '../record-key';
import { selectMember, selectQuestions } from '../selectors';

interface Batch {
  readonly kind: string;
  readonly ids: readonly string[];
}

const batchesOf = (records: readonly RecordKey[]): readonly Batch[] => {
  const idsOf = new Map<string, Set<string>>();
  for (const { kind, id } of records) idsOf.set(kind, (idsOf.get(kind) ?? new Set()).add(id));
  return [...idsOf].flatMap(([kind, all]) =>
    portionsOf([...all], STATUS_AT_ONCE).map((ids) => ({ kind, ids })),
  );
};

/** For all the buttons that come into sight. A status that cannot be had is told nobody. */
export const askStatus = askTogether({
  on: commands.askStatus,
  isWanted: (state) => selectMember(state) !== undefined,
  batchesOf,
  call: likeStatusCall,
  bodyOf: ({ kind, ids }) => ({ kind, ids: [...ids] }),
  questionsIn: selectQuestions,
  asked: (ordinal) => events.statusAsked({ ordinal }),
  answered: (standings, { kind }, ordinal) => events.statusLoaded({ ordinal, kind, standings }),
  failed: (problem, { kind }) => events.statusFailed({ kind, problem }),
});
