import { useEffect } from 'react';
import { canvasPart } from '#src/ui/chart/canvas-part';
import { prefetch, whenIdle } from '../../prefetch';

/** On a list whose details are drawn with charts: a record that is opened then waits for its data alone. */
export const useChartsAhead = (): void => useEffect(() => whenIdle(() => prefetch(canvasPart.load)), []);
