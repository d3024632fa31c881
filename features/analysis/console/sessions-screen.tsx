import { ROLES } from '../contract/period';
import { PartView } from './part-view';
import { ChoiceParam } from './choice-param';
import * as styles from './console.module.css';
import { FiguresTable } from './figures-table';
import { momentOf } from './moment';
import { TabLink } from './tab-link';
import { TextParam } from './text-param';

const names: Readonly<Record<string, string>> = ROLES;
const MINUTE_MS = 60_000;
const minutesOf = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / MINUTE_MS);

export const SessionsScreen = () => (
  <div className="column">
    <div className={styles.bar}>
      <TextParam name="account" label="账号" />
      <ChoiceParam
        name="holes"
        label="缺号"
        options={[
          ['', '全部会话'],
          ['only', '有缺号的'],
        ]}
      />
    </div>
    <PartView part="tabs">
      {({ tabs }) => (
        <FiguresTable
          title="会话"
          note="一个标签页为一个会话；最近开始的在前，至多 200 个"
          keyOf={({ tab }) => tab}
          rows={tabs}
          columns={[
            {
              title: '会话',
              of: ({ tab }) => tab,
              draw: ({ tab }) => <TabLink tab={tab} />,
            },
            { title: '开始', of: ({ firstAt }) => momentOf(firstAt) },
            { title: '分钟', of: ({ firstAt, lastAt }) => minutesOf(firstAt, lastAt) },
            { title: '身份', of: ({ role }) => names[role] ?? role },
            { title: '事件', of: ({ events }) => events },
            { title: '缺号', of: ({ missing }) => missing },
          ]}
        />
      )}
    </PartView>
  </div>
);
