import { Suspense } from 'react';
import { lazyChunk } from '#src/ui/lazy/lazy-chunk';
import { lazyView } from '#src/ui/lazy/lazy-view';
import { standingTape } from './standing-tape';
import { useRecording } from './use-recording';

const RecordedAccount = lazyView(
  lazyChunk(() => import(/* webpackChunkName: "recording" */ './recorded-account')),
  (part) => part.RecordedAccount,
);

/** The panel over every page, where an internal account has switched it on. */
export function KeptRecording() {
  const recording = useRecording();
  const tape = standingTape();
  if (!recording?.isOn || !tape || tape.isWhole) return null;
  return (
    <Suspense>
      <RecordedAccount tape={tape} onEnd={() => recording.choose(false)} />
    </Suspense>
  );
}
