import { useEffect, useMemo, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { FigureDrawing, type DrawFigure } from '#src/ui/figure-drawing';
import { useSend } from '#src/ui/use-send';
import { commands } from '../commands';
import { drawnIn, type FigureFont } from '../figure-font';
import { selectFont, selectIsWanting } from '../selectors';
import * as styles from './drawn-figure.module.css';

interface DrawnFigureProps {
  readonly font: FigureFont;
  readonly text: string;
}

/**
 * The signs are drawn as generated content, and over them lies the figure itself, unseen: it is what is read out,
 * found, selected, copied and printed.
 */
export const DrawnFigure = ({ font, text }: DrawnFigureProps) => (
  <span
    className={styles.root}
    data-drawn={drawnIn(font, text)}
    style={{ fontFamily: `${font.family}, var(--sans)` }}
  >
    <span className={styles.text}>{text}</span>
  </span>
);

/** Every `<Figure>` within is drawn in the digit font as soon as the browser has it. */
export function FiguresInFont({ children }: { readonly children: ReactNode }) {
  const send = useSend();
  const isWanting = useSelector(selectIsWanting);
  const font = useSelector(selectFont);
  useEffect(() => {
    if (isWanting) send(commands.loadFont());
  }, [isWanting, send]);
  const draw = useMemo<DrawFigure | undefined>(
    () => font && ((text) => <DrawnFigure font={font} text={text} />),
    [font],
  );
  return <FigureDrawing value={draw}>{children}</FigureDrawing>;
}
