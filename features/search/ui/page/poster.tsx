import { useSelector } from 'react-redux';
import { Picture } from '#src/ui/picture.tsx';
import { useSend } from '#src/ui/use-send';
import { commands } from '../../commands';
import { linkOf } from '../../poster';
import { selectPoster } from '../../selectors';
import { classes } from '#src/ui/classes';
import * as styles from './search-page.module.css';

const WIDTH = 180;

export const Poster = () => {
  const send = useSend();
  const poster = useSelector(selectPoster);
  if (!poster?.ifDisplay || !poster.imagePath) return null;
  const link = linkOf(poster.linkPath);
  const image = (
    <Picture src={poster.imagePath} width={WIDTH} alt={link ? '活动海报，查看详情' : '活动海报'} eager />
  );
  return (
    <aside className={classes('no-print', styles.poster)} aria-label="宣传">
      {link ? (
        <a
          href={link.href}
          {...(link.isOutside && { target: '_blank', rel: 'noreferrer' })}
          onClick={() => send(commands.followPoster())}
        >
          {image}
        </a>
      ) : (
        image
      )}
    </aside>
  );
};
