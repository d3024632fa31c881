import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { DialogButton } from '#src/ui/dialog/dialog-button.tsx';
import { Field } from '#src/ui/form/field.tsx';
import { nativeControl } from '#src/ui/form/native-control';
import { useForm } from '#src/ui/form/use-form';
import { SkeletonLine } from '#src/ui/skeleton.tsx';
import { Unavailable } from '#src/ui/unavailable.tsx';
import { useSend } from '#src/ui/use-send';
import { commands } from '../../commands';
import { PLACINGS, reviewFields, type Review, type ReviewQueue } from '../../contract-collect';
import { selectCollect } from '../../selectors';
import { againstLibrary } from './against-library';
import { priceWords } from './submissions';
import * as styles from '../labor.module.css';

type Waiting = ReviewQueue['rows'][number];

const One = (one: Waiting) => {
  const send = useSend();
  const own = useSelector(selectCollect).reviews[one.number];
  const isBusy = own?.isBusy === true;
  const { field, accept, problem } = useForm({
    shapes: reviewFields,
    start: { word: '' },
    speaks: 'on-leave',
    complaint: own?.problem && { at: 'form', message: own.problem.message },
    isBusy,
  });
  const decide = (verdict: Review['verdict']) =>
    accept(({ word }) => send(commands.reviewPrice({ number: one.number, verdict, word })));
  return (
    <li>
      <form noValidate aria-label={`审核 ${one.number}`} onSubmit={decide('approved')}>
        <p>
          <b>
            {one.section} · {one.itemName}
          </b>
        </p>
        <p>{priceWords(one)}</p>
        <p className="muted">
          {one.areaName} · {one.settledIn} · {one.projectKind} · {one.payment} · {one.number}
        </p>
        {one.content && <p className="muted">{one.content}</p>}
        <p>{againstLibrary(one)}</p>
        {one.doubt && <p className="form-problem">{one.doubt}。</p>}
        <p>{PLACINGS[one.placing]}。</p>
        <Field field={field('word')} label="审核意见">
          {(described) => <input {...nativeControl(described, field('word'))} />}
        </Field>
        <p className="form-problem" role="alert">
          {problem}
        </p>
        <div className="row">
          <button type="submit" className="button button-fill" aria-busy={isBusy}>
            通过
          </button>
          <button type="button" className="button" onClick={decide('returned')}>
            退回
          </button>
        </div>
      </form>
    </li>
  );
};

export const ReviewQueueList = () => {
  const send = useSend();
  const { queue, queueProblem } = useSelector(selectCollect);
  useEffect(() => send(commands.loadReviews()), [send]);
  if (queueProblem && !queue) {
    return (
      <Unavailable
        problem={queueProblem}
        title="没能取到待审的价格"
        openTo="审核向有发布权限的账号开放。"
        onRetry={() => send(commands.loadReviews())}
      />
    );
  }
  if (!queue) return <SkeletonLine width="full" />;
  return (
    <div className={styles.panel}>
      <p className="muted" role="status">
        待审 {queue.waiting} 条，先交的在前；不含本人与本单位提交的。
      </p>
      <ul className={styles.submissions}>
        {queue.rows.map((one) => (
          <One key={one.number} {...one} />
        ))}
      </ul>
    </div>
  );
};

/** For those with the right to publish. */
export const ReviewDialog = () => {
  const { right } = useSelector(selectCollect);
  if (!right?.mayReview) return null;
  return (
    <DialogButton title="审核劳务价格" button={{ className: 'button', children: '审核价格' }}>
      {() => <ReviewQueueList />}
    </DialogButton>
  );
};
