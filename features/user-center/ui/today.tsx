import { useSelector } from 'react-redux';
import { selectDay } from '../selectors';
import { dayText } from './labels';
import { classes } from '#src/ui/classes';
import * as styles from './member-bar.module.css';

/** For the header of the member centre. */
export function Today() {
  const day = useSelector(selectDay);
  return (
    <time className={classes('end', styles.today)} dateTime={day}>
      {day && dayText(day)}
    </time>
  );
}
