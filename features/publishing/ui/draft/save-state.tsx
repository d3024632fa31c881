import { useSelector } from 'react-redux';
import { useSend } from '#src/ui/use-send';
import { commands } from '../../commands';
import type { Draft } from '../../contract-draft';
import { selectSaving, selectSavingProblem, selectUnsaved } from '../../selectors';
import { minuteAt } from '#src/contract/shanghai-time';
import { classes } from '#src/ui/classes';
import * as styles from '../publishing.module.css';

const Outdated = ({ id }: { readonly id: string }) => {
  const send = useSend();
  const problem = useSelector(selectSavingProblem);
  return (
    <div className={classes('row', styles.conflict)} role="alert">
      <p>{problem?.message ?? '上次没有保存的改动还在，但这份草稿后来在别处改过。请选择以哪一份为准。'}</p>
      <button
        type="button"
        className="button"
        onClick={() => send(commands.loadDraft({ id, unsaved: 'keep' }))}
      >
        在最新版上保存本页的改动
      </button>
      <button
        type="button"
        className="button"
        onClick={() => send(commands.loadDraft({ id, unsaved: 'discard' }))}
      >
        放弃本页的改动，载入最新版
      </button>
    </div>
  );
};

/** Whether what stands on the screen is safe, and what can be done when it is not. */
export const SaveState = ({ draft }: { readonly draft: Draft }) => {
  const send = useSend();
  const saving = useSelector(selectSaving);
  const problem = useSelector(selectSavingProblem);
  const unsaved = useSelector(selectUnsaved);
  if (!draft.canEdit) return null;
  if (saving === 'outdated') return <Outdated id={draft.id} />;
  const text =
    saving === 'saving'
      ? '正在保存…'
      : saving === 'failed'
        ? `没有保存：${problem?.message ?? ''}。改动留在本机，可再试`
        : unsaved
          ? '有改动，稍后自动保存'
          : `已保存 ${minuteAt(draft.savedAt)}`;
  return (
    <div className="row muted">
      <p role="status" className={saving === 'failed' ? classes('bad', styles.complaint) : undefined}>
        {text}
      </p>
      <button type="button" className="plain" onClick={() => send(commands.save())} disabled={!unsaved}>
        保存（Ctrl+S）
      </button>
      <button type="button" className="plain" onClick={() => send(commands.undo())}>
        撤销
      </button>
      <button type="button" className="plain" onClick={() => send(commands.redo())}>
        重做
      </button>
    </div>
  );
};
