import type { ReactNode } from 'react';
import type { PartData, PartQuery } from '#features/activities/parts';
import { initialState, type ActivitiesState } from '#features/activities/state';
import { drawView } from '#tests/support/drawn-buttons.tsx';

export const RUNNING = { state: 'running', why: '', startsOn: '2026-01-01', endsOn: null } as const;

type Shown = { readonly [P in keyof PartData]?: PartData[P] };
/** A page with its parts as they came, each under what it was asked with. */
export const drawPage = (
  page: ReactNode,
  shown: Shown,
  queries: Readonly<Partial<Record<keyof PartData, PartQuery>>> = {},
  more: Partial<ActivitiesState> = {},
) => {
  const parts = Object.fromEntries(
    Object.entries(shown).map(([part, data]) => {
      const query = queries[part as keyof PartData];
      return [part, { status: 'shown', data, ...(query && { query }) }];
    }),
  );
  return drawView(page, { activities: { ...initialState, parts, ...more } });
};
