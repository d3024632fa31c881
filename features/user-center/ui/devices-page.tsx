import { Button } from 'antd';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { minuteAt } from '#src/contract/shanghai-time';
import { classes } from '#src/ui/classes';
import { Dialog } from '#src/ui/dialog/dialog.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { SkeletonRows } from '#src/ui/skeleton.tsx';
import { useSend } from '#src/ui/use-send';
import { commands } from '../commands';
import type { Device, Devices } from '../contract';
import { selectDevices, selectIsEndingOthers } from '../selectors';
import { dateText } from '#src/ui/moment';
import { deviceText } from './labels';
import * as styles from './member.module.css';

const BrowserLimit = ({ browsers }: Pick<Devices, 'browsers'>) => {
  const { used, limit, days, isCounted } = browsers;
  if (!isCounted) {
    return (
      <div className={styles.limit}>
        <p className="muted">这是共用账号，不限制浏览器个数。</p>
      </div>
    );
  }
  return (
    <div className={styles.limit}>
      <p id="browsers-used">
        近 {days} 天内，本账号在 <b>{used}</b> 个浏览器上登录过。
      </p>
      <meter aria-labelledby="browsers-used" min={0} max={limit} high={limit * 0.8} optimum={0} value={used}>
        {used} / {limit}
      </meter>
      <p className="muted">
        {days} 天内出现第 {limit + 1}{' '}
        个浏览器时，账号会暂停登录，由管理员核实后解除。发现不认识的浏览器，请结束它的登录并修改密码。
      </p>
    </div>
  );
};

function EndOthers({ count }: { readonly count: number }) {
  const send = useSend();
  const isEnding = useSelector(selectIsEndingOthers);
  const [isAsking, setIsAsking] = useState(false);
  const end = () => {
    setIsAsking(false);
    send(commands.endOtherDevices());
  };
  return (
    <>
      <Button danger loading={isEnding} disabled={count === 0} onClick={() => setIsAsking(true)}>
        退出其他所有设备
      </Button>
      <Dialog title="退出其他所有设备" isOpen={isAsking} onClose={() => setIsAsking(false)}>
        <p>另外 {count} 处登录会立即退出，那里没有保存的内容可能丢失。本机保持登录。</p>
        <div className={classes('actions', styles.answers)}>
          <Button size="large" onClick={() => setIsAsking(false)}>
            取消
          </Button>
          <Button size="large" type="primary" danger onClick={end}>
            全部退出
          </Button>
        </div>
      </Dialog>
    </>
  );
}

interface DeviceListProps {
  readonly devices: readonly Device[];
  readonly ending: readonly string[];
  readonly onEnd: (id: string) => void;
}

const detailsOf = ({ place, lastUsedAt, loggedInAt, knownSince }: Device) => [
  { term: '地点', detail: place || '未知' },
  { term: '最近使用', detail: minuteAt(lastUsedAt) },
  { term: '本次登录', detail: minuteAt(loggedInAt) },
  ...(knownSince ? [{ term: '首次使用', detail: dateText(knownSince) }] : []),
];

const DeviceList = ({ devices, ending, onEnd }: DeviceListProps) => (
  <ul className={styles.devices}>
    {devices.map((device) => (
      <li key={device.id} data-current={device.isCurrent}>
        <div className="row">
          <b>{deviceText(device)}</b>
          {device.isCurrent && <span className="tag tag-large">本机</span>}
          {device.isRemembered && <span className="tag tag-large">一周内自动登录</span>}
        </div>
        <dl>
          {detailsOf(device).map(({ term, detail }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{detail}</dd>
            </div>
          ))}
        </dl>
        {!device.isCurrent && (
          <Button
            danger
            loading={ending.includes(device.id)}
            aria-label={`结束登录：${deviceText(device)}`}
            onClick={() => onEnd(device.id)}
          >
            结束登录
          </Button>
        )}
      </li>
    ))}
  </ul>
);

const Body = () => {
  const send = useSend();
  const { status, devices, browsers, ending = [], problem } = useSelector(selectDevices);
  if (status === 'failed') {
    return (
      <EmptyState
        kind="broken"
        title="登录设备没有取到"
        action={{ label: '再试一次', run: () => send(commands.loadDevices()) }}
        {...(problem?.requestId && { requestId: problem.requestId })}
      >
        {problem?.message}
      </EmptyState>
    );
  }
  if (!devices || !browsers) {
    return (
      <div aria-busy="true">
        <span className="sr-only">正在载入登录设备</span>
        <SkeletonRows rows={4} />
      </div>
    );
  }
  return (
    <>
      <DeviceList devices={devices} ending={ending} onEnd={(id) => send(commands.endDevice({ id }))} />
      <EndOthers count={devices.filter(({ isCurrent }) => !isCurrent).length} />
      <BrowserLimit browsers={browsers} />
    </>
  );
};

export function DevicesPage() {
  return (
    <>
      <h1>登录设备</h1>
      <Sheet title="正在登录的设备" note="地点由登录时的网络推算，可能有偏差">
        <Body />
      </Sheet>
    </>
  );
}
