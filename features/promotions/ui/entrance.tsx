import { useSelector } from 'react-redux';
import { useSend } from '#src/ui/use-send';
import { commands } from '../commands';
import { selectEntrance, selectIsNew } from '../selectors';
import { linkTo } from './link-to';
import { classes } from '#src/ui/classes';
import * as styles from './promotions.module.css';

const SIZE = 56;

/** The picture in the service bar that leads to an activity. */
export function Entrance() {
  const send = useSend();
  const entrance = useSelector(selectEntrance);
  const isNew = useSelector(selectIsNew);
  const link = entrance && linkTo(entrance.jumpedUrl);
  if (!link) return null;
  const { id, title, entranceImgPath } = entrance;
  return (
    <a {...link} className={styles.entrance} onClick={() => send(commands.followEntrance({ id }))}>
      <img src={entranceImgPath} alt={title} width={SIZE} height={SIZE} />
      {isNew && <span className={classes('tag bad', styles.fresh)}>新</span>}
    </a>
  );
}
