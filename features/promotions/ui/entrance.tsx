import { useSelector } from 'react-redux';
import { classes } from '#src/ui/classes';
import { Picture } from '#src/ui/picture.tsx';
import { useSend } from '#src/ui/use-send';
import { commands } from '../commands';
import { selectEntrance, selectIsNew } from '../selectors';
import * as styles from './promotions.module.css';

interface Link {
  readonly href: string;
  readonly target?: '_blank';
  readonly rel?: 'noopener noreferrer';
}

/** Only ever a page of this portal or an https address; anything else is no link. */
export const linkTo = (jumpedUrl: string): Link | undefined => {
  if (/^\/(?![/\\])/.test(jumpedUrl)) return { href: `#${jumpedUrl}` };
  if (!/^https:\/\//i.test(jumpedUrl) || !URL.canParse(jumpedUrl)) return undefined;
  return { href: jumpedUrl, target: '_blank', rel: 'noopener noreferrer' };
};

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
      <Picture src={entranceImgPath} alt={title} width={SIZE} height={SIZE} />
      {isNew && <span className={classes('tag bad', styles.fresh)}>新</span>}
    </a>
  );
}
