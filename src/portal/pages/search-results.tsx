import { RegionPicker, useCurrentRegionName } from '#features/regions/ui/index';
import { SearchPage } from '#features/search/ui/index';
import { SEARCH_CATEGORIES } from '../shell/search-categories';
import { marksOfFound } from './found-marks';

export { joinMarks } from './join-marks';

/** The results, the regions and the marks meet here; none of their slices knows the others. */
export function SearchResultsPage() {
  const areaName = useCurrentRegionName();
  return (
    <SearchPage
      categories={SEARCH_CATEGORIES}
      regionPicker={<RegionPicker />}
      marksOf={marksOfFound}
      {...(areaName && { areaName })}
    />
  );
}
