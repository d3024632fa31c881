import { useEffect } from 'react';
import { Drawn, hasJoined } from './drawn';
import { anomalyPart, overlaysPart, multiLoginPart } from './lazy-parts';
import { lazyView } from '#src/ui/lazy/lazy-view';
import { whenAtRest } from './prefetch';

const ApplyDialog = lazyView(multiLoginPart, (part) => part.ApplyDialog);
const AnswerDialog = lazyView(multiLoginPart, (part) => part.AnswerDialog);
const AnomalyDialog = lazyView(anomalyPart, (part) => part.AnomalyDialog);
const GlobalOverlays = lazyView(overlaysPart, (part) => part.GlobalOverlays);

const hasMultiLogin = hasJoined('multiLogin');
const hasAnomaly = hasJoined('anomaly');
const ReportButton = lazyView(overlaysPart, (part) => part.ReportButton);
const hasOthers = hasJoined('systemNotices');

export const ReportFault = () => <Drawn when={hasOthers} parts={[ReportButton]} />;

/** Dialogs and notices of slices that join when they are first needed; the others come when the page is at rest. */
export function LateOverlays() {
  useEffect(() => whenAtRest(() => void overlaysPart.load().catch(() => undefined)), []);
  return (
    <>
      <Drawn when={hasMultiLogin} parts={[ApplyDialog, AnswerDialog]} />
      <Drawn when={hasAnomaly} parts={[AnomalyDialog]} />
      <Drawn when={hasOthers} parts={[GlobalOverlays]} />
    </>
  );
}
