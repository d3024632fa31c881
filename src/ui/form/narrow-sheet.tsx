import { useId, type ReactNode } from 'react';
import { classes } from '../classes';
import './narrow-sheet.css';

export interface NarrowSheetProps {
  readonly title: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A page that is one short form. */
export const NarrowSheet = ({ title, className, children }: NarrowSheetProps) => {
  const id = useId();
  return (
    <section className={classes('sheet narrow-sheet', className)} aria-labelledby={id}>
      <h1 id={id}>{title}</h1>
      {children}
    </section>
  );
};
