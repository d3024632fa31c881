import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import type { Rebase } from '../../../src/costing/rebaser';
import type { FigureReading } from '../../../src/ui/figure-card/figure-reading';
import { useSend } from '../../../src/ui/use-send';
import { commands } from '../commands';
import { selectRebase, selectTable } from '../selectors';

/** Reads a cost in the basis of the page; the same function until the basis changes. */
export const useRebase = (): Rebase => useSelector(selectRebase);

/** All that the figures of a page want of the basis. */
export const useReading = (): FigureReading => {
  const send = useSend();
  const rebase = useRebase();
  const table = useSelector(selectTable);
  return useMemo(() => {
    const { series, factorSource } = table ?? {};
    return {
      rebase,
      sources: {
        ...(series && { index: `${series.name}（${series.basePeriod} = 100）· ${series.publisher}` }),
        ...(factorSource && { place: factorSource.title }),
      },
      onCopy: (citation) => send(commands.copyCitation({ citation })),
    };
  }, [rebase, table, send]);
};
