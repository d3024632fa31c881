import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import type { Problem } from '#src/kernel/send';
import type { HomeContent } from '../contract';
import type { PlacedFigures } from '../contract-figures';
import { BrokenHome, StaleNotice } from './broken-home';
import { IndexBoard } from './index-board';
import { Masthead } from './masthead';
import { Movers } from './movers';
import { NewestEntries } from './newest-entries';
import { NewestProjects } from './newest-projects';
import type { HomeReading } from './reading';
import { ProvinceSheet } from './province-sheet';
import { SectionList } from './section-list';
import * as styles from './home.module.css';

/** Drawn, and thereby fetched, when the reader comes within this of it, or the page is at rest. */
const NEAR = '400px';

/** The place is there from the first drawing on; what it holds is no part of the first load. */
function BelowTheFold({
  children,
  whenIdle,
}: Pick<HomeViewProps, 'whenIdle'> & { readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    const watch = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsNear(true);
      },
      { rootMargin: NEAR },
    );
    if (place.current) watch.observe(place.current);
    const callOff = whenIdle?.(() => setIsNear(true));
    return () => {
      watch.disconnect();
      callOff?.();
    };
  }, [whenIdle]);
  return (
    <div className={styles.below} ref={place}>
      {isNear && children}
    </div>
  );
}

export interface HomeBasisProps {
  readonly isOpen: boolean;
  /** Told again with every change. */
  readonly onRead: (reading: HomeReading) => void;
}

export interface HomeViewProps {
  /** Undefined while loading: every sheet keeps its final geometry. */
  readonly content: HomeContent | undefined;
  /** Indexes of the place and month of the page, in place of those of the content. */
  readonly figures?: PlacedFigures | 'failed' | undefined;
  readonly problem: Problem | undefined;
  readonly onRetry: () => void;
  /** Comes later than the page, into a place that is kept for it. */
  readonly below?: ReactNode;
  /** Runs a task once the page has nothing else to do; the answer calls it off. */
  readonly whenIdle?: ((task: () => void) => () => void) | undefined;
  /** The switch of what the page is read in; comes later, too. */
  readonly Basis?: ComponentType<HomeBasisProps> | undefined;
}

/** The day's sheet: what prices do, where they stand, what moved, what is new. */
export function HomeView({ content, figures, problem, onRetry, below, whenIdle, Basis }: HomeViewProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [reading, setReading] = useState<HomeReading>();
  const placed = content && figures !== 'failed' ? figures : undefined;
  if (problem && !content) return <BrokenHome problem={problem} onRetry={onRetry} />;
  return (
    <div className={styles.root}>
      <Masthead
        content={content}
        isWaiting={!content}
        reading={reading}
        isOpen={isOpen}
        onSwitch={() => setIsOpen(!isOpen)}
      />
      {Basis && <Basis isOpen={isOpen} onRead={setReading} />}
      {problem && <StaleNotice problem={problem} onRetry={onRetry} />}
      <IndexBoard
        ticker={placed?.ticker ?? content?.ticker}
        isPlaced={placed !== undefined}
        isLost={figures === 'failed'}
      />
      <div className="pair">
        <ProvinceSheet tiles={placed?.tiles ?? content?.tiles} reading={reading} />
        <Movers
          rows={placed?.movers.rows ?? content?.movers}
          period={placed?.movers.period ?? content?.ticker[0]?.period}
          place={placed?.movers.areaName}
          isNow={!placed || placed.movers.period === content?.ticker[0]?.period}
        />
      </div>
      <div className="pair">
        <NewestProjects rows={content?.newest} reading={reading} />
        <SectionList sections={content?.sections} />
      </div>
      <NewestEntries all={content && (content.fresh ?? [])} />
      <BelowTheFold whenIdle={whenIdle}>{below}</BelowTheFold>
    </div>
  );
}
