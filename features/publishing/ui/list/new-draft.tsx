import { useState } from 'react';
import { useSelector } from 'react-redux';
import { useSend } from '#src/ui/use-send';
import { commands } from '../../commands';
import { TEMPLATE_NAMES, type TemplateId } from '../../contract-nodes';
import { selectCreation } from '../../selectors';
import { classes } from '#src/ui/classes';
import * as styles from '../publishing.module.css';

const TEMPLATES = Object.entries(TEMPLATE_NAMES) as [TemplateId, string][];

export const NewDraft = () => {
  const send = useSend();
  const { isBusy, problem } = useSelector(selectCreation);
  const [templateId, choose] = useState<TemplateId>('building');
  return (
    <form
      className={classes('row inputs', styles.newDraft)}
      onSubmit={(event) => {
        event.preventDefault();
        send(commands.createDraft({ templateId }));
      }}
    >
      <label>
        模板
        <select value={templateId} onChange={({ target }) => choose(target.value as TemplateId)}>
          {TEMPLATES.map(([id, name]) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <button type="submit" className="button" disabled={isBusy}>
        {isBusy ? '正在新建' : '新建草稿'}
      </button>
      <p role="alert" className={classes('bad', styles.complaint)}>
        {problem?.message}
      </p>
    </form>
  );
};
