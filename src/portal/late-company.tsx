import { Suspense, useEffect, type ComponentType } from 'react';
import { useSelector } from 'react-redux';
import { anomalyPart, lazyView, multiLoginPart, newsPart } from './lazy-parts';
import { prefetch, whenIdle } from './prefetch';

const ApplyDialog = lazyView(multiLoginPart, (part) => part.ApplyDialog);
const AnswerDialog = lazyView(multiLoginPart, (part) => part.AnswerDialog);
const AnomalyDialog = lazyView(anomalyPart, (part) => part.AnomalyDialog);
const SystemNoticeList = lazyView(newsPart, (part) => part.SystemNoticeList);

const hasJoined = (slice: string) => (state: unknown) => slice in (state as object);
const hasMultiLogin = hasJoined('multiLogin');
const hasAnomaly = hasJoined('anomaly');
const hasNews = hasJoined('systemNotices');

const Drawn = ({
  when,
  parts,
}: {
  readonly when: (state: unknown) => boolean;
  readonly parts: readonly ComponentType[];
}) =>
  useSelector(when) ? (
    <Suspense>
      {parts.map((Part, index) => (
        <Part key={index} />
      ))}
    </Suspense>
  ) : null;

/** Dialogs and notices of slices that join when they are first needed; news come when the page is at rest. */
export function LateCompany() {
  useEffect(() => whenIdle(() => prefetch(newsPart.load)), []);
  return (
    <>
      <Drawn when={hasMultiLogin} parts={[ApplyDialog, AnswerDialog]} />
      <Drawn when={hasAnomaly} parts={[AnomalyDialog]} />
      <Drawn when={hasNews} parts={[SystemNoticeList]} />
    </>
  );
}
