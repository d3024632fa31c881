import { Button, Input } from 'antd';
import { useSelector } from 'react-redux';
import { useSend } from '#src/ui/use-send';
import { commands } from '../commands';
import type { EventRow } from '../contract/streams';
import { selectLive, selectLiveRows } from '../selectors';
import * as styles from './console.module.css';
import { EVENT_COLUMNS } from './event-columns';
import { FiguresTable } from './figures-table';

const BACK = 20;

export function LiveScreen() {
  const send = useSend();
  const { rows, upTo, text, problem, isGapped } = useSelector(selectLive);
  const shown = useSelector(selectLiveRows);
  const stopAt = (row: EventRow | undefined) => row && send(commands.pauseLive({ upTo: row.id }));
  const place = upTo === undefined ? rows.length - 1 : rows.findIndex(({ id }) => id === upTo);
  return (
    <div className="column">
      <div className={styles.bar}>
        {upTo === undefined ? (
          <Button disabled={rows.length === 0} onClick={() => stopAt(rows.at(-1))}>
            暂停
          </Button>
        ) : (
          <Button type="primary" onClick={() => send(commands.pauseLive({}))}>
            继续（又到 {rows.length - 1 - place} 条）
          </Button>
        )}
        <Button disabled={place <= 0} onClick={() => stopAt(rows[Math.max(0, place - BACK)])}>
          倒回 {BACK} 条
        </Button>
        <label className={styles.wideField}>
          <span>只看含有</span>
          <Input
            value={text}
            placeholder="事件码、含义、账号、会话或内容"
            allowClear
            onChange={({ target }) => send(commands.filterLive({ text: target.value }))}
          />
        </label>
      </div>
      {problem && <p className="notice notice-error">{problem.message}</p>}
      {isGapped && (
        <p className="notice" role="status">
          连接断开过，那段时间收到的事件没有全部列出；完整的见“事件”。
        </p>
      )}
      <FiguresTable
        title="刚刚收到"
        note={upTo === undefined ? '新的在上，至多留 2,000 条' : '已暂停'}
        nothing="还没有收到事件；在门户里点一下试试"
        pageSize={100}
        keyOf={({ id }) => id}
        rows={shown}
        columns={EVENT_COLUMNS}
      />
    </div>
  );
}
