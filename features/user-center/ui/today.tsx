import { useSelector } from 'react-redux';
import { selectDay } from '../selectors';
import { dayText } from './labels';

/** For the header of the member centre. */
export function Today() {
  const day = useSelector(selectDay);
  return (
    <time className="member-today" dateTime={day}>
      {day && dayText(day)}
    </time>
  );
}
