import { regions } from '#src/kernel/shared-events';
import type { RootState } from '#src/kernel/state';
import { NATIONWIDE } from '#src/contract/places';
import { when } from '#src/kernel/when';
import { events as navigation, type Entered } from '#features/navigation/events';
import { commands } from './commands';
import { rangeList } from './contract';
import { events } from './events';
import { isSameQuery, viewFrom } from './range-view';
import { selectTable, selectView } from './selectors';

const ROUTE = rangeList.route;
/** Another subject of the same table is no reason to count the table again. */
const isAnswered = ({ query }: Entered, state: RootState): boolean => {
  const { status, view } = selectTable(state);
  return status === 'shown' && isSameQuery(view, viewFrom(query));
};

export const findOnEntry = when(navigation.routeEntered, (entered, state) =>
  // An old address is about to be replaced, and then asked about.
  entered.name === ROUTE &&
  entered.query.taxBasis === undefined &&
  !(entered.isSameRoute && isAnswered(entered, state))
    ? commands.findList(viewFrom(entered.query))
    : undefined,
);

export const loadSubjectOnEntry = when(navigation.routeEntered, (entered, state) => {
  const view = viewFrom(entered.query);
  return entered.name === ROUTE && entered.isSameRoute && view.subject && isAnswered(entered, state)
    ? commands.loadSubject({ view, subject: view.subject })
    : undefined;
});

/** The subject of the address; without one, or where nobody has it, the first row. */
export const loadSubjectOfTable = when(events.listLoaded, ({ page: { subjects } }, state) => {
  const view = selectView(state);
  const subject =
    subjects.find(({ name, names }) => [name, ...(names ?? [])].includes(view.subject ?? '')) ?? subjects[0];
  return subject && commands.loadSubject({ view, subject: subject.name });
});

/** A region picked on another page is not meant for this one: the address rules. */
export const startNationwide = when(navigation.routeEntered, ({ name, query, isSameRoute }) =>
  name === ROUTE && !isSameRoute && !query.areaId
    ? regions.regionPicked({ areaid: NATIONWIDE, by: 'entry' })
    : undefined,
);
