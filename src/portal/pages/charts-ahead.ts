import { useEffect } from 'react';
import { loadCanvas } from '../../ui/chart/load-canvas';
import { prefetch, whenIdle } from '../prefetch';

/** On a list whose details are drawn with charts: a record that is opened then waits for its data alone. */
export const useChartsAhead = (): void => useEffect(() => whenIdle(() => prefetch(loadCanvas)), []);
