import type { TrackedFact } from '#src/kernel/slice';
import type { TrackedBody, TrackEnvelope } from './contract';
import type { TrackingState } from './state';

export interface Stamp {
  readonly id: string;
  readonly at: number;
  readonly sequence: number;
}

/** The specification's body; everything of our own travels inside `query`. */
export const bodyOf = (fact: TrackedFact, state: TrackingState, { id, at, sequence }: Stamp): TrackedBody => {
  const searchId = fact.searchId ?? state.searchId;
  const envelope: TrackEnvelope = {
    v: 1,
    id,
    ct: at,
    tb: state.tab,
    sq: sequence,
    en: state.entry,
    dv: state.device,
    ...(state.route && { rt: state.route }),
    ro: state.role,
  };
  return {
    fncode: fact.fncode,
    query: JSON.stringify({ ...fact.query, _e: envelope }),
    ...(state.accountName && { accountName: state.accountName }),
    ...(searchId !== undefined && { searchId }),
  };
};
