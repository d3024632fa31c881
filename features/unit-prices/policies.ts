import { notices, search } from '#src/kernel/shared-events';
import type { RootState } from '#src/kernel/state';
import { basisIn, writeBasis } from '#src/costing/basis';
import { wordsOf } from '#src/kernel/send';
import { when } from '#src/kernel/when';
import { events as navigation } from '#features/navigation/events';
import { commands } from './commands';
import { unitPriceList } from './contract';
import { termsFrom } from './detail-view';
import { events, type SchemeChange } from './events';
import { stampOf } from './scheme-stamp';
import { selectChosenScheme, selectDetail, selectList, selectSchemes } from './selectors';

const LIST = unitPriceList.route;
const DETAIL = 'unitPriceDetail';

const writtenIn = (query: Readonly<Record<string, string>>): string => writeBasis(basisIn(query));

/** Without a place in the address the visitor's own is found first. */
export const findOnEntry = when(navigation.routeEntered, ({ name, query }) => {
  if (name !== LIST) return undefined;
  const view = unitPriceList.viewFrom(query);
  return view.areaId ? commands.findList({ view, basis: writtenIn(query) }) : commands.findArea();
});

export const loadTradesOnEntry = when(navigation.routeEntered, ({ name, query }) => {
  const { areaId, edition } = unitPriceList.viewFrom(query);
  return name === LIST && areaId ? commands.loadTrades({ areaId, edition }) : undefined;
});

export const openOnEntry = when(navigation.routeEntered, ({ name, params, query, lacksRights }) => {
  const { id = '', projectId = '' } = params;
  return name === DETAIL
    ? commands.openDetail({ id, projectId, terms: termsFrom(query), basis: writtenIn(query), lacksRights })
    : undefined;
});

export const loadSchemesOnEntry = when(navigation.routeEntered, ({ name }, state) =>
  (name === LIST || name === DETAIL) && selectSchemes(state).status !== 'known'
    ? commands.loadSchemes()
    : undefined,
);

export const countWhenUnknown = when(events.windowLoaded, ({ page }, state) =>
  page.total === null && selectList(state).total === undefined ? commands.countUnitPrices() : undefined,
);

/** Search waits for the first answer to a keyword: its total, or its failure. */
export const answerSearch = when(events.windowLoaded, ({ page: { total } }) =>
  total ? search.listAnswered({ route: LIST, total: total.count }) : undefined,
);
export const answerSearchLate = when(events.totalLoaded, ({ total }) =>
  search.listAnswered({ route: LIST, total: total.count }),
);
export const answerUncountedSearch = when(events.totalFailed, ({ problem }) =>
  search.listAnswered({ route: LIST, total: 0, failedWith: problem.code }),
);
export const answerLostSearch = when(events.windowFailed, ({ problem }, state) =>
  selectList(state).status === 'failed'
    ? search.listAnswered({ route: LIST, total: 0, failedWith: problem.code })
    : undefined,
);

const followScheme = (_: unknown, state: RootState) => {
  const { status, view, scheme } = selectList(state);
  const isOther = stampOf(scheme) !== stampOf(selectChosenScheme(state));
  return status !== 'idle' && isOther ? commands.findList({ view }) : undefined;
};
export const priceUnderFoundScheme = when(events.schemesLoaded, followScheme);
export const priceUnderChangedScheme = when(events.schemesChanged, followScheme);

/** A new scheme is chosen at once, so that prices are seen under it. */
export const chooseNewScheme = when(events.schemesChanged, ({ how, schemes }) => {
  const made = schemes.at(-1);
  return how === 'created' && made ? commands.chooseScheme({ id: made.id }) : undefined;
});

/** What was tried out is in the scheme now, or gives way to the one that was chosen. */
export const leaveTrial = when(events.schemesChanged, ({ how }, state) => {
  const chosen = selectChosenScheme(state);
  const { id, terms } = selectDetail(state);
  return (how === 'chosen' || how === 'changed') && chosen && id && terms ? commands.endTrial() : undefined;
});

const REFUSED: Readonly<Record<SchemeChange, string>> = {
  created: '计价方案没有保存',
  renamed: '计价方案没有改名',
  changed: '计价方案没有更新',
  removed: '计价方案没有删除',
  chosen: '计价方案没有选用',
};

export const tellRefusedChange = when(events.schemeChangeRejected, ({ how, problem }) =>
  notices.noticeRaised({ type: 'error', title: REFUSED[how], text: wordsOf(problem) }),
);
