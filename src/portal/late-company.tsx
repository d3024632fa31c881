import { useEffect } from 'react';
import { Drawn, hasJoined } from './drawn';
import { anomalyPart, companyPart, multiLoginPart } from './lazy-parts';
import { lateView } from '#src/ui/late/late-view';
import { whenAtRest } from './prefetch';

const ApplyDialog = lateView(multiLoginPart, (part) => part.ApplyDialog);
const AnswerDialog = lateView(multiLoginPart, (part) => part.AnswerDialog);
const AnomalyDialog = lateView(anomalyPart, (part) => part.AnomalyDialog);
const Company = lateView(companyPart, (part) => part.Company);

const hasMultiLogin = hasJoined('multiLogin');
const hasAnomaly = hasJoined('anomaly');
const hasCompany = hasJoined('systemNotices');

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
