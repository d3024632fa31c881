import { Button } from 'antd';
import { useSend } from '#src/ui/use-send';
import { formatNumber } from '#src/ui/format';
import { commands } from '../commands';
import { MOST_EXPORTED } from '../contract/period';
import { PartView } from './part-view';
import * as styles from './console.module.css';
import { EVENT_COLUMNS } from './event-columns';
import { FiguresTable } from './figures-table';
import { TextParam } from './text-param';

export function EventsScreen() {
  const send = useSend();
  return (
    <div className="column">
      <div className={styles.bar}>
        <TextParam name="codes" label="事件码" placeholder="全部，或 200101,200106" width="wide" />
        <TextParam name="account" label="账号" />
        <TextParam name="route" label="页面" placeholder="commonproj" />
        <TextParam name="tab" label="会话" />
      </div>
      <PartView part="events">
        {({ events, next }) => (
          <div className="column">
            <FiguresTable
              title="事件"
              note={`最近的在前，列出 ${formatNumber(events.length)} 条${next === null ? '，已是全部' : ''}`}
              whole={{
                words: `导出全部（至多 ${formatNumber(MOST_EXPORTED)} 条）`,
                save: (format) => send(commands.exportEvents({ format })),
              }}
              keyOf={({ id }) => id}
              rows={events}
              columns={EVENT_COLUMNS}
              pageSize={events.length}
            />
            {next !== null && <Button onClick={() => send(commands.loadMore())}>再看 50 条</Button>}
          </div>
        )}
      </PartView>
    </div>
  );
}
