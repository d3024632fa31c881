import { RegionPicker, useCurrentRegionName } from '#features/regions/ui/index';
import { pageModule } from '#src/portal/page-module';
import { joinMarks, marksOfFound } from '#src/portal/pages/shared/marks.tsx';
import { SearchPage } from './ui/index';

/** The results, the regions and the marks meet here; none of their slices knows the others. */
function SearchResultsPage() {
  const areaName = useCurrentRegionName();
  return (
    <SearchPage regionPicker={<RegionPicker />} marksOf={marksOfFound} {...(areaName && { areaName })} />
  );
}

/** Its slice has joined with the box of suggestions. */
export const page = pageModule({ join: joinMarks, views: { searchResults: SearchResultsPage } });
