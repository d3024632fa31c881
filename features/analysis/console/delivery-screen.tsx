import { formatNumber } from '#src/ui/format';
import { Sheet } from '#src/ui/sheet.tsx';
import { addressOf, periodIn } from '../screens';
import { PartView } from './part-view';
import { FiguresTable } from './figures-table';
import { momentOf } from './moment';
import { usePlace } from './use-place';

const seconds = (ms: number | null): string => (ms === null ? '—' : `${(ms / 1_000).toFixed(1)} 秒`);

export const DeliveryScreen = () => {
  const { params } = usePlace();
  return (
    <PartView part="delivery">
      {({ hours, tabs, tabsWithHoles, expected, arrived, reported, delay, ahead }) => (
        <div className="column">
          <Sheet
            title="缺号"
            note="每个标签页从 0 起连续编号，缺的号就是没有送达的事件；会员暂停记录的、删除的和到期清理的不算"
          >
            <dl className="figures">
              <div>
                <dt>会话</dt>
                <dd>{formatNumber(tabs)}</dd>
                <dd className="muted">
                  <a
                    href={`#${addressOf({ screen: 'sessions', params: { ...periodIn(params), holes: 'only' } })}`}
                  >
                    其中 {formatNumber(tabsWithHoles)} 个有缺号
                  </a>
                </dd>
              </div>
              <div>
                <dt>应到</dt>
                <dd>{formatNumber(expected)}</dd>
              </div>
              <div>
                <dt>已到</dt>
                <dd>{formatNumber(arrived)}</dd>
                <dd className="muted">
                  {expected === 0 ? '' : `${((arrived / expected) * 100).toFixed(2)}%`}
                </dd>
              </div>
              <div>
                <dt>浏览器自报丢弃</dt>
                <dd>{formatNumber(reported)}</dd>
              </div>
              <div>
                <dt>延迟中位</dt>
                <dd>{seconds(delay.p50)}</dd>
                <dd className="muted">
                  p95 {seconds(delay.p95)} · p99 {seconds(delay.p99)}
                </dd>
              </div>
              <div>
                <dt>时钟快五分钟以上</dt>
                <dd>{formatNumber(ahead)}</dd>
              </div>
            </dl>
          </Sheet>
          <FiguresTable
            title="每小时"
            note="按服务器收到的时间"
            keyOf={({ at }) => at}
            rows={hours}
            columns={[
              { title: '时间', of: ({ at }) => momentOf(at).slice(0, 16) },
              { title: '收到', of: ({ received }) => received },
              { title: '新存', of: ({ stored }) => stored },
              { title: '重复', of: ({ repeated }) => repeated },
              { title: '坏事件', of: ({ bad }) => bad },
              { title: '超额未存', of: ({ refused }) => refused },
            ]}
          />
        </div>
      )}
    </PartView>
  );
};
