import { formatNumber } from '#src/ui/format';
import { Sheet } from '#src/ui/sheet.tsx';
import type { Funnel } from '../contract/journeys';
import { PartView } from './part-view';
import { ChoiceParam } from './choice-param';
import * as styles from './console.module.css';
import { FiguresTable } from './figures-table';
import { TextParam } from './text-param';
import { usePlace } from './use-place';

const waitOf = (seconds: number | null): string => {
  if (seconds === null) return '';
  if (seconds < 90) return `中位 ${Math.round(seconds)} 秒`;
  return `中位 ${Math.round(seconds / 60)} 分钟`;
};
const percent = (part: number, whole: number): string =>
  whole === 0 ? '—' : `${((part / whole) * 100).toFixed(1)}%`;

const Steps = ({ group, steps }: Funnel['groups'][number]) => {
  const first = steps[0]?.count ?? 0;
  return (
    <Sheet title={group} note={`从第一步到最后一步 ${percent(steps.at(-1)?.count ?? 0, first)}`}>
      <ol className={styles.funnel}>
        {steps.map(({ fncode, meaning, count, seconds }, at) => (
          <li key={fncode}>
            <span>
              {fncode} {meaning}
            </span>
            <progress max={Math.max(first, 1)} value={count} aria-label={`${meaning} ${count}`} />
            <b>{formatNumber(count)}</b>
            <span className="muted">
              {at === 0 ? '' : `${percent(count, steps[at - 1]?.count ?? 0)} 走到这一步 ${waitOf(seconds)}`}
            </span>
          </li>
        ))}
      </ol>
    </Sheet>
  );
};

const COUNTED: Readonly<Record<string, string>> = { member: '会员账号', search: '搜索编号' };

export function FunnelScreen() {
  const { params } = usePlace();
  const counted = COUNTED[params.who ?? ''] ?? '会话';
  return (
    <div className="column">
      <div className={styles.bar}>
        <TextParam name="steps" label="各步事件码" placeholder="110104,200101,200106" width="wide" />
        <TextParam name="minutes" label="时限（分钟）" placeholder="60" />
        <TextParam name="without" label="排除做过" placeholder="事件码" />
        <ChoiceParam
          name="who"
          label="计数对象"
          options={[
            ['tab', '会话'],
            ['member', '会员'],
            ['search', '搜索'],
          ]}
        />
        <ChoiceParam
          name="compare"
          label="分组"
          options={[
            ['', '不分组'],
            ['role', '按身份'],
          ]}
        />
      </div>
      <PartView part="funnel">
        {({ groups, uncounted }) => (
          <div className="column">
            {uncounted.length > 0 && (
              <p className="notice notice-warning">
                这些步的事件没有记下{counted}，按它计数走不到：
                {uncounted.join('、')}
              </p>
            )}
            <p className="muted">
              每个{counted}
              计一次，从所选日期里第一次做第一步算起；其后每步取上一步之后最先的一次，时限也从第一步算起。
            </p>
            {groups.map((group) => (
              <Steps key={group.group} {...group} />
            ))}
            <FiguresTable
              title="各步"
              keyOf={({ group, fncode }) => `${group} ${fncode}`}
              rows={groups.flatMap(({ group, steps }) => steps.map((step) => ({ group, ...step })))}
              columns={[
                { title: '分组', of: ({ group }) => group },
                { title: '事件', of: ({ fncode }) => fncode },
                { title: '含义', of: ({ meaning }) => meaning },
                { title: '数', of: ({ count }) => count },
                {
                  title: '距上一步中位秒',
                  of: ({ seconds }) => (seconds === null ? null : Math.round(seconds)),
                },
              ]}
            />
          </div>
        )}
      </PartView>
    </div>
  );
}
