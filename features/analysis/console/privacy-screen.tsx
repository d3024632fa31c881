import { formatNumber } from '#src/ui/format';
import { Sheet } from '#src/ui/sheet.tsx';
import type { Privacy } from '../contract/privacy';
import { PartView } from './part-view';
import { FiguresTable } from './figures-table';
import { momentOf } from './moment';
import { PersonForm } from './person-form';
import { RetentionDays } from './retention-days';

const MIB = 1_048_576;

export const PrivacyScreen = () => (
  <PartView part="privacy">
    {({ isAdmin, oldestDay, events, bytes, paused, eventDays, sections, erasures, access }) => (
      <div className="column">
        <Sheet title="留存" note="会员可在“我的数据”里查看、导出、删除自己的行为，也可以暂停记录">
          <dl className="figures">
            <div>
              <dt>最早一天</dt>
              <dd>{oldestDay ?? '—'}</dd>
            </div>
            <div>
              <dt>事件（累计）</dt>
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
            <div>
              <dt>全部事件保存</dt>
              <dd>{eventDays === null ? '—' : `${eventDays} 天`}</dd>
            </div>
          </dl>
        </Sheet>
        {isAdmin ? (
          <PersonForm />
        ) : (
          <Sheet title="一个人的行为">
            <p className="muted">
              这个账号没有内部权限，不能导出或抹去一个人的行为；由同时有内部权限的分析账号办理。
            </p>
          </Sheet>
        )}
        <FiguresTable
          // A new receipt comes first, whatever page and order were chosen.
          key={erasures[0]?.receipt}
          title="删除回执"
          note="至多 100 条"
          keyOf={({ receipt }) => receipt}
          rows={erasures}
          nothing="没有删除过"
          columns={[
            { title: '回执', of: ({ receipt }) => receipt },
            { title: '删除的事件', of: ({ erased }) => erased },
            { title: '去掉身份的事件', of: ({ anonymised }) => anonymised },
            { title: '办理', of: ({ by }) => by ?? '会员本人' },
            { title: '时间', of: ({ at }) => momentOf(at) },
          ]}
        />
        <FiguresTable<Privacy['sections'][number]>
          title="各板块的保存期限"
          note={
            isAdmin
              ? '到期的事件每小时删除；按小时与按会话的合计随全部事件到期，按天的合计不含身份，继续保留'
              : '由同时有内部权限的分析账号设置'
          }
          keyOf={({ section }) => section}
          rows={sections}
          columns={[
            { title: '板块', of: ({ section }) => section },
            { title: '名称', of: ({ name }) => name },
            {
              title: '保存天数',
              of: ({ days }) => days ?? '同全部事件',
              ...(isAdmin && { draw: (row) => <RetentionDays key={row.days} {...row} most={eventDays} /> }),
            },
            { title: '设置者', of: ({ by }) => by },
            { title: '设置时间', of: ({ at }) => momentOf(at) },
          ]}
        />
        <FiguresTable
          title="查看记录"
          note="谁看过哪个账号、哪个会话，运行过什么 SQL，改过什么设置；至多 100 条"
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
