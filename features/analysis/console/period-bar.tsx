import { DatePicker, Select } from 'antd';
import dayjs from 'dayjs';
import 'dayjs/locale/zh-cn';
import { useSend } from '#src/ui/use-send';
import { commands } from '../commands';
import { ROLES } from '../contract/period';
import * as styles from './console.module.css';
import { usePlace } from './use-place';

const DAY_MS = 86_400_000;
const PRESETS = { 今天: 1, '近 7 天': 7, '近 30 天': 30, '近 90 天': 90 } as const;
const ANYBODY = '';
const DAY = 'YYYY-MM-DD';
const FIELDS = { start: 'periodFrom', end: 'periodTo' };

const dayOf = (text: string) => dayjs(text, DAY).locale('zh-cn');

/** The days before `to`, so many in all. */
const beginOf = (to: string, days: number): string =>
  new Date(Date.parse(to) - (days - 1) * DAY_MS).toISOString().slice(0, 10);

/** Days and role, for every screen that has them. */
export function PeriodBar() {
  const send = useSend();
  const { params, today, set } = usePlace();
  const { from = '', to = '', role = ANYBODY } = params;
  return (
    <div className={styles.bar}>
      <label className="sr-only" htmlFor={FIELDS.start}>
        开始日期
      </label>
      <label className="sr-only" htmlFor={FIELDS.end}>
        结束日期
      </label>
      <DatePicker.RangePicker
        id={FIELDS}
        allowClear={false}
        value={[dayOf(from), dayOf(to)]}
        onChange={(days) => {
          const [begin, end] = days ?? [];
          if (begin && end) set({ from: begin.format(DAY), to: end.format(DAY) });
        }}
      />
      <div className="segments" role="group" aria-label="常用时段">
        {Object.entries(PRESETS).map(([label, days]) => (
          <button
            key={label}
            type="button"
            aria-pressed={to === today && from === beginOf(to, days)}
            onClick={() => send(commands.showLastDays({ days }))}
          >
            {label}
          </button>
        ))}
      </div>
      <Select
        aria-label="身份"
        className={styles.role ?? ''}
        value={role}
        onChange={(value: string) => set({ role: value })}
        options={[
          { value: ANYBODY, label: '全部身份' },
          ...Object.entries(ROLES).map(([value, label]) => ({ value, label })),
        ]}
      />
    </div>
  );
}
