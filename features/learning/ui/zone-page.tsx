import { useSelector } from 'react-redux';
import { DataTable, type Column } from '#src/ui/data-table.tsx';
import { RecordProblem } from '#src/ui/detail-page/record-problem.tsx';
import { Figure } from '#src/ui/figure.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { PageSkeleton } from '#src/ui/skeleton.tsx';
import { Unavailable } from '#src/ui/unavailable.tsx';
import { useSend } from '#src/ui/use-send';
import { commands } from '../commands';
import { contentPath, modulePath } from '../content-path';
import type { Card, ColumnCard, Zone } from '../contract';
import { COLUMN_MODULE } from '../modules';
import { selectColumns, selectToday, selectZone } from '../selectors';
import * as styles from './learning.module.css';
import { sayTime } from './labels';

const Progress = ({
  title,
  done,
  sections,
  seconds,
}: Pick<Card, 'title' | 'done' | 'sections' | 'seconds'>) => (
  <span className={styles.progress}>
    <progress aria-label={`${title}的进度`} value={done} max={sections} />
    <small>
      {done} / {sections} 节{seconds > 0 && ` · ${sayTime(seconds)}`}
    </small>
  </span>
);

const Resume = ({ card }: { readonly card: Card }) =>
  card.place && (
    <a href={`#${contentPath(card, card.place.id)}`} aria-label={`${card.title}：接着学${card.place.title}`}>
      接着学：{card.place.title}
    </a>
  );

const lessonColumns: readonly Column<Card>[] = [
  {
    key: 'title',
    title: '课程',
    card: 'name',
    cell: (card) => (
      <>
        <a href={`#${contentPath(card)}`}>{card.title}</a>
        <small className={styles.summary}>{card.summary}</small>
      </>
    ),
  },
  { key: 'chapter', title: '章节', unbroken: true, cell: ({ chapter }) => chapter },
  { key: 'kind', title: '形式', unbroken: true, from: 'desktop', cell: ({ kind }) => kind },
  { key: 'minutes', title: '用时', unbroken: true, cell: ({ minutes }) => `${minutes} 分钟` },
  { key: 'progress', title: '进度', cell: (card) => <Progress {...card} /> },
  { key: 'resume', title: '上次', card: 'foot', unbroken: true, cell: (card) => <Resume card={card} /> },
];

const caseColumns: readonly Column<ColumnCard>[] = [
  {
    key: 'title',
    title: '案例',
    card: 'name',
    cell: (card) => (
      <>
        <a href={`#${contentPath(card)}`}>{card.title}</a>
        <small className={styles.summary}>{card.summary}</small>
      </>
    ),
  },
  { key: 'chapter', title: '专业', unbroken: true, cell: ({ chapter }) => chapter },
  {
    key: 'saving',
    title: '节约额 万元',
    numeric: true,
    card: 'figure',
    cell: ({ saving }) => <Figure value={saving.value} />,
  },
  {
    key: 'percent',
    title: '节约率',
    numeric: true,
    cell: ({ saving }) => <Figure value={saving.percent} digits={1} percent />,
  },
  {
    key: 'published',
    title: '发布',
    unbroken: true,
    from: 'desktop',
    cell: ({ publishedOn }) => publishedOn,
  },
  { key: 'progress', title: '进度', cell: (card) => <Progress {...card} /> },
  { key: 'resume', title: '上次', card: 'foot', unbroken: true, cell: (card) => <Resume card={card} /> },
];

const Lessons = ({ lessons }: Pick<Zone, 'lessons'>) => (
  <Sheet title="课程" note={`${lessons.length} 课`}>
    <DataTable asCards caption="课程" columns={lessonColumns} rows={lessons} rowKey={({ id }) => id} />
  </Sheet>
);

const Cases = () => {
  const send = useSend();
  const { status, columns, problem } = useSelector(selectColumns);
  if (status === 'failed') {
    return (
      <Unavailable
        problem={problem}
        title="没能取到案例"
        openTo="案例向登录会员开放。"
        onRetry={() => send(commands.loadColumns())}
      />
    );
  }
  if (columns.length === 0) return <PageSkeleton />;
  return (
    <Sheet title="案例" note="按发布日期排列；金额为教学样例，参数可在案例中改">
      <DataTable
        asCards
        caption="成本优化案例"
        columns={caseColumns}
        rows={columns}
        rowKey={({ id }) => id}
      />
    </Sheet>
  );
};

const Modules = ({ zone: { modules, moduleName } }: { readonly zone: Zone }) => (
  <nav className="tabs" aria-label="学习模块">
    {modules.map(({ name, title, count }) => (
      <a
        key={name}
        href={`#${modulePath(name)}`}
        {...(name === moduleName && { 'aria-current': 'page' as const })}
      >
        {title} <small>{count}</small>
      </a>
    ))}
  </nav>
);

const Shown = ({ zone }: { readonly zone: Zone }) => {
  const { last, moduleName, modules } = zone;
  return (
    <>
      {last && (
        <p className={styles.last}>
          <span className="muted">上次学习</span>{' '}
          <a href={`#${contentPath(last, last.place?.id)}`}>
            {last.title}
            {last.place && ` · ${last.place.title}`}
          </a>{' '}
          <Progress {...last} />
        </p>
      )}
      <Modules zone={zone} />
      <p className="muted">
        {modules.find(({ name }) => name === moduleName)?.summary}；课程与案例向 VIP 会员开放。
      </p>
      {moduleName === COLUMN_MODULE ? <Cases /> : <Lessons {...zone} />}
    </>
  );
};

export function ZonePage() {
  const send = useSend();
  const { status, moduleName, zone, problem } = useSelector(selectZone);
  const today = useSelector(selectToday);
  return (
    <div className="column-tight">
      <header className="page-head">
        <h1 tabIndex={-1}>学习专区</h1>
        <p className="muted">今日专注 {sayTime(today)}</p>
      </header>
      {status === 'failed' ? (
        <div className="sheet">
          <RecordProblem
            problem={problem}
            title="没能取到课程"
            openTo="学习专区向登录会员开放。"
            missing={{ why: '请从学习专区首页选择模块。' }}
            wayOut={{ label: '返回学习专区', href: '#/22G/index' }}
            onRetry={() => send(commands.loadZone(moduleName === undefined ? {} : { moduleName }))}
          />
        </div>
      ) : zone ? (
        <Shown zone={zone} />
      ) : (
        <PageSkeleton />
      )}
    </div>
  );
}
