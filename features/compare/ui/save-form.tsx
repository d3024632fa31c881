import { useId, useState, type SyntheticEvent } from 'react';
import { useSelector } from 'react-redux';
import { wordsOf } from '#src/kernel/send';
import { useSend } from '#src/ui/use-send';
import { commands } from '../commands';
import { savedName } from '../contract';
import { selectSaved } from '../selectors';
import { classes } from '#src/ui/classes';
import * as styles from './compare.module.css';

/** A name for these columns; the same name again takes the place of the former. */
export const SaveForm = ({ ids }: { readonly ids: readonly string[] }) => {
  const send = useSend();
  const { isSaving, done, problem } = useSelector(selectSaved);
  const [name, setName] = useState('');
  const [issue, setIssue] = useState<string>();
  const id = useId();
  const save = (event: SyntheticEvent) => {
    event.preventDefault();
    const accepted = savedName.safeParse(name);
    setIssue(accepted.success ? undefined : accepted.error.issues[0]?.message);
    if (accepted.success) send(commands.save({ name: accepted.data, ids }));
  };
  const refused = problem && wordsOf(problem, '网络没有回应，没有保存');
  return (
    <form className={classes('row end', styles.save)} onSubmit={save} noValidate>
      <label className="sr-only" htmlFor={id}>
        对比名称
      </label>
      <input
        className="input"
        id={id}
        value={name}
        placeholder="给这组对比取个名字"
        maxLength={60}
        aria-invalid={issue !== undefined}
        aria-describedby={`${id}-said`}
        onChange={({ target }) => {
          setName(target.value);
          setIssue(undefined);
        }}
      />
      <button type="submit" className="button" disabled={isSaving}>
        {isSaving ? '正在保存' : '保存对比'}
      </button>
      <span id={`${id}-said`} role="status" className={(issue ?? refused) === undefined ? 'good' : 'bad'}>
        {issue ?? refused ?? (done === undefined ? '' : `已保存“${done}”`)}
      </span>
    </form>
  );
};
