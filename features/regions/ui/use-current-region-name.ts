import { useSelector } from 'react-redux';
import { selectAreas, selectCurrentRegion } from '../selectors';
import { placeNamed } from './places';

/** 广东; undefined until the list of regions is known. */
export const useCurrentRegionName = (): string | undefined => {
  const areas = useSelector(selectAreas);
  const current = useSelector(selectCurrentRegion);
  return placeNamed(areas, current)?.name;
};
