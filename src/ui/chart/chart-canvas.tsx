import { useEffect, useRef } from 'react';
import { dark, light } from '../tokens';
import { useTheme } from '../use-theme';
import { withHouseStyle, type DrawOption } from './chart-option';
import { openDrawing, type Drawing } from './drawing';

export interface ChartCanvasProps {
  /** Read out instead of the drawing. */
  readonly label: string;
  /** Keep its identity between renders, or the chart is drawn anew each time. */
  readonly draw: DrawOption;
  /** Index of the datum that was chosen, in its series. */
  readonly onChoose?: ((index: number) => void) | undefined;
}

const mayMove = () => !matchMedia('(prefers-reduced-motion: reduce)').matches;

export function ChartCanvas({ label, draw, onChoose }: ChartCanvasProps) {
  const box = useRef<HTMLDivElement>(null);
  const drawing = useRef<Drawing>(undefined);
  const choose = useRef(onChoose);
  const { theme } = useTheme();

  useEffect(() => {
    choose.current = onChoose;
  }, [onChoose]);

  useEffect(() => {
    if (!box.current) return undefined;
    const opened = openDrawing(box.current, (index) => choose.current?.(index));
    drawing.current = opened;
    return () => opened.end();
  }, []);

  useEffect(() => {
    drawing.current?.show(withHouseStyle(draw, theme === 'dark' ? dark : light, label, mayMove()));
  }, [draw, label, theme]);

  return <div ref={box} className="chart-canvas" data-open-picture="" role="img" aria-label={label} />;
}
