import { createSelector } from '@reduxjs/toolkit';
import { selectPartIn } from '#src/calls/latest-answers';
import { selectorsOf } from '#src/kernel/state';
import type { EventRow } from './contract/streams';
import type { Calls, Params } from './parts';
import type { AnalysisState } from './state';

const select = selectorsOf<AnalysisState>('analysis');

export const selectIsMember = select(({ isMember }) => isMember);
export const selectIsRefused = select(({ isRefused }) => isRefused === true);
export const selectPlace = select(({ place }) => place);
export const selectPart = selectPartIn<Calls, Params>(select(({ parts }) => parts));
export const selectLive = select(({ live }) => live);
export const selectSql = select(({ sql }) => sql);
export const selectSettling = select(({ settling }) => settling);
export const selectIsExporting = select(({ isExporting }) => isExporting === true);
export const selectViews = select(({ views }) => views);
export const selectSaved = select(({ saved }) => saved);
export const selectErasure = select(({ erasure }) => erasure);
export const selectProblem = select(({ problem }) => problem);
export const selectNextPage = select(({ parts }) => parts.events?.data?.next ?? undefined);

const tells = ({ fncode, meaning, accountName, tab, route, query }: EventRow): string =>
  [fncode, meaning, accountName, tab, route, JSON.stringify(query)].join(' ').toLowerCase();

/** Newest first: up to where it was stopped, and what the text occurs in. */
export const selectLiveRows = createSelector([selectLive], ({ rows, upTo, text }) => {
  const last = upTo === undefined ? -1 : rows.findIndex(({ id }) => id === upTo);
  const until = last === -1 ? rows : rows.slice(0, last + 1);
  const wanted = text.trim().toLowerCase();
  return (wanted === '' ? until : until.filter((row) => tells(row).includes(wanted))).toReversed();
});
export type { Settling } from './state';
