import { useId, useState, type SyntheticEvent } from 'react';
import { useSelector } from 'react-redux';
import { useSend } from '#src/ui/use-send';
import { commands } from '../../commands';
import { selectMarking } from '../../selectors';
import { verdictWords } from '../../verdicts';
import type { ReviewedFigure } from './use-judged';
import { classes } from '#src/ui/classes';
import * as styles from '../projects.module.css';

const MOST = 200;

interface ReviewCellProps {
  readonly id: string;
  readonly mayMark: boolean;
  readonly of: ReviewedFigure;
}

const ReasonForm = ({
  id,
  of,
  onDone,
}: Omit<ReviewCellProps, 'mayMark'> & { readonly onDone: () => void }) => {
  const send = useSend();
  const inputId = useId();
  const { isBusy } = useSelector(selectMarking);
  const [text, type] = useState('');
  const reason = text.trim();
  const { kind, subject, mark, name } = of;
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (reason === '' || isBusy) return;
    send(commands.markFigure({ id, kind, name: subject, verdict: mark ? 'open' : 'normal', reason }));
    onDone();
  };
  return (
    <form className={classes('row', styles.review)} onSubmit={submit}>
      <label htmlFor={inputId}>
        {mark ? '撤销标记' : '标记正常'}的理由<span className="sr-only">（{name}）</span>
      </label>
      <input
        className="input"
        id={inputId}
        autoFocus
        maxLength={MOST}
        value={text}
        onChange={({ target }) => type(target.value)}
      />
      <button type="submit" className="button" disabled={reason === '' || isBusy}>
        确认
      </button>
      <button type="button" className="button" onClick={onDone}>
        取消
      </button>
    </form>
  );
};

/** What a reviewer has said of a figure that stands out; who may, says so here. */
export const ReviewCell = ({ id, mayMark, of }: ReviewCellProps) => {
  const [isAsked, ask] = useState(false);
  const { isBusy, kind, name, problem } = useSelector(selectMarking);
  const isMine = kind === of.kind && name === of.subject;
  return (
    <div className={classes('row', styles.review)}>
      {of.mark ? <span>{verdictWords(of.mark)}</span> : !mayMark && <span className="muted">未复核</span>}
      {mayMark && !isAsked && (
        <button
          type="button"
          className="plain"
          disabled={isBusy && isMine}
          aria-label={`${of.mark ? '撤销标记' : '标记正常'}：${of.name}`}
          onClick={() => ask(true)}
        >
          {of.mark ? '撤销标记' : '标记正常'}
        </button>
      )}
      {isAsked && <ReasonForm id={id} of={of} onDone={() => ask(false)} />}
      {isMine && problem && (
        <p role="alert" className="bad">
          {problem.message}
        </p>
      )}
    </div>
  );
};
