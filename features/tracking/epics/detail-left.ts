import { filter, merge, mergeMap, scan } from 'rxjs';
import { events as navigation } from '#features/navigation/events';
import type { Epic } from '#src/kernel/epic';
import type { FactSection } from '#src/kernel/facts';
import { causedBy, type DomainEvent, type Message } from '#src/kernel/messages';
import { events } from '../events';

const OPENED = /^(2[1-9])0201$/;

interface Open {
  readonly section: FactSection;
  readonly id: string;
  readonly at: number;
  readonly route?: string;
}
interface Opening {
  readonly id?: string;
  readonly _e?: { readonly rt?: string };
}
interface DetailState {
  readonly told: readonly DomainEvent[];
  readonly open?: Open;
}

const openedBy = (message: Message): Open | undefined => {
  if (!events.factStamped.match(message)) return undefined;
  const { at, body } = message.payload;
  const section = OPENED.exec(body.fncode)?.[1] as FactSection | undefined;
  if (section === undefined) return undefined;
  const { id, _e: { rt } = {} } = JSON.parse(body.query ?? '{}') as Opening;
  return id === undefined ? undefined : { section, id, at, ...(rt !== undefined && { route: rt }) };
};

/** Whatever section told that a record was opened, it is left with its page, or when another one takes its place there. */
export const tellDetailLeft: Epic = (action$, _state$, { now }) => {
  const leave = ({ at, ...open }: Open, cause: Message): readonly DomainEvent[] => [
    causedBy(events.detailLeft({ ...open, dwellMs: now() - at }), cause),
  ];
  const next = ({ open }: DetailState, message: Message): DetailState => {
    const opened = openedBy(message);
    if (navigation.routeEntered.match(message)) return { told: open ? leave(open, message) : [] };
    // Read again in another basis, it is the same record.
    if (!opened || (open?.section === opened.section && open.id === opened.id))
      return { told: [], ...(open && { open }) };
    return { told: open ? leave(open, message) : [], open: opened };
  };
  return merge(
    action$.pipe(filter(events.factStamped.match)),
    action$.pipe(
      filter(navigation.routeEntered.match),
      filter(({ payload }) => !payload.isSamePage),
    ),
  ).pipe(
    scan(next, { told: [] } as DetailState),
    mergeMap(({ told }) => told),
  );
};
