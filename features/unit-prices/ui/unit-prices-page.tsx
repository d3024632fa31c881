import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { FiguresRead, type FigureReading } from '#src/ui/figure-card/figure-reading';
import { countFilters } from '../list-view';
import { selectView } from '../selectors';
import { Chips } from './list/chips';
import { Filters } from './list/filters';
import { Jump } from './list/jump';
import { Results } from './list/results';
import { DialogButton } from '#src/ui/dialog/dialog-button.tsx';
import { SortMenu } from './list/sort-menu';
import { StatusLine } from './list/status-line';
import type { MarksOf } from './list/unit-price-line';
import { SchemeDialog } from './schemes/scheme-dialog';
import { TradeTree } from './tree/trade-tree';
import { classes } from '#src/ui/classes';
import * as styles from './unit.module.css';

export interface UnitPricesPageProps {
  /** The regions slice's picker; its choice reaches this list through the address. */
  readonly regionPicker: ReactNode;
  /** Name of the place of the list: 广东. */
  readonly areaName?: string | undefined;
  readonly marksOf: MarksOf;
  /** The bar that chooses what the page's prices are read in. */
  readonly basisBar: ReactNode;
  readonly reading: FigureReading;
  readonly exportButton: ReactNode;
}

export function UnitPricesPage(props: UnitPricesPageProps) {
  const { regionPicker, areaName, marksOf, basisBar, reading, exportButton } = props;
  const filters = countFilters(useSelector(selectView));
  return (
    <div className="column-tight">
      <header className="page-head">
        <h1 tabIndex={-1}>综合单价指标</h1>
        <p className={classes('muted', styles.headNote)}>
          分部分项清单的综合单价，含人材机、管理费、利润与风险，不含规费；注明含税的另计入税金
        </p>
      </header>
      {basisBar}
      <div className={styles.columns}>
        <aside className={classes('sheet no-print', styles.side)} aria-label="清单专业">
          <TradeTree />
        </aside>
        <section className={classes('sheet sheet-flush', styles.sheet)} aria-label="综合单价列表">
          <Filters regionPicker={regionPicker} />
          <div className="row list-toolbar">
            <Chips />
            <StatusLine />
            <DialogButton
              title="清单专业"
              place="left"
              button={{ className: classes('button', styles.openTree), children: '专业' }}
            >
              {(close) => <TradeTree onChosen={close} />}
            </DialogButton>
            <DialogButton
              title="筛选条件"
              place="left"
              button={{
                className: 'button list-open-form no-print',
                children: filters > 0 ? `筛选 (${filters})` : '筛选',
              }}
            >
              {() => <Filters regionPicker={regionPicker} />}
            </DialogButton>
            <div className={styles.export}>{exportButton}</div>
            <div className={classes('row end no-print', styles.tools)}>
              <SchemeDialog />
              <SortMenu />
              <Jump />
            </div>
          </div>
          <FiguresRead value={reading}>
            <Results areaName={areaName} marksOf={marksOf} />
          </FiguresRead>
        </section>
      </div>
    </div>
  );
}
