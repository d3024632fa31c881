import { RegionPicker, useCurrentRegionName } from '#features/regions/ui/index';
import { SearchPage } from '#features/search/ui/index';
import { pageModule } from '../page-module';
import { joinMarks, marksOfFound } from './shared/marks';

/** The results, the regions and the marks meet here; none of their slices knows the others. */
function SearchResultsPage() {
  const areaName = useCurrentRegionName();
  return (
    <SearchPage regionPicker={<RegionPicker />} marksOf={marksOfFound} {...(areaName && { areaName })} />
  );
}

/** Its slice has joined with the box of suggestions. */
export const page = pageModule({ join: joinMarks, views: { searchResults: SearchResultsPage } });
