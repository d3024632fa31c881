import { useSelector } from 'react-redux';
import type { ActionLog } from '#infra/action-log/reader';
import { statesVerdictOf } from '#infra/action-log/verdict';
import { DataTable } from '#src/ui/data-table.tsx';
import { useSend } from '#src/ui/use-send';
import { commands } from '../commands';
import type { Verification } from '../events';
import { selectIsReady, selectLog, selectVerification, selectWork } from '../selectors';
import * as styles from './recorder.module.css';

const MOST = 50;
const SHORT = 12;
const NOTICES = { same: 'success', diverged: 'error', none: 'warning' } as const;

function Result({ log, found }: { readonly log: ActionLog; readonly found: Verification }) {
  const send = useSend();
  const { divergences, unknownSlices } = found;
  const { outcome, summary, damages } = statesVerdictOf(log, found);
  return (
    <>
      <p role="status" className={`notice notice-${NOTICES[outcome]}`}>
        {summary}
      </p>
      {damages.length > 0 && (
        <ul aria-label="文件的损坏">
          {damages.slice(0, MOST).map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      )}
      {unknownSlices.length > 0 && <p className="muted">这个版本没有这些切片：{unknownSlices.join('、')}</p>}
      {divergences.length > 0 && (
        <DataTable
          caption="分歧"
          asCards
          rows={divergences.slice(0, MOST)}
          rowKey={({ n, of, at }) => `${n} ${of} ${at}`}
          columns={[
            {
              key: 'n',
              title: '位置',
              cell: ({ n, at }) => (
                <button type="button" className="plain" onClick={() => send(commands.moveTo({ n }))}>
                  第 {n} 个动作之后{at === 'end' ? '（结尾）' : ''}
                </button>
              ),
            },
            { key: 'of', title: '不同的是', cell: ({ of }) => (of === 'state' ? '状态' : '请求') },
            { key: 'slices', title: '切片', cell: ({ slices }) => slices?.join('、') || '—' },
            {
              key: 'expected',
              title: '记录为',
              cell: ({ expected }) => <code>{expected.slice(0, SHORT)}</code>,
            },
            { key: 'found', title: '本次为', cell: ({ found: now }) => <code>{now.slice(0, SHORT)}</code> },
          ]}
        />
      )}
      {Math.max(divergences.length, damages.length) > MOST && <p className="muted">各只列出前 {MOST} 处。</p>}
    </>
  );
}

/** Folds the log with the reducers of this build and says where it comes to another state. */
export function VerifyPanel() {
  const send = useSend();
  const log = useSelector(selectLog);
  const isReady = useSelector(selectIsReady);
  const work = useSelector(selectWork);
  const found = useSelector(selectVerification);
  const isEndless = log && !log.end && !log.lines.some(({ k }) => k === 'c');
  return (
    <section className={styles.walk} aria-label="核对">
      <div className={styles.bar}>
        <h2>核对</h2>
        <button
          type="button"
          className="button"
          disabled={!isReady || work !== undefined}
          onClick={() => send(commands.verify())}
        >
          按状态重放并比较
        </button>
        <button
          type="button"
          className="button"
          disabled={!isReady}
          onClick={() => send(commands.exportDevtools())}
        >
          导出为 DevTools 文件
        </button>
      </div>
      <p className="muted">用这个版本的程序从头重放全部动作，在每个检查点和结尾比较状态与请求的校验值。</p>
      {isEndless && <p className="muted">这份日志没有检查点，也没有结束行，没有可以比较的校验值。</p>}
      {log && found && <Result log={log} found={found} />}
    </section>
  );
}
