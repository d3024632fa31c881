import type { ReactNode } from 'react';
import type { Problem } from '#src/kernel/send';
import type { HomeContent } from '../contract';
import { BelowTheFold } from './below-the-fold';
import { BrokenHome, StaleNotice } from './broken-home';
import { IndexBoard } from './index-board';
import { Masthead } from './masthead';
import { Movers } from './movers';
import { NewestProjects } from './newest-projects';
import { ProvinceSheet } from './province-sheet';
import { SectionList } from './section-list';
import * as styles from './home.module.css';

export interface HomeViewProps {
  /** Undefined while loading: every sheet keeps its final geometry. */
  readonly content: HomeContent | undefined;
  readonly problem: Problem | undefined;
  readonly onRetry: () => void;
  /** Comes later than the page, into a place that is kept for it. */
  readonly below?: ReactNode;
}

/** The day's sheet: what prices do, where they stand, what moved, what is new. */
export const HomeView = ({ content, problem, onRetry, below }: HomeViewProps) =>
  problem && !content ? (
    <BrokenHome problem={problem} onRetry={onRetry} />
  ) : (
    <div className={styles.root}>
      <Masthead content={content} isWaiting={!content} />
      {problem && <StaleNotice problem={problem} onRetry={onRetry} />}
      <IndexBoard ticker={content?.ticker} />
      <div className="pair">
        <ProvinceSheet tiles={content?.tiles} />
        <Movers rows={content?.movers} />
      </div>
      <div className="pair">
        <NewestProjects rows={content?.newest} />
        <SectionList sections={content?.sections} />
      </div>
      <BelowTheFold>{below}</BelowTheFold>
    </div>
  );
