import type { Change } from '#src/contract/listing/list';
import { payload, type Heard, type Command } from '#src/kernel/messages';
import type { CreatorOf } from '#src/kernel/portal-events';
import type { Problem } from '#src/kernel/send';

/** What can be asked of a list; a slice spreads it into its `defineCommands`. */
export const listCommands = <View>() => ({
  /** Asks for the rows of this view. */
  findList: payload<View>(),
  /** Changes part of the view, which goes back to its first page. An undefined value clears it. */
  refineList: payload<Change<View>>(),
  /** Takes away every condition but those that stay whatever is cleared. */
  clearFilters: payload(),
  /** Another place in the same list. */
  turnPage: payload<{ readonly cursor?: string; readonly page: number }>(),
});

interface Seen {
  readonly total: number;
  /** Absent where the list knows no places. */
  readonly areaId?: string;
}

/** What can have happened to a list; a slice spreads it into its `defineEvents`. */
export const listEvents = <View, Page>() => ({
  /** The rows of this view are asked for. */
  listRequested: payload<{ readonly view: View }>(),
  /** The rows that were asked for last. */
  listLoaded: payload<{ readonly page: Page }>(),
  /** The rows could not be had. */
  listFailed: payload<{ readonly problem: Problem }>(),
  /** The first rows since the page was entered, how many there are in all and of which place. */
  listSeen: payload<Seen>(),
});

/** What is asked of a list whatever its way to find its rows. */
export interface SteerCommands<View> {
  /** The rows anew. */
  readonly findList: (view: View) => Command;
  readonly refineList: CreatorOf<'command', Change<View>>;
  readonly clearFilters: Heard<'command', void> & (() => Command);
  readonly turnPage: CreatorOf<'command', { readonly cursor?: string; readonly page: number }>;
}
export interface ListCommands<View> extends SteerCommands<View> {
  readonly findList: CreatorOf<'command', View>;
}
export interface ListEvents<View, Page> {
  readonly listRequested: CreatorOf<'event', { readonly view: View }>;
  readonly listLoaded: CreatorOf<'event', { readonly page: Page }>;
  readonly listFailed: CreatorOf<'event', { readonly problem: Problem }>;
  readonly listSeen: CreatorOf<'event', Seen>;
}
