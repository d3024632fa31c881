import { Button, Input } from 'antd';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { useSend } from '#src/ui/use-send';
import type { Cell } from '#src/tables/table-file';
import { formatNumber } from '#src/ui/format';
import { commands } from '../commands';
import { MOST_EXPORTED, type FileFormat } from '../contract/period';
import { MOST_SQL_ROWS, sqlFaultIn } from '../contract/workbench';
import { SQL_TABLES } from '../rules/sql-tables';
import { selectSql } from '../selectors';
import * as styles from './console.module.css';
import { FiguresTable } from './figures-table';
import { usePlace } from './use-place';

const EXAMPLE = `select event_day(happened_at) as day, fncode, count(*)
from event
where day > current_date - 7
group by 1, 2
order by 1, 3 desc`;

const cellOf = (value: unknown): Cell => {
  if (value === null || typeof value === 'number' || typeof value === 'string') return value;
  return JSON.stringify(value);
};

interface Typed {
  readonly text: string;
  /** The query in the address at the time. */
  readonly over: string | undefined;
}

interface ResultRow {
  readonly cells: readonly unknown[];
  readonly at: number;
}

export function SqlScreen() {
  const send = useSend();
  const { params, set } = usePlace();
  const { running, answer } = useSelector(selectSql);
  const [typed, setTyped] = useState<Typed>();
  // What was typed belongs to the query it was typed over: the way back shows the query of then.
  const text = typed && typed.over === params.sql ? typed.text : (params.sql ?? EXAMPLE);
  const result = answer?.sql === params.sql ? answer?.result : undefined;
  const run = () => {
    // What cannot be asked stays typed, and the address leads to no other: its arrival would take the reason away.
    if (sqlFaultIn(text) === undefined) set({ sql: text });
    send(commands.runSql({ sql: text }));
  };
  return (
    <div className="column">
      <label className={styles.wideField}>
        <span>
          一条查询，限时 10 秒，列出至多 {formatNumber(MOST_SQL_ROWS)} 行，导出至多{' '}
          {formatNumber(MOST_EXPORTED)} 行；时间为北京时间
        </span>
        <Input.TextArea
          rows={8}
          className={styles.code ?? ''}
          spellCheck={false}
          value={text}
          onChange={({ target }) => setTyped({ text: target.value, over: params.sql })}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) run();
          }}
        />
      </label>
      <div className="row">
        <Button type="primary" loading={running !== undefined && running === text} onClick={run}>
          运行
        </Button>
        <span className="muted">Ctrl + Enter</span>
      </div>
      <details>
        <summary>可以查询的 {Object.keys(SQL_TABLES).length} 张表</summary>
        <dl>
          {Object.entries(SQL_TABLES).map(([name, { about, columns }]) => (
            <div key={name}>
              <dt>
                <code>{name}</code> {about}
              </dt>
              <dd>
                <code>{columns.join(', ')}</code>
              </dd>
            </div>
          ))}
        </dl>
      </details>
      {result && text !== params.sql && (
        <div role="note">
          <p>上面的查询改过、还没有运行；下面是这一条的结果：</p>
          <pre className={styles.statement}>{params.sql}</pre>
        </div>
      )}
      {result && (
        <FiguresTable<ResultRow>
          title={text === params.sql ? '结果' : '修改前的结果'}
          note={`${result.isCut ? `只列出前 ${formatNumber(result.rows.length)} 行` : `${formatNumber(result.rows.length)} 行`} · ${result.ms} ms`}
          {...(result.isCut &&
            answer && {
              whole: {
                words: `导出全部（至多 ${formatNumber(MOST_EXPORTED)} 行）`,
                save: (format: FileFormat) => send(commands.exportSql({ sql: answer.sql, format })),
              },
            })}
          nothing="没有一行"
          pageSize={100}
          keyOf={({ at }) => String(at)}
          rows={result.rows.map((cells, at) => ({ cells, at }))}
          columns={result.columns.map((title, column) => ({
            title,
            of: ({ cells }) => cellOf(cells[column]),
          }))}
        />
      )}
    </div>
  );
}
