import { codes } from '#src/contract/codes';
import { useCallback, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { PageSkeleton } from '#src/ui/skeleton.tsx';
import { useSend } from '#src/ui/use-send';
import { commands } from '../../commands';
import type { Comment, Draft, Finding } from '../../contract-draft';
import { TEMPLATE_NAMES, type Nodes, type TemplateId } from '../../contract-nodes';
import { draftList } from '../../contract';
import {
  selectDraft,
  selectDraftProblem,
  selectEdits,
  selectFile,
  selectNode,
  selectPlace,
} from '../../selectors';
import { ImportPanel } from '../import/import-panel';
import { RightGate } from '../right-gate';
import { StatusBadge, StatusSteps } from '../status-steps';
import type { Chosen } from './comments';
import { NodePanel } from './node-panel';
import { NodeTree } from './node-tree';
import { ReviewBar } from './review-bar';
import { SaveState } from './save-state';
import { SidePanel } from './side-panel';
import { classes } from '#src/ui/classes';
import * as styles from '../publishing.module.css';

const nameOf = ({ 概况 }: Nodes): string =>
  概况.find(({ id }) => id === 'name')?.cells.particular?.trim() || '未命名工程';

/** Works wherever the focus is on the page; a cell that is being typed into keeps its own keys. */
const useShortcuts = () => {
  const send = useSend();
  return (event: KeyboardEvent) => {
    if (!event.ctrlKey && !event.metaKey) return;
    const key = event.key.toLowerCase();
    const isText = (event.target as HTMLElement).matches('input, textarea, select');
    if (key === 's') send(commands.save());
    else if (isText) return;
    else if (key === 'z' && !event.shiftKey) send(commands.undo());
    else if (key === 'y' || (key === 'z' && event.shiftKey)) send(commands.redo());
    else return;
    event.preventDefault();
  };
};

const Head = ({ draft }: { readonly draft: Draft }) => {
  const send = useSend();
  const { nodes } = useSelector(selectEdits) ?? draft;
  return (
    <header className="sheet column-tight">
      <nav aria-label="位置" className="muted crumbs">
        <a href={`#${draftList.path}`}>待发布单项工程指标</a> /{' '}
        {TEMPLATE_NAMES[draft.templateId as TemplateId]} / 第 {draft.revision} 次修订
      </nav>
      <div className={classes('row', styles.title)}>
        <h1>{nameOf(nodes)}</h1>
        <StatusBadge status={draft.status} />
        {draft.canEdit && (
          <button type="button" className="button end" onClick={() => send(commands.importFile())}>
            导入 xlsx
          </button>
        )}
      </div>
      <StatusSteps status={draft.status} />
      {draft.tombstone && (
        <p className={classes('callout', styles.tombstone)} role="status">
          这个工程已于 {draft.tombstone.at} 撤回：{draft.tombstone.reason}
        </p>
      )}
      <ReviewBar draft={draft} />
      <SaveState draft={draft} />
    </header>
  );
};

const Content = ({ draft }: { readonly draft: Draft }) => {
  const send = useSend();
  const file = useSelector(selectFile);
  const node = useSelector(selectNode);
  const [chosen, choose] = useState<Chosen>();
  const [sought, seek] = useState<Chosen>();
  const seekPlace = useCallback(
    ({ node: name, rowId, column }: Finding | Comment) => {
      seek({ node: name, rowId, column });
      if (name !== node) send(commands.openNode({ node: name }));
    },
    [node, send],
  );
  return (
    <div className={classes('column inputs', styles.root)} role="presentation" onKeyDown={useShortcuts()}>
      <Head draft={draft} />
      {file ? (
        <ImportPanel file={file} />
      ) : (
        <div className={styles.body}>
          <NodeTree draft={draft} />
          <NodePanel draft={draft} sought={sought} onChoose={choose} />
          <SidePanel draft={draft} chosen={chosen} onSeek={seekPlace} />
        </div>
      )}
    </div>
  );
};

const Problem = ({ children }: { readonly children: ReactNode }) => (
  <div className={classes('sheet', styles.alone)}>{children}</div>
);

const Page = () => {
  const send = useSend();
  const draft = useSelector(selectDraft);
  const problem = useSelector(selectDraftProblem);
  const place = useSelector(selectPlace);
  if (problem && place?.page === 'draft') {
    return (
      <Problem>
        <EmptyState
          kind={problem.code === codes.notFound ? 'none' : 'broken'}
          title={problem.message}
          action={
            problem.code === codes.notFound
              ? { label: '返回草稿列表', href: `#${draftList.path}` }
              : { label: '重试', run: () => send(commands.loadDraft({ id: place.id })) }
          }
          {...(problem.requestId && { requestId: problem.requestId })}
        />
      </Problem>
    );
  }
  return draft ? <Content key={draft.id} draft={draft} /> : <PageSkeleton />;
};

export const PublishingDraftPage = () => (
  <RightGate>
    <Page />
  </RightGate>
);
