import { useRef } from 'react';
import { useSelector } from 'react-redux';
import { selectList } from '../selectors';
import { Folders } from './folders';
import { Results } from './results';
import { Toolbar } from './toolbar';
import { UndoBar } from './undo-bar';
import { totalText } from './labels';
import './styles/favorites-page.css';
import './styles/favorites-rows.css';

export function FavoritesPage() {
  const heading = useRef<HTMLHeadingElement>(null);
  const { status, page } = useSelector(selectList);
  return (
    <div className="favorites-page">
      <header className="favorites-head">
        <h1 ref={heading} tabIndex={-1}>
          我的收藏
        </h1>
        <p role="status">{status !== 'failed' && page ? totalText(page) : ' '}</p>
      </header>
      <div className="favorites-body">
        <Folders />
        <section className="sheet favorites-sheet" aria-label="收藏列表">
          <Toolbar kinds={page?.kinds ?? []} />
          <UndoBar />
          <Results onTurned={() => heading.current?.focus()} />
        </section>
      </div>
    </div>
  );
}
