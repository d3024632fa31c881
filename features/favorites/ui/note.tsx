import { useEffect, useId, useState, type SubmitEvent } from 'react';
import { useSend } from '#src/ui/use-send';
import { commands } from '../commands';
import { MOST_NOTE } from '../contract';
import type { FavoriteRow } from '../contract-rows';
import { classes } from '#src/ui/classes';
import * as styles from './favorites.module.css';

interface FormProps {
  readonly row: FavoriteRow;
  readonly onDone: () => void;
}

const NoteForm = ({ row: { id, note, snapshot }, onDone }: FormProps) => {
  const send = useSend();
  const [text, write] = useState(note);
  const [sent, keepSent] = useState<string>();
  const field = useId();
  // A note that is refused stays here to be sent again.
  useEffect(() => {
    if (sent === note) onDone();
  }, [sent, note, onDone]);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const wanted = text.trim();
    keepSent(wanted);
    if (wanted !== note) send(commands.saveNote({ id, note: wanted }));
  };
  return (
    <form
      className={classes('row inputs', styles.noteForm)}
      onSubmit={submit}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onDone();
      }}
    >
      <label className="sr-only" htmlFor={field}>
        {snapshot.title} 的备注
      </label>
      <input
        id={field}
        autoFocus
        value={text}
        maxLength={MOST_NOTE}
        placeholder="为什么收藏、拿来比什么"
        onChange={({ target }) => write(target.value)}
      />
      <button type="submit" className="plain">
        保存
      </button>
      <button type="button" className="plain" onClick={onDone}>
        取消
      </button>
    </form>
  );
};

export const Note = ({ row }: { readonly row: FavoriteRow }) => {
  const [form, show] = useState<'unopened' | 'open' | 'closed'>('unopened');
  if (form === 'open') return <NoteForm row={row} onDone={() => show('closed')} />;
  return (
    <p className={styles.note}>
      {row.note && <q>{row.note}</q>}
      <button
        type="button"
        className="plain"
        autoFocus={form === 'closed'}
        aria-label={`${row.note ? '改备注' : '写备注'}：${row.snapshot.title}`}
        onClick={() => show('open')}
      >
        {row.note ? '改备注' : '写备注'}
      </button>
    </p>
  );
};
