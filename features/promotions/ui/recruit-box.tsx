import { useSelector } from 'react-redux';
import { Picture } from '#src/ui/picture.tsx';
import { useSend } from '#src/ui/use-send';
import { commands } from '../commands';
import { selectRecruitImage } from '../selectors';
import { classes } from '#src/ui/classes';
import * as styles from './promotions.module.css';

const SIZE = { width: 240, height: 150 };

export function RecruitBox() {
  const send = useSend();
  const image = useSelector(selectRecruitImage);
  if (image === undefined) return null;
  return (
    <aside
      className={classes('no-print', styles.recruit)}
      aria-label="专家招募"
      onKeyDown={({ key }) => key === 'Escape' && send(commands.hideRecruit())}
    >
      <button
        type="button"
        className={styles.picture}
        // The picture gives way to words in a narrow margin; the name stays.
        aria-label="造价专家招募，查看详情"
        onClick={() => send(commands.followRecruit())}
      >
        <Picture src={image} alt="" {...SIZE} />
        <span className={styles.words} aria-hidden>
          造价专家招募
        </span>
      </button>
      <button
        type="button"
        className={classes('icon-button', styles.close)}
        aria-label="关闭专家招募"
        onClick={() => send(commands.hideRecruit())}
      >
        ×
      </button>
    </aside>
  );
}
