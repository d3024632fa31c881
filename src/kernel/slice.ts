import type { Reducer } from 'redux';
import type { Epics } from './epic';
import type { FactQuery } from './fact-fields';
import type { FactCode } from './facts';
import type { DomainEvent } from './messages';
import type { Problem } from './send';
import type { RootState } from './state';

/** A fact for the analysts. */
interface FactOf<C extends FactCode> {
  readonly fncode: C;
  readonly query?: FactQuery<C>;
  /** Only where the fact ends the search it belongs to. */
  readonly searchId?: number;
  /** Only where the fact ends the guide it belongs to. */
  readonly guideType?: string;
  /** Only where the fact is of a page that was left. */
  readonly route?: string;
}
export type TrackedFact = { [C in FactCode]: FactOf<C> }[FactCode];

/** Something could not be had, and the member was told. */
export const failureFact = (slice: string, { code }: Problem): TrackedFact => ({
  fncode: '900101',
  query: { statusCode: code, slice },
});

/** Browser side of a capability, without its views: it joins the store when its first route opens. */
export interface Slice<Name extends string = string, State = unknown, Needs extends readonly unknown[] = []> {
  readonly name: Name;
  readonly reducer: Reducer<State>;
  /** Given what they need of the world besides the ports of all; folding events needs nothing. */
  readonly epics: (...needs: Needs) => Epics;
  /** `state` has heard the event already. */
  readonly tracked?: (event: DomainEvent, state: RootState) => TrackedFact | undefined;
}

/** A capability joins the store, whatever it holds. */
export type Join = <Name extends string, State, Needs extends readonly unknown[]>(
  slice: Slice<Name, State, Needs>,
  ...needs: Needs
) => void;
