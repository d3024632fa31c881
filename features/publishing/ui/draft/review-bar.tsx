import { useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { useSend } from '#src/ui/use-send';
import { commands } from '../../commands';
import { isReasoned, REASONED_STEPS, STEPS, type ReasonedStep } from '../../contract';
import type { Draft, TakenStep } from '../../contract-draft';
import { selectChangeProblem, selectIsChanging } from '../../selectors';
import { classes } from '#src/ui/classes';
import * as styles from '../publishing.module.css';

const TAKEN: readonly TakenStep[] = [
  ...(['confirmMask', 'submit', 'approveFirst', 'approveSecond'] as const),
  ...(['publish', 'return', 'recall', 'withdraw'] as const),
];
/** They go back; the others go on. */
const BACKWARD: readonly TakenStep[] = ['return', 'withdraw', 'recall'];

const SEEN = '原因会显示给打开或收藏过这个工程的人；其中的单位、地址、电话等按脱敏规则隐去。';

/** A step that needs a reason asks for it in place. */
const ReasonForm = ({ step, onDone }: { readonly step: ReasonedStep; readonly onDone: () => void }) => {
  const send = useSend();
  const [text, type] = useState('');
  const isEmpty = text.trim() === '';
  const isSeen = step === 'withdraw';
  return (
    <form
      className={classes('row', styles.reasonForm)}
      onSubmit={(event) => {
        event.preventDefault();
        if (isEmpty) return;
        send(commands.takeStep({ step, reason: text }));
        onDone();
      }}
    >
      <label>
        {REASONED_STEPS[step]}
        <input
          autoFocus
          maxLength={500}
          value={text}
          aria-describedby={isSeen ? 'seen-by-others' : undefined}
          onChange={({ target }) => type(target.value)}
        />
      </label>
      {isSeen && (
        <p id="seen-by-others" className="muted">
          {SEEN}
        </p>
      )}
      <button type="submit" className="button" disabled={isEmpty}>
        确认{STEPS[step]}
      </button>
      <button type="button" className="plain" onClick={onDone}>
        取消
      </button>
    </form>
  );
};

/** What the member may do with the draft now, and nothing else. */
export const ReviewBar = ({ draft }: { readonly draft: Draft }) => {
  const send = useSend();
  const isBusy = useSelector(selectIsChanging);
  const problem = useSelector(selectChangeProblem);
  const [asked, ask] = useState<ReasonedStep>();
  const bar = useRef<HTMLDivElement>(null);
  const steps = TAKEN.filter((step) => draft.may.includes(step));
  const { may } = draft;
  const close = () => {
    ask(undefined);
    // The field that had the focus is gone; its button stays.
    bar.current?.querySelector<HTMLElement>(`[data-step="${asked}"]`)?.focus();
  };
  return (
    <div className={styles.bar}>
      <div ref={bar} className={classes('row', styles.barSteps)}>
        {may.includes('check') && (
          <button type="button" className="button" disabled={isBusy} onClick={() => send(commands.check())}>
            自动校验
          </button>
        )}
        {steps.map((step) => (
          <button
            key={step}
            type="button"
            data-step={step}
            className={BACKWARD.includes(step) ? 'button' : 'button button-fill'}
            disabled={isBusy}
            onClick={() => (isReasoned(step) ? ask(step) : send(commands.takeStep({ step })))}
          >
            {STEPS[step]}
          </button>
        ))}
        {draft.address && (
          <a className="button" href={`#${draft.address}`}>
            查看发布的工程
          </a>
        )}
      </div>
      {asked && may.includes(asked) && <ReasonForm step={asked} onDone={close} />}
      <p role="alert" className={classes('bad', styles.complaint)}>
        {problem?.message}
      </p>
    </div>
  );
};
