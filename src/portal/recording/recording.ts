import { startRecording, type Recording } from '#infra/action-log/start-recording';
import type { Ports } from '#src/kernel/ports';
import { buildOf } from '#src/program/build';

export type { Recording };

/** The chunk that a tab with `?record=1` loads before its store is made; no other tab pays for it. */
export const recordTab = ({ now, ids }: Pick<Ports, 'now' | 'ids'>): Recording => {
  const recording = startRecording({
    now,
    origin: {
      recording: ids.uuid(),
      app: 'portal',
      build: buildOf(document),
      timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      locale: navigator.language,
      viewport: [innerWidth, innerHeight],
    },
  });
  recording.watchTimers();
  return recording;
};
