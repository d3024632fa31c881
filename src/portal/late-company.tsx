import { Suspense, useEffect, type ComponentType } from 'react';
import { useSelector } from 'react-redux';
import { anomalyPart, companyPart, lazyView, multiLoginPart } from './lazy-parts';
import { whenAtRest } from './prefetch';

const ApplyDialog = lazyView(multiLoginPart, (part) => part.ApplyDialog);
const AnswerDialog = lazyView(multiLoginPart, (part) => part.AnswerDialog);
const AnomalyDialog = lazyView(anomalyPart, (part) => part.AnomalyDialog);
const Company = lazyView(companyPart, (part) => part.Company);

const hasJoined = (slice: string) => (state: unknown) => slice in (state as object);
const hasMultiLogin = hasJoined('multiLogin');
const hasAnomaly = hasJoined('anomaly');
const hasCompany = hasJoined('systemNotices');

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

/** Dialogs and notices of slices that join when they are first needed; the rest of the company comes when the page is at rest. */
export function LateCompany() {
  useEffect(() => whenAtRest(() => void companyPart.load().catch(() => undefined)), []);
  return (
    <>
      <Drawn when={hasMultiLogin} parts={[ApplyDialog, AnswerDialog]} />
      <Drawn when={hasAnomaly} parts={[AnomalyDialog]} />
      <Drawn when={hasCompany} parts={[Company]} />
    </>
  );
}
