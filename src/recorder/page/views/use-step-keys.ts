import { useEffect } from 'react';
import { useSend } from '#src/ui/use-send';
import { commands } from '../commands';

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** What has arrows of its own keeps them: fields, the slider, the tree. */
const HAS_ARROWS = 'input, select, textarea, [role=tree], [contenteditable]';

/** ← and → step wherever they mean nothing else. */
export const useStepKeys = (): void => {
  const send = useSend();
  useEffect(() => {
    const step = (event: KeyboardEvent) => {
      const by = STEPS[event.key];
      if (by === undefined || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
      if (event.target instanceof Element && event.target.closest(HAS_ARROWS)) return;
      event.preventDefault();
      send(commands.step({ by }));
    };
    document.addEventListener('keydown', step);
    return () => document.removeEventListener('keydown', step);
  }, [send]);
};
