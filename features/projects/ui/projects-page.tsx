import { useRef, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { FiguresRead, type FigureReading } from '#src/ui/figure-card/figure-reading';
import { selectList } from '../selectors';
import { Chips } from './list/chips';
import { FilterDrawer } from './list/filter-drawer';
import { Filters } from './list/filters';
import { RangeLink } from './list/range-link';
import type { MarksOf } from './list/project-table';
import { Results } from './list/results';
import { SortMenu } from './list/sort-menu';
import { totalText } from './list/total-text';
import './styles/list-filters.css';
import './styles/list-results.css';
import './styles/list-narrow.css';

export interface ProjectsPageProps {
  /** The regions slice's picker; its choice reaches this list through the address. */
  readonly regionPicker: ReactNode;
  /** Name of the region the list is narrowed to: 广东. */
  readonly areaName?: string;
  readonly marksOf: MarksOf;
  /** The bar that chooses what the page's figures are read in. */
  readonly basisBar: ReactNode;
  readonly reading: FigureReading;
  /** Takes the list out of the page as a file. */
  readonly exportButton: ReactNode;
}

export function ProjectsPage(props: ProjectsPageProps) {
  const { regionPicker, areaName, marksOf, basisBar, reading, exportButton } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const { page, status } = useSelector(selectList);
  return (
    <div className="projects-page">
      <header className="projects-head">
        <h1 ref={heading} tabIndex={-1}>
          单项工程指标
        </h1>
        <p>已完工与在建单项工程的造价、含量与工料，逐个注明价格期、计价阶段与口径</p>
        <RangeLink />
      </header>
      {basisBar}
      <section className="sheet projects-sheet" aria-label="工程列表">
        <Filters regionPicker={regionPicker} />
        <div className="projects-toolbar">
          <Chips areaName={areaName} />
          <p className="projects-total" role="status">
            {status !== 'failed' && page ? totalText(page.total) : ' '}
          </p>
          <FilterDrawer regionPicker={regionPicker} />
          <SortMenu />
          {exportButton}
        </div>
        <FiguresRead value={reading}>
          <Results areaName={areaName} marksOf={marksOf} onTurned={() => heading.current?.focus()} />
        </FiguresRead>
      </section>
    </div>
  );
}
