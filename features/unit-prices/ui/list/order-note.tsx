import { useSelector } from 'react-redux';
import { selectList } from '../../selectors';
import { ORDERED_UNDER_SCHEME } from '../labels';

/** No index holds what a scheme makes of a price. */
export const OrderNote = () => {
  const { view, scheme } = useSelector(selectList);
  return scheme && view.sort === 'unitPrice' ? (
    <p className="muted" role="status">
      选用方案时{ORDERED_UNDER_SCHEME}排序
    </p>
  ) : null;
};
