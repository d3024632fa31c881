import { useEffect, useState } from 'react';
import type { MadeLog } from '#infra/action-log/keeper';
import { saveFile } from '#infra/browser/save-file';
import { classes } from '#src/ui/classes';
import type { KeeperLink } from './keeper-link';
import type { TabRecording } from './recording';
import * as styles from './recording-panel.module.css';

const REFRESH_MS = 500;
const MINUTE_MS = 60_000;
const FILE_NAME = 'session.alog.ndjson';
const KB = 1_024;
const PERCENT = 100;
/** Of a line that is shown. */
const LONGEST = 300;

const offer = (text: string) =>
  saveFile(window)(FILE_NAME, new Blob([text], { type: 'application/x-ndjson' }));

const HIDDEN_WORDS = {
  texts: '文字',
  figures: '长数字',
  secrets: '账号与联系方式',
  shortened: '只留长度',
  dropped: '密码与令牌',
} as const;

const kbOf = (bytes: number): string => `${Math.ceil(bytes / KB)} KB`;

/** What is in the file and what is not, before it leaves the browser. */
function Preview({ made, onEnd }: { readonly made: MadeLog; readonly onEnd: () => void }) {
  const counts = Object.entries(HIDDEN_WORDS).map(
    ([kind, words]) => `${words} ${made.hidden[kind as keyof typeof HIDDEN_WORDS]}`,
  );
  return (
    <div className={styles.preview} role="group" aria-label="保存前预览">
      <p>
        文件 {kbOf(made.text.length)}。已隐去（不同的值）：{counts.join('，')}。
      </p>
      <pre tabIndex={0} aria-label="隐去后的若干行">
        {made.sample.map((line) => line.slice(0, LONGEST)).join('\n')}
      </pre>
      <div className="row">
        <button
          type="button"
          className="button"
          onClick={() => {
            offer(made.text);
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
  readonly recording: TabRecording;
  readonly keeper: KeeperLink;
}

/** Says that this tab is being recorded, and hands the recording out as a file. */
export function RecordingPanel({ recording, keeper }: PanelProps) {
  const [count, setCount] = useState(recording.count());
  const [done, setDone] = useState<number>();
  const [made, setMade] = useState<MadeLog>();

  useEffect(() => {
    const timer = setInterval(() => setCount(recording.count()), REFRESH_MS);
    return () => clearInterval(timer);
  }, [recording]);

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
          正在录制 · {count} 条 · 已记约 {kbOf(keeper.bytes())}
        </span>
        <button type="button" className="plain" onClick={() => make()}>
          保存
        </button>
        <button type="button" className="plain" onClick={() => make(MINUTE_MS)}>
          最近一分钟
        </button>
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
