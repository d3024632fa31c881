import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { selectList } from '../selectors';
import { Filters } from './list/filters';
import type { MarksOf } from './list/index-card';
import { Results } from './list/results';
import './styles/list.css';

export interface CostIndexesPageProps {
  /** The regions slice's picker; its choice reaches this list through the address. */
  readonly regionPicker: ReactNode;
  /** Name of the region the list is narrowed to: 广东. */
  readonly areaName?: string;
  readonly exportButton: ReactNode;
  readonly marksOf?: MarksOf;
}

const noMarks: MarksOf = () => null;

export function CostIndexesPage({
  regionPicker,
  areaName,
  exportButton,
  marksOf = noMarks,
}: CostIndexesPageProps) {
  const { status, found } = useSelector(selectList);
  const count = found && found.rows.length + found.substitutes.length;
  return (
    <div className="indexes-page">
      <header className="indexes-head">
        <h1>工程造价指标</h1>
        <p>综合、单项、人工、材料与机械的造价指数和价格序列，注明基期、状态与修订，可用于折算</p>
      </header>
      <section className="sheet" aria-label="筛选">
        <Filters regionPicker={regionPicker} />
        <div className="indexes-bar">
          <p className="indexes-total" role="status">
            {status !== 'failed' && count !== undefined ? `共 ${count} 条` : ' '}
          </p>
          {count ? exportButton : null}
        </div>
      </section>
      <Results areaName={areaName} marksOf={marksOf} />
    </div>
  );
}
