import type { ariaSort } from '#src/contract/listing/sorting';
import './filter.css';

const ARROWS = { none: '↕', ascending: '↑', descending: '↓' } as const;

export interface SortButtonProps {
  readonly label: string;
  readonly direction: ReturnType<typeof ariaSort>;
  readonly onTurn: () => void;
}

/** Heads a column and sorts by it. */
export const SortButton = ({ label, direction, onTurn }: SortButtonProps) => (
  <button type="button" className="sort-button" onClick={onTurn}>
    {label} <span aria-hidden>{ARROWS[direction]}</span>
  </button>
);
