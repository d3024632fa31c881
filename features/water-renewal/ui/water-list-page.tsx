import { useRef, useState, type ReactNode } from 'react';
import type { Ordered } from '#src/contract/listing/list';
import { classes } from '#src/ui/classes';
import { DialogButton } from '#src/ui/dialog/dialog-button.tsx';
import { FiguresRead, type FigureReading } from '#src/ui/figure-card/figure-reading';
import { ChoiceSelect } from '#src/ui/filter/choice-select.tsx';
import { formatNumber } from '#src/ui/format';
import { ListForm } from '#src/ui/listing/list-form.tsx';
import { ListToolbar } from '#src/ui/listing/list-toolbar.tsx';
import { useList } from '#src/ui/listing/use-list';
import '#src/ui/styles/side-columns.css';
import type { ListView } from '../contract';
import { listDriver } from '../list-driver';
import { KindNav } from './list/kind-nav';
import { Results, type MarksOf } from './list/results';
import { sortChange } from './list/sort-change';
import * as styles from './water.module.css';

const YearChoice = () => {
  const { page, view, refine } = useList(listDriver);
  return (
    <ChoiceSelect
      label="价格期所在年份"
      none="不限"
      options={(page?.years ?? []).map(({ value, count }) => [value, `${value} 年（${count}）`])}
      chosen={view.year}
      onChoose={(year) => refine({ year })}
    />
  );
};

/** Only what the kind is measured by. */
const BasisChoice = () => {
  const { page, view, refine } = useList(listDriver);
  const found = page?.unitBases ?? [];
  return (
    <ChoiceSelect
      label="指标的单位口径"
      none="不限"
      options={found.map(({ value, count }) => [value, `${value}（${count}）`])}
      chosen={view.unitBasis}
      onChoose={(value) => refine({ unitBasis: found.find((one) => one.value === value)?.value })}
    />
  );
};

const useSort = () => {
  const { page, view, refine } = useList(listDriver);
  const [refused, setRefused] = useState<ListView>();
  const choose = (wanted: Ordered<string>) => {
    const change = sortChange(wanted, view, page?.unitBases ?? []);
    if (change) refine(change);
    else setRefused(view);
  };
  return { choose, isRefused: refused === view };
};

export interface WaterListPageProps {
  /** The regions slice's picker; its choice reaches this list through the address. */
  readonly regionPicker: ReactNode;
  readonly areaName?: string | undefined;
  /** The bar that chooses what the page's figures are read in. */
  readonly basisBar: ReactNode;
  readonly reading: FigureReading;
  readonly exportButton: ReactNode;
  readonly marksOf: MarksOf;
}

export function WaterListPage(props: WaterListPageProps) {
  const { regionPicker, areaName, basisBar, reading, exportButton, marksOf } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const { page, status, view } = useList(listDriver);
  const { choose, isRefused } = useSort();
  const slots = { areaId: regionPicker, year: <YearChoice />, unitBasis: <BasisChoice /> };
  return (
    <div className="column-tight">
      <header className="page-head">
        <h1 ref={heading} tabIndex={-1}>
          水利与城市更新指标
        </h1>
        <p className="muted">每类工程按自己的单位口径计，数值旁注明所含与不含；不同单位口径的数值不作比较</p>
      </header>
      {basisBar}
      <div className={classes('side-columns', styles.columns)}>
        <aside className="sheet no-print" aria-label="工程类别">
          <KindNav />
        </aside>
        <section className="sheet sheet-flush" aria-label="指标列表">
          <ListForm driver={listDriver} slots={slots} />
          <ListToolbar
            driver={listDriver}
            slots={slots}
            names={{ areaName }}
            onSort={choose}
            total={status !== 'failed' && page ? `共 ${formatNumber(page.total.count)} 项` : undefined}
          >
            <DialogButton
              title="工程类别"
              place="left"
              button={{
                className: 'button side-columns-open',
                children: view.kind ?? '类别',
              }}
            >
              {(close) => <KindNav onChosen={close} />}
            </DialogButton>
            {exportButton}
          </ListToolbar>
          {isRefused && (
            <p className="callout" role="status">
              所列指标有几种单位口径，数值不能排在一起：先选一种单位口径，再按指标值排序。
            </p>
          )}
          <FiguresRead value={reading}>
            <Results marksOf={marksOf} onTurned={() => heading.current?.focus()} />
          </FiguresRead>
        </section>
      </div>
    </div>
  );
}
