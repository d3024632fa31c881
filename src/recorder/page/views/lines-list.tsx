import { useCallback, useMemo, useRef } from 'react';
import { useSelector } from 'react-redux';
import { classes } from '#src/ui/classes';
import { LongList } from '#src/ui/long-list/long-list.tsx';
import { useSend } from '#src/ui/use-send';
import { commands } from '../commands';
import { countUpTo, LINE_KINDS, titleOf, type Row } from '../log-index';
import { selectFilter, selectIndex, selectLog, selectRow, selectRows } from '../selectors';
import * as styles from './recorder.module.css';
import { KIND_WORDS } from './labels';

const ORIGIN: Readonly<Record<string, string>> = {
  ui: '界面',
  epic: '流程',
  net: '网络',
  timer: '定时',
  ws: '推送',
  tab: '别的标签页',
};
const SORT: Readonly<Record<string, string>> = {
  q: '请求',
  s: '回应',
  w: '推送',
  t: '定时',
  v: '事件',
  x: '异常',
};
const sortOf = (line: Row): string =>
  line.k === 'a' ? (ORIGIN[line.o] ?? line.o) : (SORT[line.k] ?? line.k);

const ABOVE = 4;
const MS = 1_000;
const nothing = () => undefined;

/** Where the list is taken: it stands still as long as the chosen line is in sight. */
const useAnchor = (nearest: number, rows: readonly number[]) => {
  const sight = useRef({ first: 0, last: -1 });
  const anchor = useRef({ nearest: 0, rows });
  const { first, last } = sight.current;
  if (anchor.current.rows !== rows || nearest <= first || nearest >= last) anchor.current = { nearest, rows };
  const onSight = useCallback((seen: typeof sight.current) => {
    sight.current = seen;
  }, []);
  return { nearest: anchor.current.nearest, onSight };
};

function Filter() {
  const send = useSend();
  const filter = useSelector(selectFilter);
  const rows = useSelector(selectRows);
  return (
    <div className={styles.bar}>
      <label className="inputs row">
        类别
        <select
          value={filter.kind}
          onChange={({ target }) => {
            const kind = LINE_KINDS.find((each) => each === target.value);
            if (kind) send(commands.filterLines({ ...filter, kind }));
          }}
        >
          {LINE_KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {KIND_WORDS[kind]}
            </option>
          ))}
        </select>
      </label>
      <input
        className={`input ${styles.condition}`}
        aria-label="类型或路径含有"
        placeholder="类型或路径含有…"
        value={filter.text}
        onChange={({ target }) => send(commands.filterLines({ ...filter, text: target.value }))}
      />
      <span className="muted">{rows.length} 行</span>
    </div>
  );
}

/** All lines of the log, or those a filter leaves; the chosen one is kept in sight. */
export function LinesList() {
  const send = useSend();
  const log = useSelector(selectLog);
  const index = useSelector(selectIndex);
  const rows = useSelector(selectRows);
  const chosen = useSelector(selectRow);
  const nearest = useMemo(
    () => (chosen === undefined ? 0 : countUpTo(chosen, (at) => rows[at] ?? 0, rows.length) - 1),
    [rows, chosen],
  );
  const anchor = useAnchor(nearest, rows);
  const drawRow = useCallback(
    (at: number) => {
      const row = rows[at] ?? 0;
      const line = log?.lines[row];
      if (!line || !index) return null;
      const isChosen = row === chosen;
      return (
        <>
          <span role="cell" className={classes(styles.time, isChosen && styles.chosen)}>
            {((index.timeAt[row] ?? 0) / MS).toFixed(3)}
          </span>
          <span role="cell" className={isChosen ? styles.chosen : undefined}>
            {sortOf(line)}
          </span>
          <span role="cell" className={isChosen ? styles.chosen : undefined}>
            <button
              type="button"
              className={styles.line}
              aria-current={isChosen ? 'true' : undefined}
              onClick={() => send(commands.moveTo({ n: index.countAt[row] ?? 0, row }))}
            >
              {titleOf(line)}
            </button>
          </span>
        </>
      );
    },
    [rows, log, index, chosen, send],
  );
  return (
    <section className={styles.lines} aria-label="日志的行">
      <Filter />
      <div className={styles.listBox}>
        <LongList
          label="日志的行"
          count={rows.length}
          columns={3}
          head={
            <>
              <span role="columnheader">秒</span>
              <span role="columnheader">来自</span>
              <span role="columnheader">内容</span>
            </>
          }
          start={Math.max(0, anchor.nearest - ABOVE)}
          entry={`${anchor.nearest} ${rows.length}`}
          drawRow={drawRow}
          onSight={anchor.onSight}
          onRest={nothing}
        />
      </div>
    </section>
  );
}
