import { useEffect, useState } from 'react';
import { useStore } from 'react-redux';
import { saveFile } from '#infra/browser/save-file';
import type { TabRecording } from './recording';
import { classes } from '#src/ui/classes';
import * as styles from './recording-panel.module.css';

const REFRESH_MS = 500;
const FILE_NAME = 'session.alog.ndjson';

const offer = (text: string) =>
  saveFile(window)(FILE_NAME, new Blob([text], { type: 'application/x-ndjson' }));

/** Says that this tab is being recorded, and hands the recording out as a file. */
export function RecordingPanel({ recording }: { readonly recording: TabRecording }) {
  const store = useStore<Record<string, unknown>>();
  const [count, setCount] = useState(recording.count());

  useEffect(() => {
    const timer = setInterval(() => setCount(recording.count()), REFRESH_MS);
    return () => clearInterval(timer);
  }, [recording]);

  return (
    <aside className={classes('row box no-print', styles.root)} aria-label="操作录制">
      <span className={styles.light} aria-hidden />
      <span>正在录制 · {count} 条</span>
      <button type="button" className="plain" onClick={() => offer(recording.save(store.getState()))}>
        保存
      </button>
    </aside>
  );
}
