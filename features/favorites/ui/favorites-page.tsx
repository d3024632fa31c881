import { useRef, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { selectList } from '../selectors';
import { Folders } from './folders';
import { Results } from './results';
import { CostRead, type ReadCost } from './cost-read';
import { Toolbar } from './toolbar';
import { UndoBar } from './undo-bar';
import { totalText } from './labels';
import { classes } from '#src/ui/classes';
import * as styles from './favorites.module.css';

export type { ReadCost } from './cost-read';

export interface FavoritesPageProps {
  /** The bar that chooses what the costs are read in. */
  readonly basisBar: ReactNode;
  readonly readCost: ReadCost;
}

export function FavoritesPage({ basisBar, readCost }: FavoritesPageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { status, page, view } = useSelector(selectList);
  return (
    <div className={styles.root}>
      <header className={classes('page-head', styles.head)}>
        <h1 ref={heading} tabIndex={-1}>
          我的收藏
        </h1>
        <p role="status">{status !== 'failed' && page ? totalText(page, view.list) : ' '}</p>
      </header>
      {basisBar}
      <div className={styles.body}>
        <Folders />
        <section className="sheet sheet-flush" aria-label="收藏列表">
          <Toolbar kinds={page?.kinds ?? []} />
          <UndoBar />
          <CostRead value={readCost}>
            <Results onTurned={() => heading.current?.focus()} />
          </CostRead>
        </section>
      </div>
    </div>
  );
}
