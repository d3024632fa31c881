import { useSelector } from 'react-redux';
import { selectView } from '../../selectors';

const SHARED = [
  'type',
  'areaId',
  'structure',
  'scale',
  'height',
  'stage',
  'priceFrom',
  'priceTo',
  'source',
] as const;

/** To the distribution of the subjects of these projects, as far as both pages know the same conditions. */
export const RangeLink = () => {
  const view = useSelector(selectView);
  const query = new URLSearchParams(
    SHARED.flatMap((key) => (view[key] ? [[key, view[key]]] : [])),
  ).toString();
  return <a href={`#/commonproj/indexRange${query && `?${query}`}`}>科目指标区间</a>;
};
