import type { RootState } from '#src/kernel/state';
import { selectBasisWords, selectRebase, selectSources } from '#features/basis/index';
import { selectAreas } from '#features/regions/index';
import type { ExportReading } from '#src/tables/export-reading';

export const areaNameIn = (state: RootState, areaId: string | undefined): string | undefined => {
  const places = selectAreas(state).flatMap((region) => [region, ...region.subList]);
  return places.find(({ areaid }) => areaid === areaId)?.name;
};

/** Figures in a file are read as the page reads them. */
export const readingIn = (state: RootState, areaName: string | undefined): ExportReading => ({
  rebase: selectRebase(state),
  basis: selectBasisWords(state),
  sources: Object.values(selectSources(state)),
  areaName,
});
