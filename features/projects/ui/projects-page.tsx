import { useRef, type ReactNode } from 'react';
import { sharedFilters } from '#src/contract/project-filters';
import { classes } from '#src/ui/classes';
import { FiguresRead, type FigureReading } from '#src/ui/figure-card/figure-reading';
import { formatNumber } from '#src/ui/format';
import { ListForm } from '#src/ui/listing/list-form.tsx';
import { ListPager } from '#src/ui/listing/list-pager.tsx';
import { ListResults, type ListWords } from '#src/ui/listing/list-results.tsx';
import { ListToolbar } from '#src/ui/listing/list-toolbar.tsx';
import { useList } from '#src/ui/listing/use-list';
import type { ListView, ProjectPage } from '../contract';
import { listDriver } from '../list-driver';
import { ProjectTable, type MarksOf } from './list/project-table';
import { TypeRows } from './list/type-rows';
import * as styles from './projects.module.css';

type Keys<F> = F extends { readonly fields: infer Fields } ? keyof Fields : never;
type SharedKey = Keys<(typeof sharedFilters)[number]>;
const SHARED = [
  'areaId',
  ...sharedFilters.flatMap(({ fields }) => Object.keys(fields) as SharedKey[]),
] as const;

/** To the distribution of the subjects of these projects, as far as both pages know the same conditions. */
export const rangeHref = (view: ListView): string => {
  const query = new URLSearchParams(
    SHARED.flatMap((key) => (view[key] ? [[key, view[key]]] : [])),
  ).toString();
  return `#/commonproj/indexRange${query && `?${query}`}`;
};

/** Counting stops at a cap; from there on the number is a lower bound. */
export const totalText = ({ count, exact }: ProjectPage['total']): string =>
  exact ? `共 ${formatNumber(count)} 个工程` : `超过 ${formatNumber(count)} 个工程`;

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

const wordsOf = (widen: ReactNode): ListWords => ({
  list: '工程列表',
  openTo: '单项工程列表向登录会员开放。',
  nothing: ['库里还没有单项工程', '导入本单位的工程，或恢复样例数据后，会列在这里。'],
  filtered: ['没有符合条件的工程', <>没有一个工程满足。去掉上方任一条件再看{widen && <>，或{widen}</>}。</>],
});

export function ProjectsPage(props: ProjectsPageProps) {
  const { regionPicker, areaName, marksOf, basisBar, reading, exportButton } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const { page, status, view, refine } = useList(listDriver);
  const slots = { areaId: regionPicker, type: <TypeRows /> };
  return (
    <div className="column-tight">
      <header className="page-head">
        <h1 ref={heading} tabIndex={-1}>
          单项工程指标
        </h1>
        <p className={classes('muted', styles.headNote)}>
          已完工与在建单项工程的造价、含量与工料，逐个注明价格期、计价阶段与口径
        </p>
        <a href={rangeHref(view)}>科目指标区间</a>
      </header>
      {basisBar}
      <section className={classes('sheet sheet-flush', styles.sheet)} aria-label="工程列表">
        <ListForm driver={listDriver} slots={slots} />
        <ListToolbar
          driver={listDriver}
          slots={slots}
          names={{ areaName }}
          total={status !== 'failed' && page ? totalText(page.total) : undefined}
        >
          {exportButton}
        </ListToolbar>
        <FiguresRead value={reading}>
          <ListResults
            driver={listDriver}
            words={wordsOf(
              view.areaId && (
                <button type="button" className="inline" onClick={() => refine({ areaId: undefined })}>
                  从{areaName ?? '所选地区'}放宽到全国
                </button>
              ),
            )}
            isEmpty={({ indexDatas }) => indexDatas.length === 0}
            skeleton={<ProjectTable isBusy marksOf={marksOf} />}
          >
            {(shown, isBusy) => (
              <>
                <ProjectTable rows={shown.indexDatas} isBusy={isBusy} marksOf={marksOf} />
                <ListPager driver={listDriver} page={shown} onTurned={() => heading.current?.focus()} />
              </>
            )}
          </ListResults>
        </FiguresRead>
      </section>
    </div>
  );
}
