import { useEffect, useRef, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { resultList } from '../../result-list';
import { selectList, selectPutOff } from '../../selectors';
import { Corrected } from './corrected';
import { Poster } from './poster';
import type { MarksOf } from './result-row';
import { Results } from './results';
import { ScopeBar } from './scope-bar';
import { Start } from './start';
import { statusText } from './status-text';
import * as styles from './search-page.module.css';

export interface SearchPageProps {
  /** The regions slice's picker; its choice reaches the results through the address. */
  readonly regionPicker: ReactNode;
  /** Name of the region the results are narrowed to: 广东. */
  readonly areaName?: string;
  readonly marksOf: MarksOf;
}

/** A page that was turned, or a group that was opened, is read from its top. */
const useTopOnTurn = (turned: string) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const last = useRef(turned);
  useEffect(() => {
    if (last.current !== turned) heading.current?.focus();
    last.current = turned;
  }, [turned]);
  return heading;
};

export function SearchPage({ regionPicker, areaName, marksOf }: SearchPageProps) {
  const results = useSelector(selectList);
  const putOff = useSelector(selectPutOff);
  const { view, page, status } = results;
  const heading = useTopOnTurn(`${view.text} ${view.category} ${view.group ?? ''} ${view.page ?? 1}`);
  const { corrected, within } = (status === 'shown' && page?.found) || {};
  return (
    <div className={styles.root} data-view={page && resultList.pathTo(page.view)}>
      <div className="column">
        <header className={styles.head}>
          <h1 ref={heading} tabIndex={-1}>
            {view.text ? `“${view.text}”的搜索结果` : '搜索'}
          </h1>
          <p className="muted" role="status">
            {putOff !== undefined && `马上搜索“${putOff}”。`}
            {view.text ? statusText(results) : '输入关键词，搜索全站指标与政策'}
          </p>
        </header>
        {view.text ? (
          <>
            <section className="sheet" aria-label="搜索范围">
              <ScopeBar regionPicker={regionPicker} />
            </section>
            {corrected != null && <Corrected view={view} corrected={corrected} within={within ?? null} />}
            <Results areaName={areaName} marksOf={marksOf} />
          </>
        ) : (
          <Start category={view.category} />
        )}
      </div>
      <Poster />
    </div>
  );
}
