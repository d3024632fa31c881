import { useSelector } from 'react-redux';
import { DataTable, type Column } from '#src/ui/data-table.tsx';
import { useSend } from '#src/ui/use-send';
import { projectPath } from '#src/contract/records';
import { commands } from '../../commands';
import type { DraftLine } from '../../contract';
import { TEMPLATE_NAMES, type TemplateId } from '../../contract-nodes';
import { draftPath } from '../../draft-path';
import { selectCreation } from '../../selectors';
import { StatusBadge } from '../status-steps';
import { minuteAt } from '#src/contract/shanghai-time';
import { Receipt } from './receipt';
import * as styles from '../publishing.module.css';

const UNNAMED = '未命名工程';

const Actions = ({ line }: { readonly line: DraftLine }) => {
  const send = useSend();
  const { isBusy } = useSelector(selectCreation);
  const { status, projectId, templateId } = line;
  if (status !== 'published') return null;
  return (
    <span className="actions">
      <a href={`#${projectPath(projectId)}`}>查看发布</a>
      <button
        type="button"
        className="plain"
        disabled={isBusy}
        onClick={() => send(commands.createDraft({ templateId: templateId as TemplateId, projectId }))}
      >
        开新修订<span className="sr-only">：{line.name}</span>
      </button>
    </span>
  );
};

const columns: readonly Column<DraftLine>[] = [
  {
    key: 'name',
    title: '工程',
    card: 'name',
    cell: (line) => (
      <span className={styles.name}>
        <a href={`#${draftPath(line)}`}>{line.name || UNNAMED}</a>
        <small>
          {[TEMPLATE_NAMES[line.templateId as TemplateId], line.place, line.type].filter(Boolean).join(' · ')}
        </small>
        {line.receipt && <Receipt receipt={line.receipt} />}
        {line.reason && <small className="bad">原因：{line.reason}</small>}
      </span>
    ),
  },
  {
    key: 'revision',
    title: '修订',
    cell: ({ revision }) => (
      <>
        <span className="card-only">修订 </span>第 {revision} 次
      </>
    ),
  },
  { key: 'status', title: '状态', card: 'mark', cell: ({ status }) => <StatusBadge status={status} /> },
  { key: 'author', title: '提交人', card: 'right', cell: ({ author }) => author },
  { key: 'changedAt', title: '更新时间', unbroken: true, cell: ({ changedAt }) => minuteAt(changedAt) },
  {
    key: 'actions',
    title: <span className="sr-only">操作</span>,
    card: 'foot',
    cell: (line) => <Actions line={line} />,
  },
];

export const DraftTable = ({ lines }: { readonly lines: readonly DraftLine[] }) => (
  <DataTable caption="待发布单项工程" columns={columns} rows={lines} rowKey={({ id }) => id} asCards />
);
