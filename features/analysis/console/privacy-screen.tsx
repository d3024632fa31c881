import { formatNumber } from '#src/ui/format';
import { Sheet } from '#src/ui/sheet.tsx';
import { PartView } from './part-view';
import { FiguresTable } from './figures-table';
import { momentOf } from './moment';

const MIB = 1_048_576;

export const PrivacyScreen = () => (
  <PartView part="privacy">
    {({ oldestDay, events, bytes, paused, erasures, access }) => (
      <div className="column">
        <Sheet title="留存" note="会员可在“我的数据”里查看、导出、删除自己的行为，也可以暂停记录">
          <dl className="figures">
            <div>
              <dt>最早一天</dt>
              <dd>{oldestDay ?? '—'}</dd>
            </div>
            <div>
              <dt>事件</dt>
              <dd>{formatNumber(events)}</dd>
            </div>
            <div>
              <dt>占用</dt>
              <dd>{(bytes / MIB).toFixed(1)} MB</dd>
            </div>
            <div>
              <dt>暂停记录的会员</dt>
              <dd>{formatNumber(paused)}</dd>
            </div>
          </dl>
        </Sheet>
        <FiguresTable
          title="删除回执"
          note="至多 100 条"
          keyOf={({ receipt }) => receipt}
          rows={erasures}
          nothing="没有会员删除过"
          columns={[
            { title: '回执', of: ({ receipt }) => receipt },
            { title: '删除的事件', of: ({ erased }) => erased },
            { title: '时间', of: ({ at }) => momentOf(at) },
          ]}
        />
        <FiguresTable
          title="查看记录"
          note="谁看过哪个账号、哪个会话，运行过什么 SQL；至多 100 条"
          keyOf={({ at, by, what }) => `${at} ${by} ${what}`}
          rows={access}
          nothing="没有人查看过"
          columns={[
            { title: '时间', of: ({ at }) => momentOf(at) },
            { title: '账号', of: ({ by }) => by },
            { title: '看了什么', of: ({ what }) => what },
          ]}
        />
      </div>
    )}
  </PartView>
);
