import { useSelector } from 'react-redux';
import { RecommendedData } from '#features/recommendations/ui/index';
import { selectCurrentRegion } from '#features/regions/index';
import { selectRecent } from '#features/search/index';
import { NATIONWIDE } from '#src/contract/places';
import { marksOfFound } from '../pages/shared/marks';

export { joinMarks } from '../pages/shared/marks';
export { recommendations } from '#features/recommendations/index';

/** Region and last search come from their slices, and recommendations know neither. */
export function HomeRecommendations() {
  const region = useSelector(selectCurrentRegion);
  const [keyword] = useSelector(selectRecent);
  return (
    <RecommendedData
      areaId={region === NATIONWIDE ? undefined : region}
      keyword={keyword}
      marksOf={marksOfFound}
    />
  );
}
