import type { ReactNode } from 'react';
import './styles/festive.css';

/** Of the sheet that is the heart of its page. */
export const FESTIVE = 'festive';

export interface FestiveBandProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** The warm accent of the members' activities: what there is to win, and how the member stands. */
export const FestiveBand = ({ label, children }: FestiveBandProps) => (
  <section className={FESTIVE} aria-label={label}>
    {children}
  </section>
);

export interface Win {
  readonly name: string;
  /** What it takes: odds, cost. */
  readonly note?: string;
}

export const Wins = ({ label, wins }: { readonly label: string; readonly wins: readonly Win[] }) =>
  wins.length > 0 && (
    <div className="festive-wins">
      <span className="muted">{label}</span>
      <ul aria-label={label}>
        {wins.map(({ name, note }) => (
          <li key={name}>
            <b>{name}</b>
            {note !== undefined && <span> {note}</span>}
          </li>
        ))}
      </ul>
    </div>
  );
