import { useSelector } from 'react-redux';
import type { Header } from '#infra/action-log/log';
import { selectFile, selectIndex } from '../selectors';
import * as styles from './recorder.module.css';
import { secondsOf } from './labels';

/** In the time zone of whoever was recorded; a file may name one that this browser does not know. */
const startOf = ({ t0, tz }: Header): string => {
  try {
    return `${new Intl.DateTimeFormat('zh-CN', { timeZone: tz, dateStyle: 'medium', timeStyle: 'medium' }).format(t0)}（${tz}）`;
  } catch {
    return `${new Date(t0).toISOString()}（${tz}）`;
  }
};

/** Where the log comes from and what is in it. */
export function HeaderFacts() {
  const file = useSelector(selectFile);
  const index = useSelector(selectIndex);
  if (!file || !index) return null;
  const { header, lines, end, damages } = file.log;
  const count = (kind: string) => lines.filter(({ k }) => k === kind).length;
  const facts: readonly (readonly [string, string])[] = [
    ['程序', `${header.app} ${header.bl}${header.source === 'app' ? '' : '（来自 Redux DevTools）'}`],
    ['开始', startOf(header)],
    ['时长', secondsOf(index.lengthMs)],
    ['动作', String(index.actions.length)],
    ['请求', `${count('q')}，回应 ${count('s')}`],
    ['行为事件', String(count('v'))],
    ['异常', String(count('x'))],
    ['脱敏规则', header.rules],
    ['结尾', end ? (damages.length > 0 ? '有结束行' : '完整') : '没有结束行，日志中途截断'],
  ];
  return (
    <section className={styles.walk} aria-label="日志">
      <h2>{file.name}</h2>
      {damages.length > 0 && <p className="notice notice-warning">文件不是写成时的样子，核对时逐处列出。</p>}
      {header.skipped > 0 && (
        <p className="muted">录制开始之前有 {header.skipped} 行没有保留，只能按状态重放。</p>
      )}
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
