import { useMemo, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { inTax } from '#src/costing/in-tax';
import { readAsQuoted, type Rebase } from '#src/costing/rebaser';
import { codes } from '#src/contract/codes';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { FiguresRead, type FigureReading } from '#src/ui/figure-card/figure-reading';
import { Sheet } from '#src/ui/sheet.tsx';
import { SkeletonRows } from '#src/ui/skeleton.tsx';
import { Unavailable } from '#src/ui/unavailable.tsx';
import { useSend } from '#src/ui/use-send';
import { commands } from '../commands';
import { REFERENCES, type CompareView, type Reference } from '../compare-view';
import { FEWEST, type Comparison } from '../contract';
import { rebased } from '../rebased';
import { selectPage, selectView } from '../selectors';
import { Bars } from './bars';
import { ContributionsSection } from './contributions-section';
import { FiguresTable } from './figures-table';
import { SaveForm } from './save-form';
import { SavedList } from './saved-list';
import { Suggestions } from './suggestions';
import { classes } from '#src/ui/classes';
import * as styles from './compare.module.css';

const toList = { label: '去选工程', href: '#/commonproj/index' };

interface ToolbarProps {
  readonly view: CompareView;
  readonly exportButton: ReactNode;
}

const Toolbar = ({ view, exportButton }: ToolbarProps) => {
  const send = useSend();
  return (
    <div className="row">
      <div className="segments" role="group" aria-label="差异的基准">
        {(Object.keys(REFERENCES) as Reference[]).map((against) => (
          <button
            key={against}
            type="button"
            aria-pressed={against === view.against}
            onClick={() => send(commands.refine({ against }))}
          >
            {REFERENCES[against]}
          </button>
        ))}
      </div>
      <SaveForm key={view.ids.join()} ids={view.ids} />
      <SavedList />
      {exportButton}
    </div>
  );
};

interface ShownProps {
  readonly asRecorded: Comparison;
  readonly busy: boolean;
  readonly reading: FigureReading;
}

const MARKED = '只标出影响单方 1% 以上的造价与相差 20% 以上的含量';

const UNTAXED = '单位工程、分部与费用均为除税，税金另列';

const noteOf = ({ taxBasis }: CompareView, rebase: Rebase): string =>
  rebase === readAsQuoted
    ? `单方与总造价按${taxBasis}比较，价格期与地区为各自原值；${UNTAXED}；${MARKED}`
    : `造价已按页首的折算口径换算，含量与面积不变；${UNTAXED}；${MARKED}`;

const Shown = ({ asRecorded, busy, reading }: ShownProps) => {
  const view = useSelector(selectView);
  const { taxBasis } = view;
  const inOneTax = useMemo(
    () => ({ ...reading, rebase: inTax(reading.rebase, taxBasis) }),
    [reading, taxBasis],
  );
  const { comparison, reasons } = useMemo(() => rebased(asRecorded, inOneTax.rebase), [asRecorded, inOneTax]);
  const { projects, missing } = comparison;
  return (
    <FiguresRead value={inOneTax}>
      <ContributionsSection comparison={comparison} against={view.against} />
      <Sheet title={`${projects.length} 个工程并排`} note={noteOf(view, reading.rebase)}>
        {missing.length > 0 && (
          <p className="callout" role="note">
            有 {missing.length} 个工程已被提供方撤回，不在表中。
          </p>
        )}
        <FiguresTable
          comparison={comparison}
          asRecorded={asRecorded}
          reasons={reasons}
          against={view.against}
          busy={busy}
        />
      </Sheet>
      <div className={classes('two', styles.two)}>
        <Sheet title="图示" note="元/㎡，取金额最大的 10 项">
          <Bars comparison={comparison} />
        </Sheet>
        <Sheet title="其他最接近的三个" note="以第一个工程为准">
          <Suggestions comparison={comparison} />
        </Sheet>
      </div>
    </FiguresRead>
  );
};

const Body = ({ reading }: { readonly reading: FigureReading }) => {
  const send = useSend();
  const { status, view, comparison, problem } = useSelector(selectPage);
  if (view.ids.length < FEWEST) {
    return (
      <div className="sheet">
        <EmptyState kind="none" title="还没有选够要对比的工程" action={toList}>
          在单项工程列表里勾选，或在详情里按“对比”，选 2 至 5 个工程。
        </EmptyState>
      </div>
    );
  }
  if (status === 'failed') {
    return (
      <div className="sheet">
        {problem?.code === codes.notFound ? (
          <EmptyState kind="none" title="要对比的工程不在了" action={toList}>
            {problem.message}
          </EmptyState>
        ) : (
          <Unavailable
            problem={problem}
            title="没能取到对比"
            openTo="工程对比向 VIP 会员开放；列表中的单方造价、规模与价格期不受影响。"
            onRetry={() => send(commands.loadComparison(view))}
          />
        )}
      </div>
    );
  }
  if (!comparison) {
    return (
      <div className="sheet" aria-busy="true">
        <SkeletonRows rows={12} />
      </div>
    );
  }
  return <Shown asRecorded={comparison} busy={status === 'loading'} reading={reading} />;
};

export interface ComparePageProps {
  /** The switch of the basis all costs are read in. */
  readonly basisBar: ReactNode;
  readonly reading: FigureReading;
  readonly exportButton: ReactNode;
}

export function ComparePage({ basisBar, reading, exportButton }: ComparePageProps) {
  const view = useSelector(selectView);
  return (
    <div className="column-tight">
      <header className="page-head">
        <h1>工程对比</h1>
        <a href="#/commonproj/index">返回工程列表</a>
      </header>
      {basisBar}
      {view.ids.length >= FEWEST && <Toolbar view={view} exportButton={exportButton} />}
      <Body reading={reading} />
    </div>
  );
}
