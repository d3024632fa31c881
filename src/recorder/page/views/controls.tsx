import { useSelector } from 'react-redux';
import { useSend } from '#src/ui/use-send';
import { commands } from '../commands';
import { timeOfAction } from '../log-index';
import { selectCount, selectIndex, selectIsPlaying, selectIsReady, selectSpeed } from '../selectors';
import { SPEEDS } from '../speeds';
import * as styles from './recorder.module.css';
import { secondsOf } from './labels';

/** Steps, play and pace, and where the log stands. */
export function Controls() {
  const send = useSend();
  const index = useSelector(selectIndex);
  const n = useSelector(selectCount);
  const isPlaying = useSelector(selectIsPlaying);
  const isReady = useSelector(selectIsReady);
  const speed = useSelector(selectSpeed);
  const last = index?.actions.length ?? 0;
  return (
    <div className={styles.bar}>
      <button
        type="button"
        className="button"
        disabled={!isReady || n === 0}
        onClick={() => send(commands.moveTo({ n: 0 }))}
      >
        回到开头
      </button>
      <button
        type="button"
        className="button"
        disabled={!isReady || n === 0}
        onClick={() => send(commands.step({ by: -1 }))}
      >
        上一步
      </button>
      <button
        type="button"
        className="button button-fill"
        disabled={!isReady || last === 0}
        onClick={() => send(isPlaying ? commands.pause() : commands.play())}
      >
        {isPlaying ? '暂停' : '播放'}
      </button>
      <button
        type="button"
        className="button"
        disabled={!isReady || n >= last}
        onClick={() => send(commands.step({ by: 1 }))}
      >
        下一步
      </button>
      <button
        type="button"
        className="button"
        disabled={!isReady}
        onClick={() => send(commands.showPortal())}
      >
        在旁边显示门户
      </button>
      <label className="inputs row">
        速度
        <select
          value={speed}
          onChange={({ target }) => {
            const chosen = SPEEDS.find((each) => String(each) === target.value);
            if (chosen) send(commands.chooseSpeed({ speed: chosen }));
          }}
        >
          {SPEEDS.map((each) => (
            <option key={each} value={each}>
              {each} 倍
            </option>
          ))}
        </select>
      </label>
      {index && isReady && (
        <strong className={styles.place}>
          {n === 0 ? '第一个动作之前' : `第 ${n} 个动作之后`}，共 {last} 个 ·{' '}
          {secondsOf(timeOfAction(index, n))}
        </strong>
      )}
    </div>
  );
}
