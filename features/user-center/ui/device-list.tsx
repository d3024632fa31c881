import { Button } from 'antd';
import type { Device } from '../contract';
import { dateText, deviceText, momentText } from './labels';
import * as styles from './member.module.css';

export interface DeviceListProps {
  readonly devices: readonly Device[];
  readonly ending: string | undefined;
  readonly onEnd: (id: string) => void;
}

const detailsOf = ({ place, lastUsedAt, loggedInAt, knownSince }: Device) => [
  { term: '地点', detail: place || '未知' },
  { term: '最近使用', detail: momentText(lastUsedAt) },
  { term: '本次登录', detail: momentText(loggedInAt) },
  ...(knownSince ? [{ term: '首次使用', detail: dateText(knownSince) }] : []),
];

export const DeviceList = ({ devices, ending, onEnd }: DeviceListProps) => (
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
            loading={ending === device.id}
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
