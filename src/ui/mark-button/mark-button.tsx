import type { ReactNode } from 'react';
import './mark-button.css';

export interface MarkButtonProps {
  /** What tells it apart from other marks. */
  readonly className: string;
  readonly isMarked: boolean;
  /** Keeps its words when it is pressed, for those who hear the button alone. */
  readonly label: string;
  /** What pressing it does. */
  readonly title: string;
  /** Drawn by its outline, filled when marked. */
  readonly sign: ReactNode;
  readonly onPress: () => void;
  readonly children?: ReactNode;
}

/** A member's mark on a record: pressed or not. */
export const MarkButton = ({
  className,
  isMarked,
  label,
  title,
  sign,
  onPress,
  children,
}: MarkButtonProps) => (
  <button
    type="button"
    className={`mark-button no-print ${className}`}
    aria-pressed={isMarked}
    aria-label={label}
    title={title}
    onClick={onPress}
  >
    {sign}
    {children}
  </button>
);
