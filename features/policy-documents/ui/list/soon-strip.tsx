import { useSelector } from 'react-redux';
import { classes } from '#src/ui/classes';
import { SOON_DAYS } from '../../contract';
import { documentPath } from '../../document-view';
import { selectOverview } from '../../selectors';
import * as styles from '../policies.module.css';

/** What takes effect within thirty days; nothing where nothing does. */
export const SoonStrip = () => {
  const soon = useSelector(selectOverview)?.soon ?? [];
  return soon.length === 0 ? null : (
    <section
      className={classes('sheet sheet-flush', styles.soon)}
      aria-label={`${SOON_DAYS} 天内生效`}
      tabIndex={0}
    >
      <b>
        {SOON_DAYS} 天内生效 {soon.length} 份
      </b>
      <ul>
        {soon.map(({ id, title, effectiveOn }) => (
          <li key={id}>
            <span className="muted">{effectiveOn}</span> <a href={`#${documentPath(id)}`}>{title}</a>
          </li>
        ))}
      </ul>
    </section>
  );
};
