import { useEffect, useState } from 'react';
import { linkKeeper, type KeeperLink } from './keeper-link';
import { RecordingPanel } from './recording-panel';
import { RING_MS } from './tab-tape';
import type { TabTape } from './taped';

/** Keeps what the tape of an internal account remembers, for as long as it is drawn. */
export function RecordedAccount({ tape, onEnd }: { readonly tape: TabTape; readonly onEnd: () => void }) {
  const [keeper, setKeeper] = useState<KeeperLink>();
  useEffect(() => {
    tape.keepFor(Infinity);
    const link = linkKeeper(tape);
    const failures = tape.failures$.subscribe(link.keepError);
    setKeeper(link);
    return () => {
      failures.unsubscribe();
      link.end();
      tape.keepFor(RING_MS);
    };
  }, [tape]);
  return keeper && <RecordingPanel tape={tape} keeper={keeper} onEnd={onEnd} />;
}
