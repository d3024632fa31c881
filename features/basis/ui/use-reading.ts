import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import type { Rebase } from '#src/costing/rebaser';
import type { FigureReading } from '#src/ui/figure-card/figure-reading';
import { useSend } from '#src/ui/use-send';
import { commands } from '../commands';
import { selectRebase, selectSources } from '../selectors';

/** Reads a cost in the basis of the page; the same function until the basis changes. */
const useRebase = (): Rebase => useSelector(selectRebase);

/** All that the figures of a page want of the basis. */
export const useReading = (): FigureReading => {
  const send = useSend();
  const rebase = useRebase();
  const sources = useSelector(selectSources);
  return useMemo(
    () => ({ rebase, sources, onCopy: (citation) => send(commands.copyCitation({ citation })) }),
    [rebase, sources, send],
  );
};
