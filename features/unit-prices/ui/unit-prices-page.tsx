import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { FiguresRead, type FigureReading } from '#src/ui/figure-card/figure-reading';
import { formatNumber } from '#src/ui/format';
import { ListForm } from '#src/ui/listing/list-form.tsx';
import { ListToolbar } from '#src/ui/listing/list-toolbar.tsx';
import { useList } from '#src/ui/listing/use-list';
import { OverdueNote } from '#src/ui/overdue-note.tsx';
import { listDriver } from '../list-driver';
import { selectList, selectTrades } from '../selectors';
import { Jump } from './list/jump';
import { OrderNote } from './list/order-note';
import { Results } from './list/results';
import { DialogButton } from '#src/ui/dialog/dialog-button.tsx';
import { statusText } from './list/total-text';
import type { MarksOf } from './list/unit-price-line';
import { SchemeDialog } from './schemes/scheme-dialog';
import { nodeAt } from './tree/tree-of';
import { TradeTree } from './tree/trade-tree';
import { classes } from '#src/ui/classes';
import '#src/ui/styles/side-columns.css';
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

/** While samples are still being made. */
const Loading = () => {
  const { loading, status } = useSelector(selectList);
  const { retry } = useList(listDriver);
  return status === 'shown' && loading ? (
    <p className="muted" role="status">
      样例正在生成（{formatNumber(loading.stored)} / {formatNumber(loading.wanted)}）
      <button type="button" className="inline" onClick={retry}>
        刷新
      </button>
    </p>
  ) : null;
};

export function UnitPricesPage(props: UnitPricesPageProps) {
  const { regionPicker, areaName, marksOf, basisBar, reading, exportButton } = props;
  const list = useSelector(selectList);
  const { nodes } = useSelector(selectTrades);
  const { code } = list.view;
  const slots = { areaId: regionPicker };
  return (
    <div className="column-tight">
      <header className="page-head">
        <h1 tabIndex={-1}>综合单价指标</h1>
        <p className={classes('muted', styles.headNote)}>
          分部分项清单的综合单价，含人材机、管理费、利润与风险，不含规费；注明含税的另计入税金
        </p>
      </header>
      {basisBar}
      <div className={classes('side-columns', styles.columns)}>
        <aside className="sheet no-print" aria-label="清单专业">
          <TradeTree />
        </aside>
        <section className={classes('sheet sheet-flush', styles.sheet)} aria-label="综合单价列表">
          <ListForm driver={listDriver} slots={slots} />
          <ListToolbar
            driver={listDriver}
            slots={slots}
            names={{ areaName, itemName: code && nodeAt(nodes, code)?.name }}
            total={statusText(list)}
          >
            <Loading />
            <OrderNote />
            <DialogButton
              title="清单专业"
              place="left"
              button={{ className: classes('button side-columns-open', styles.openTree), children: '专业' }}
            >
              {(close) => <TradeTree onChosen={close} />}
            </DialogButton>
            <SchemeDialog />
            <Jump />
            {exportButton}
          </ListToolbar>
          {list.status === 'shown' && list.overdue && (
            <OverdueNote newest={list.overdue.newest} since={list.overdue.since} />
          )}
          <FiguresRead value={reading}>
            <Results areaName={areaName} marksOf={marksOf} />
          </FiguresRead>
        </section>
      </div>
    </div>
  );
}
