import { askTogether } from '#src/calls/ask-together';
import { portionsOf } from '#src/kernel/gather';
import { commands } from '../commands';
import { STATUS_AT_ONCE, statusCall } from '../contract';
import type { RecordKey } from '../contract-rows';
import { events } from '../events';
import { nameOf } from '../record-name';
import { selectMember, selectQuestions } from '../selectors';

const batchesOf = (wanted: readonly RecordKey[]): readonly (readonly RecordKey[])[] => {
  const records = new Map(wanted.map((record) => [nameOf(record), record]));
  return portionsOf([...records.values()], STATUS_AT_ONCE);
};

/** For all the buttons that come into sight. A status that cannot be had is told nobody. */
export const askStatus = askTogether({
  on: commands.askStatus,
  isWanted: (state) => selectMember(state) !== undefined,
  batchesOf,
  call: statusCall,
  bodyOf: (records) => ({ records: [...records] }),
  questionsIn: selectQuestions,
  asked: (ordinal) => events.statusAsked({ ordinal }),
  answered: ({ favorites }, records, ordinal) => events.statusLoaded({ ordinal, records, favorites }),
  failed: (problem) => events.statusFailed({ problem }),
});
