import type { ReactNode } from 'react';
import { classes } from '#src/ui/classes';
import { FiguresRead, type FigureReading } from '#src/ui/figure-card/figure-reading';
import { formatNumber } from '#src/ui/format';
import { ListForm } from '#src/ui/listing/list-form.tsx';
import { ListToolbar } from '#src/ui/listing/list-toolbar.tsx';
import { useList } from '#src/ui/listing/use-list';
import { TABS, type Tab } from '../contract';
import { listDriver } from '../list-driver';
import { CalendarSheet, CoverageSheet } from './calendar-sheet';
import { CourseSheet } from './course-sheet';
import { Results, type MarksOf } from './results';
import * as styles from './industry.module.css';

const TAB_KEYS = Object.keys(TABS) as Tab[];

export interface IndustryPageProps {
  /** The regions slice's picker; its choice reaches this list through the address. */
  readonly regionPicker: ReactNode;
  readonly areaName?: string | undefined;
  readonly exportButton: ReactNode;
  readonly marksOf: MarksOf;
  readonly reading: FigureReading;
}

export function IndustryPage(props: IndustryPageProps) {
  const { regionPicker, areaName, exportButton, marksOf, reading } = props;
  const { page, status, view, refine } = useList(listDriver);
  const { tab } = view;
  const slots = { areaId: regionPicker };
  return (
    <FiguresRead value={reading}>
      <div className="column-tight">
        <header className="page-head">
          <h1 tabIndex={-1}>行业管理指标</h1>
          <p className="muted">行业主管部门发布的指标、指数与行业统计；暂定与修订逐期注明</p>
        </header>
        {page?.chosen && <CourseSheet chosen={page.chosen} onClose={() => refine({ series: undefined })} />}
        {status === 'shown' && page && !page.chosen && view.series !== undefined && (
          <p className="callout">链接所指的指标不在目录里，可能已经停止发布；现有指标列在下面。</p>
        )}
        <section className="sheet sheet-flush" aria-label="指标列表">
          <div className={classes('row', styles.tabs)} role="group" aria-label="栏目">
            {TAB_KEYS.map((key) => (
              <button
                key={key}
                type="button"
                className="pill"
                aria-pressed={tab === key}
                onClick={() =>
                  refine({ tab: key, series: undefined, frequency: undefined, status: undefined })
                }
              >
                {TABS[key]}
              </button>
            ))}
          </div>
          <ListForm driver={listDriver} slots={slots} />
          <ListToolbar
            driver={listDriver}
            slots={slots}
            names={{ areaName }}
            total={status === 'shown' && page ? `共 ${formatNumber(page.total)} 项` : undefined}
          >
            {exportButton}
          </ListToolbar>
          <Results marksOf={marksOf} />
        </section>
        {page && tab === 'official' && <CalendarSheet calendar={page.calendar} />}
        {page && <CoverageSheet coverage={page.coverage} tab={tab} />}
      </div>
    </FiguresRead>
  );
}
