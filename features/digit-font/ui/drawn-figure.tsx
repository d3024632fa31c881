import { drawnIn, type FigureFont } from '../figure-font';
import * as styles from './drawn-figure.module.css';

export interface DrawnFigureProps {
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
