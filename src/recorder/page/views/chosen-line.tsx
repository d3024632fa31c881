import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import type { ReplyLine, RequestLine } from '#infra/action-log/log';
import { titleOf, type Row } from '../log-index';
import { tabOf } from '../place';
import { selectIndex, selectLog, selectRow } from '../selectors';
import { JsonTree } from './json-tree';
import * as styles from './recorder.module.css';
import { secondsOf } from './labels';

interface Call {
  readonly request?: RequestLine | undefined;
  readonly reply?: ReplyLine | undefined;
}

const callOf = (lines: readonly Row[], line: Row): Call | undefined => {
  if (line.k !== 'q' && line.k !== 's') return undefined;
  const { r } = line;
  return {
    request: lines.find((each): each is RequestLine => each.k === 'q' && each.r === r),
    reply: lines.find((each): each is ReplyLine => each.k === 's' && each.r === r),
  };
};

const CallView = ({ call: { request, reply } }: { readonly call: Call }) => (
  <>
    <h3>请求{request && ` #${request.r}`}</h3>
    {request ? (
      <>
        <p>
          <code>
            {request.m} {request.u}
          </code>
        </p>
        {request.b !== undefined && (
          <JsonTree label="请求内容" value={{ 内容: request.b }} marked={['内容.']} />
        )}
      </>
    ) : (
      <p className="muted">请求在录制开始之前。</p>
    )}
    <h3>回应</h3>
    {reply ? (
      <>
        <p>
          {reply.st === undefined ? (reply.err ?? '没有回应') : `HTTP ${reply.st}，业务码 ${reply.sc}`}
          {request && `，用时 ${secondsOf(reply.t - request.t)}`}
        </p>
        <JsonTree label="回应内容" value={{ 数据: reply.b, 信封: reply.env }} marked={['数据.']} />
      </>
    ) : (
      <p className="muted">日志结束时还没有回应。</p>
    )}
  </>
);

const partsOf = (line: Row): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(line)
      .filter(([name]) => name !== 'k')
      .map(([name, value]) => [
        { pl: '载荷', m: '说明', ty: '类型', p: '起因行', i: '行', d: '内容', t: '毫秒', o: '来自' }[name] ??
          name,
        value,
      ]),
  );

/** Where the analysts see a tab from its beginning to its end. */
const tabAddress = (tab: string): string => `/console/#/session?${new URLSearchParams({ tab }).toString()}`;

/** What the chosen line holds; a request together with its reply. */
export function ChosenLine() {
  const log = useSelector(selectLog);
  const index = useSelector(selectIndex);
  const row = useSelector(selectRow);
  const line = row === undefined ? undefined : log?.lines[row];
  const call = useMemo(() => (log && line ? callOf(log.lines, line) : undefined), [log, line]);
  const tab = useMemo(() => (index && line ? tabOf(index.actions, line) : undefined), [index, line]);
  if (!index) return null;
  return (
    <section className={styles.panel} aria-label="所选的行">
      <h2>{line ? titleOf(line) : '第一个动作之前'}</h2>
      {tab !== undefined && (
        <a href={tabAddress(tab)} target="_blank" rel="noopener noreferrer">
          在分析台看这个会话
        </a>
      )}
      {line && !call && <JsonTree label="行的内容" value={partsOf(line)} marked={['载荷.']} />}
      {!line && <p className="muted">还没有动作发生。按“下一步”或“播放”开始。</p>}
      {call && <CallView call={call} />}
    </section>
  );
}
