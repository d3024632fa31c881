import { useSelector } from 'react-redux';
import { useSend } from '#src/ui/use-send';
import { commands } from '../commands';
import { selectRecruitImage } from '../selectors';
import './styles/promotions.css';

const SIZE = { width: 240, height: 150 };

export function RecruitBox() {
  const send = useSend();
  const image = useSelector(selectRecruitImage);
  if (image === undefined) return null;
  return (
    <aside
      className="promotions-recruit"
      aria-label="专家招募"
      onKeyDown={({ key }) => key === 'Escape' && send(commands.hideRecruit())}
    >
      <button
        type="button"
        className="promotions-recruit-picture"
        // The picture gives way to words in a narrow margin; the name stays.
        aria-label="造价专家招募，查看详情"
        onClick={() => send(commands.followRecruit())}
      >
        <img src={image} alt="" {...SIZE} />
        <span className="promotions-recruit-words" aria-hidden>
          造价专家招募
        </span>
      </button>
      <button
        type="button"
        className="promotions-recruit-close"
        aria-label="关闭专家招募"
        onClick={() => send(commands.hideRecruit())}
      >
        ×
      </button>
    </aside>
  );
}
