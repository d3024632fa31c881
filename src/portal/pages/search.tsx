import { RegionPicker, useCurrentRegionName } from '../../../features/regions/ui';
import { SearchPage } from '../../../features/search/ui';
import { marksOfFound } from '../record-marks';
import { SEARCH_CATEGORIES } from '../shell/search-categories';

export { commands as searchCommands, search } from '../../../features/search';
export { RichSearchBox } from '../shell/rich-search-box';

/** The results and the regions meet here; neither slice knows the other. */
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
