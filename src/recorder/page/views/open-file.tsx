import { useEffect, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { classes } from '#src/ui/classes';
import { useSend } from '#src/ui/use-send';
import { commands } from '../commands';
import { selectFile, selectKept, selectRefused } from '../selectors';
import * as styles from './recorder.module.css';

const KB = 1_024;
const ACCEPT = '.ndjson,.json,.gz';

/** Wherever on the page a file is let go, it is opened. */
const useDrop = (open: (file: File) => void): boolean => {
  const [isOver, setIsOver] = useState(false);
  const opened = useRef(open);
  opened.current = open;
  useEffect(() => {
    const over = (event: DragEvent) => {
      event.preventDefault();
      setIsOver(true);
    };
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) setIsOver(false);
    };
    const drop = (event: DragEvent) => {
      event.preventDefault();
      setIsOver(false);
      const file = event.dataTransfer?.files[0];
      if (file) opened.current(file);
    };
    document.addEventListener('dragover', over);
    document.addEventListener('dragleave', leave);
    document.addEventListener('drop', drop);
    return () => {
      document.removeEventListener('dragover', over);
      document.removeEventListener('dragleave', leave);
      document.removeEventListener('drop', drop);
    };
  }, []);
  return isOver;
};

/** Those of tabs that recorded; whoever lost one finds it here. */
function KeptLogs({ open }: { readonly open: (file: File) => void }) {
  const send = useSend();
  const kept = useSelector(selectKept);
  if (kept.length === 0) return null;
  return (
    <details>
      <summary>这个浏览器里留下的日志（{kept.length} 份，已脱敏）</summary>
      <ul>
        {kept.map(({ at, isOfError, file }) => {
          const name = `${new Date(at).toLocaleString('zh-CN')}${isOfError ? '，出错时' : ''}`;
          return (
            <li key={file.name} className="row">
              <button type="button" className="plain" onClick={() => open(file)}>
                {name}，{Math.ceil(file.size / KB)} KB
              </button>
              <button
                type="button"
                className="plain"
                aria-label={`存为文件 ${name}`}
                onClick={() => send(commands.saveKeptFile({ file }))}
              >
                存为文件
              </button>
            </li>
          );
        })}
      </ul>
    </details>
  );
}

export function OpenFile() {
  const send = useSend();
  const file = useSelector(selectFile);
  const refused = useSelector(selectRefused);
  const open = (chosen: File) => send(commands.openFile({ file: chosen }));
  const isOver = useDrop(open);
  return (
    <section className={classes(styles.walk, styles.open, isOver && styles.over)} aria-label="打开日志">
      <label className={styles.choose}>
        <span className="button">{file ? '打开另一份日志' : '选择日志文件'}</span>
        <span className="muted">或把文件拖到页面上</span>
        <input
          className="sr-only"
          type="file"
          accept={ACCEPT}
          onChange={({ target }) => {
            const [chosen] = target.files ?? [];
            if (chosen) open(chosen);
            // The same file, changed meanwhile, can be chosen again.
            target.value = '';
          }}
        />
      </label>
      <p className="muted">
        可以打开 .alog.ndjson（也可以是 gzip 压缩的）和 Redux DevTools
        导出的文件。文件只在这个浏览器里读取，不会上传，也不需要登录。
      </p>
      <KeptLogs open={open} />
      <div role="alert">
        {refused && (
          <p className="notice notice-error">
            打不开 {refused.name}：{refused.why}
            {file && `。下面显示的仍是 ${file.name}`}
          </p>
        )}
      </div>
    </section>
  );
}
