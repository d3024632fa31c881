import { useSelector } from 'react-redux';
import { selectList } from '../../selectors';
import { beforeScheme } from '../labels';

export const OrderNote = () => {
  const { view, scheme } = useSelector(selectList);
  const words = beforeScheme(view, scheme);
  return words ? (
    <p className="muted" role="status">
      {words}
    </p>
  ) : null;
};
