import type { ReactNode } from 'react';
import { DialogButton } from '#src/ui/dialog/dialog-button.tsx';
import { FiguresRead, type FigureReading } from '#src/ui/figure-card/figure-reading';
import { ChoiceSelect } from '#src/ui/filter/choice-select.tsx';
import { classes } from '#src/ui/classes';
import { formatNumber } from '#src/ui/format';
import { ListForm } from '#src/ui/listing/list-form.tsx';
import { ListToolbar } from '#src/ui/listing/list-toolbar.tsx';
import { OverdueNote } from '#src/ui/overdue-note.tsx';
import { useList } from '#src/ui/listing/use-list';
import '#src/ui/styles/side-columns.css';
import { PRICING_MODES } from '../contract';
import { listDriver } from '../list-driver';
import { Results, type MarksOf } from './list/results';
import { SectionNav } from './list/section-nav';
import * as styles from './labor.module.css';

export interface LaborPricesPageProps {
  /** The regions slice's picker; its choice reaches this list through the address. */
  readonly regionPicker: ReactNode;
  readonly areaName?: string | undefined;
  readonly exportButton: ReactNode;
  readonly marksOf: MarksOf;
  readonly reading: FigureReading;
  /** The form of a price and the queue of the reviewers. */
  readonly collecting: ReactNode;
}

/** The newest month is chosen by choosing none. */
const PeriodChoice = () => {
  const { page, view, refine } = useList(listDriver);
  const periods = page?.periods ?? [];
  return (
    <ChoiceSelect
      label="价格期"
      none={periods[0] ? `最新（${periods[0]}）` : '最新'}
      options={periods.slice(1).map((period) => [period, period])}
      chosen={view.period}
      onChoose={(period) => refine({ period })}
    />
  );
};

export function LaborPricesPage(props: LaborPricesPageProps) {
  const { regionPicker, areaName, exportButton, marksOf, reading, collecting } = props;
  const { status, page, view } = useList(listDriver);
  const slots = { areaId: regionPicker, period: <PeriodChoice /> };
  const total =
    status === 'shown' && page ? `${page.period || '尚无'} · 共 ${formatNumber(page.total)} 条` : undefined;
  return (
    <div className="column-tight">
      <header className="page-head">
        <h1 tabIndex={-1}>劳务分包指标</h1>
        <p className="muted">
          {Object.entries(PRICING_MODES)
            .map(([mode, words]) => `${mode}：${words}`)
            .join('；')}
        </p>
      </header>
      <div className={classes('side-columns', styles.columns)}>
        <aside className="sheet no-print" aria-label="劳务分部">
          <SectionNav />
        </aside>
        <section className="sheet sheet-flush" aria-label="劳务价格列表">
          <ListForm driver={listDriver} slots={slots} />
          <ListToolbar driver={listDriver} slots={slots} names={{ areaName }} total={total}>
            <DialogButton
              title="劳务分部"
              place="left"
              button={{
                className: 'button side-columns-open',
                children: view.section ?? '分部',
              }}
            >
              {(close) => <SectionNav onChosen={close} />}
            </DialogButton>
            {exportButton}
            {collecting}
          </ListToolbar>
          {status === 'shown' && page?.periods[0] && (
            <OverdueNote rhythm="month" newest={page.periods[0]} since={page.overdueSince} />
          )}
          <FiguresRead value={reading}>
            <Results marksOf={marksOf} />
          </FiguresRead>
        </section>
      </div>
    </div>
  );
}
