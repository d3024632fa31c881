import { useSelector } from 'react-redux';
import { NATIONWIDE } from '#src/contract/places';
import { selectAreas, selectCurrentRegion } from '../selectors';
import { placeNamed } from './places';

/** 广东; undefined for 全国, which narrows nothing, and until the list of regions is known. */
export const useCurrentRegionName = (): string | undefined => {
  const areas = useSelector(selectAreas);
  const current = useSelector(selectCurrentRegion);
  return current === NATIONWIDE ? undefined : placeNamed(areas, current)?.name;
};
