import { useEffect, useMemo, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { FigureDrawing, type DrawFigure } from '#src/ui/figure-drawing';
import { useSend } from '#src/ui/use-send';
import { commands } from '../commands';
import { selectFont, selectIsWanting } from '../selectors';
import { DrawnFigure } from './drawn-figure';

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
