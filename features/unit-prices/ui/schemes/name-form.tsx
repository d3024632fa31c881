import type { SubmitEvent } from 'react';
import { useSelector } from 'react-redux';
import { useSend } from '#src/ui/use-send';
import { commands } from '../../commands';
import { MOST_NAME, type SchemeTerms } from '../../contract-schemes';
import { selectSchemes } from '../../selectors';
import { classes } from '#src/ui/classes';
import * as styles from '../unit.module.css';

export interface NameFormProps {
  readonly terms: SchemeTerms;
  readonly label: string;
}

/** Saves terms under a name. What is typed is kept until it is saved, whatever becomes of the session. */
export const NameForm = ({ terms, label }: NameFormProps) => {
  const send = useSend();
  const { draft, changing, refusal } = useSelector(selectSchemes);
  const name = draft.trim();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (name) send(commands.createScheme({ name, terms }));
  };
  return (
    <form className={classes('row inputs', styles.schemeName)} aria-label={label} onSubmit={submit}>
      <input
        aria-label="新方案名称"
        placeholder="新方案名称"
        maxLength={MOST_NAME}
        value={draft}
        onChange={({ target }) => send(commands.keepDraft({ name: target.value }))}
      />
      <button type="submit" className="button button-fill" disabled={!name || changing === 'created'}>
        {changing === 'created' ? '正在保存' : label}
      </button>
      <p className={classes('muted bad', styles.issue)} role="alert">
        {refusal?.how === 'created' && refusal.problem.message}
      </p>
    </form>
  );
};
