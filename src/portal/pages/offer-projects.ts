import { selectBasisWords, selectRebase, selectSources } from '../../../features/basis';
import { projectExport, selectList } from '../../../features/projects';
import { selectAreas } from '../../../features/regions';
import type { ListExport } from '../../tables/list-export';
import { offerList } from '../export-lists';

export const PROJECT_LIST = 'projects';

const areaNameIn = (state: unknown): string | undefined => {
  const { areaId } = selectList(state).view;
  const places = selectAreas(state).flatMap((region) => [region, ...region.subList]);
  return places.find(({ areaid }) => areaid === areaId)?.name;
};

/** The list of projects as a file, its costs read as the page reads them. */
export const offerProjects = (): void =>
  offerList(
    PROJECT_LIST,
    (state) =>
      projectExport(state, {
        rebase: selectRebase(state),
        basis: selectBasisWords(state),
        sources: Object.values(selectSources(state)),
        areaName: areaNameIn(state),
      }) as ListExport<unknown>,
  );
