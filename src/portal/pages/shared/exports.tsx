import { useStore } from 'react-redux';
import { selectBasisWords, selectRebase, selectSources } from '#features/basis/index';
import { exportsSlice } from '#features/exports/index';
import { ExportPageButton } from '#features/exports/ui/index';
import { selectAreas } from '#features/regions/index';
import { saveFile } from '#infra/browser/save-file';
import { openTableWriter } from '#infra/browser/save-table';
import type { Join } from '#src/kernel/slice';
import type { RootState } from '#src/kernel/state';
import type { ExportReading } from '#src/tables/export-reading';
import type { Exported, ListExport } from '#src/tables/list-export';

/** A page without figures yet gives nothing. */
type Export = (state: RootState) => Exported | undefined;

/** Not of a store: a page gives the same export to every store it joins. */
const exported = new Map<string, Export>();
const exportFor = (name: string, state: RootState) => exported.get(name)?.(state);

/** A list among other exports, whatever its rows. */
export const listExport = <Row,>(open: (state: RootState) => ListExport<Row> | undefined): Export =>
  open as Export;

/** With the first page that has figures to give away; each adds its own. */
export const joinExports = (join: Join, view: Window, exports: Readonly<Record<string, Export>>): void => {
  Object.entries(exports).forEach(([name, open]) => exported.set(name, open));
  join(exportsSlice, { exportFor, openWriter: openTableWriter(saveFile(view)) });
};

/** Offers the tables of a page as a file; which there are is asked when somebody wants them. */
export const ExportPage = ({ page }: { readonly page: string }) => {
  const store = useStore<RootState>();
  return <ExportPageButton page={page} found={() => exportFor(page, store.getState())} />;
};

export const areaNameIn = (state: RootState, areaId: string | undefined): string | undefined => {
  const places = selectAreas(state).flatMap((region) => [region, ...region.subList]);
  return places.find(({ areaid }) => areaid === areaId)?.name;
};

/** Figures in a file are read as the page reads them. */
export const readingIn = (state: RootState, areaName?: string): ExportReading => ({
  rebase: selectRebase(state),
  basis: selectBasisWords(state),
  sources: Object.values(selectSources(state)),
  areaName,
});
