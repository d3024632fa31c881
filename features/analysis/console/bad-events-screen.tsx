import { Button, Drawer, Input } from 'antd';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { useSend } from '#src/ui/use-send';
import { commands } from '../commands';
import type { BadEvent } from '../contract/quality';
import { reasonWords } from '../bad-reasons';
import { selectSettling, type Settling } from '../selectors';
import { PartView } from './part-view';
import * as styles from './console.module.css';
import { SchemaDiff } from './schema-diff';
import { FiguresTable } from './figures-table';
import { momentOf } from './moment';

const OUTCOMES = { stored: '已补入库', dismissed: '不再处理' } as const;
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const reasonOf = ({ reason, body }: BadEvent): string => reasonWords(reason, textOf(body.fncode));

function Correction({ event, settling }: { readonly event: BadEvent; readonly settling?: Settling }) {
  const send = useSend();
  const [fncode, setFncode] = useState(textOf(event.body.fncode));
  const [query, setQuery] = useState(textOf(event.body.query));
  const isUnderWay = settling?.isUnderWay ?? false;
  // Not disabled meanwhile: the focus would be lost.
  const settle = (correction: { readonly fncode?: string; readonly query?: string }) => {
    if (!isUnderWay) send(commands.settleBadFact({ id: event.id, ...correction }));
  };
  return (
    <div className="column">
      <p className="notice notice-error">{reasonOf(event)}</p>
      <label className={styles.wideField}>
        <span>事件码</span>
        <Input value={fncode} onChange={({ target }) => setFncode(target.value)} />
      </label>
      <label className={styles.wideField}>
        <span>query（JSON）</span>
        <Input.TextArea rows={10} value={query} onChange={({ target }) => setQuery(target.value)} />
      </label>
      <SchemaDiff fncode={fncode} query={query} />
      <div role="alert">
        {settling?.problem && <p className="notice notice-error">{settling.problem.message}</p>}
      </div>
      <div className="row">
        <Button type="primary" loading={isUnderWay} onClick={() => settle({ fncode, query })}>
          改正并补入库
        </Button>
        <Button onClick={() => settle({})}>不再处理</Button>
      </div>
    </div>
  );
}

export function BadEventsScreen() {
  const [openId, setOpenId] = useState<string>();
  const settling = useSelector(selectSettling);
  return (
    <PartView part="badEvents">
      {({ reasons, events }) => {
        const open = events.find(({ id, outcome }) => id === openId && outcome === null);
        const settlingOf = (id: string) => (settling?.id === id ? settling : undefined);
        return (
          <div className="column">
            <FiguresTable
              title="原因"
              note="未处理的"
              keyOf={({ reason, fncode }) => `${reason} ${fncode}`}
              rows={reasons}
              nothing="没有未处理的坏事件"
              columns={[
                { title: '原因', of: ({ reason, fncode }) => reasonWords(reason, fncode) },
                { title: '事件码', of: ({ fncode }) => fncode },
                { title: '次数', of: ({ events: count }) => count },
              ]}
            />
            <FiguresTable
              title="坏事件"
              note="最近的在前，至多 200 条"
              keyOf={({ id }) => id}
              rows={events}
              nothing="没有坏事件"
              columns={[
                { title: '收到', of: ({ at }) => momentOf(at) },
                { title: '原因', of: reasonOf },
                { title: '事件码', of: ({ body }) => textOf(body.fncode) },
                {
                  title: '处理',
                  of: ({ outcome }) => (outcome === null ? '未处理' : OUTCOMES[outcome]),
                  draw: ({ id, outcome }) =>
                    outcome === null ? (
                      <>
                        <button
                          type="button"
                          className="plain"
                          aria-label={`查看并改正第 ${id} 条`}
                          onClick={() => setOpenId(id)}
                        >
                          查看并改正
                        </button>
                        {settlingOf(id)?.problem && <div className="muted">改正没有被接受</div>}
                      </>
                    ) : (
                      OUTCOMES[outcome]
                    ),
                },
              ]}
            />
            <Drawer
              title="坏事件"
              size="large"
              open={open !== undefined}
              onClose={() => setOpenId(undefined)}
              destroyOnHidden
            >
              {open && <Correction key={open.id} event={open} settling={settlingOf(open.id)} />}
            </Drawer>
          </div>
        );
      }}
    </PartView>
  );
}
