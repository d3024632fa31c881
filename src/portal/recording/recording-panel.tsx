import { useEffect, useState } from 'react';
import type { MadeLog } from '#infra/action-log/keeper';
import { classes } from '#src/ui/classes';
import { MINUTE_MS } from './frozen-tape';
import type { KeeperLink } from './keeper-link';
import { kbOf, LogContents } from './log-contents';
import { offerLog } from './offer-log';
import * as styles from './recording-panel.module.css';
import type { TabTape } from './taped';

const REFRESH_MS = 500;
const PERCENT = 100;

/** What is in the file and what is not, before it leaves the browser. */
function Preview({ made, onEnd }: { readonly made: MadeLog; readonly onEnd: () => void }) {
  return (
    <div role="group" aria-label="保存前预览">
      <LogContents made={made} />
      <div className="row">
        <button
          type="button"
          className="button"
          onClick={() => {
            offerLog(made.text);
            onEnd();
          }}
        >
          下载文件
        </button>
        <button type="button" className="plain" onClick={onEnd}>
          放弃
        </button>
      </div>
    </div>
  );
}

interface PanelProps {
  readonly tape: Pick<TabTape, 'count'>;
  readonly keeper: KeeperLink;
  /** Where recording may be ended from here. */
  readonly onEnd?: () => void;
}

/** Says that this tab is being recorded, and hands the recording out as a file. */
export function RecordingPanel({ tape, keeper, onEnd }: PanelProps) {
  const [count, setCount] = useState(tape.count());
  const [bytes, setBytes] = useState(keeper.bytes());
  const [done, setDone] = useState<number>();
  const [made, setMade] = useState<MadeLog>();

  useEffect(() => {
    const timer = setInterval(() => {
      setCount(tape.count());
      setBytes(keeper.bytes());
    }, REFRESH_MS);
    return () => clearInterval(timer);
  }, [tape, keeper]);

  const make = (lastMs?: number) => {
    setMade(undefined);
    setDone(0);
    void keeper.make(lastMs, setDone).then((log) => {
      setDone(undefined);
      setMade(log);
    });
  };

  return (
    <aside className={classes('box no-print', styles.root)} aria-label="操作录制">
      <div className="row">
        <span className={styles.light} aria-hidden />
        <span>
          正在录制 · {count} 条{bytes > 0 && ` · 整理成文件前约 ${kbOf(bytes)}`}
        </span>
        <button type="button" className="plain" onClick={() => make()}>
          保存
        </button>
        <button type="button" className="plain" onClick={() => make(MINUTE_MS)}>
          最近一分钟
        </button>
        {onEnd && (
          <button type="button" className="plain" onClick={onEnd}>
            停止
          </button>
        )}
      </div>
      {done !== undefined && (
        <p role="status">
          正在隐去与写出 <progress max={1} value={done} /> {Math.floor(done * PERCENT)}%
        </p>
      )}
      {made && <Preview made={made} onEnd={() => setMade(undefined)} />}
    </aside>
  );
}
