import { useSelector } from 'react-redux';
import { RecommendedData } from '../../../features/recommendations/ui';
import { selectCurrentRegion } from '../../../features/regions';
import { selectRecent } from '../../../features/search';
import { NATIONWIDE } from '../../contract/places';
import { marksOfFound } from './found-marks';

export { joinMarks } from './join-marks';
export { recommendations } from '../../../features/recommendations';

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
