import type { ariaSort } from '#src/contract/listing/sorting';

const ARROWS = { none: '↕', ascending: '↑', descending: '↓' } as const;

export interface SortButtonProps {
  readonly label: string;
  readonly direction: ReturnType<typeof ariaSort>;
  readonly onTurn: () => void;
}

/** Heads a column and sorts by it. */
export const SortButton = ({ label, direction, onTurn }: SortButtonProps) => (
  <button type="button" onClick={onTurn}>
    {label} <span aria-hidden>{ARROWS[direction]}</span>
  </button>
);
