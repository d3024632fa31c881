import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { SampleBadge } from '#src/ui/sample-badge.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { PageSkeleton } from '#src/ui/skeleton.tsx';
import { TitleBlock } from '#src/ui/title-block.tsx';
import { Unavailable } from '#src/ui/unavailable.tsx';
import { useSend } from '#src/ui/use-send';
import { projectPath } from '#src/contract/records';
import { commands } from '../commands';
import { itemList } from '../contract';
import { editionOf } from '../edition-of';
import type { OpenSheet } from '../open-sheet';
import { selectClosure, selectProblem, selectSheet, selectView } from '../selectors';
import { ItemsSheet } from './items-sheet';
import { OpenProjects } from './open-projects';
import { OPEN_TO } from './open-to';
import { PartsSheet } from './parts-sheet';
import { classes } from '#src/ui/classes';
import * as styles from './new-items.module.css';

const Head = ({ sheet: { base } }: { readonly sheet: OpenSheet }) => {
  const { bidNodeId = '', areaId } = useSelector(selectView);
  const { name, facts, provenance } = base;
  return (
    <header className={classes('sheet', styles.head)}>
      <div>
        <nav aria-label="位置" className="muted crumbs">
          <a href={`#${itemList.pathTo({ ...(areaId && { areaId }) })}`}>新项开放数据</a> /{' '}
          <a href={`#${projectPath(bidNodeId)}`}>单项工程详情</a>
        </nav>
        <h1>
          {name} <SampleBadge sample={provenance.kind === 'sample'} />
        </h1>
        <dl className={styles.facts}>
          {facts.map(({ key, label, value, unit }) => (
            <div key={key}>
              <dt>{label}</dt>
              <dd>
                {value} {unit}
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <TitleBlock
        rows={[
          { term: '来源', detail: provenance.issuer },
          { term: '价格期', detail: provenance.priceDate },
          { term: '清单版本', detail: editionOf(provenance) },
          { term: '修订', detail: `第 ${provenance.revision} 次` },
          { term: '许可', detail: provenance.licence },
        ]}
      />
    </header>
  );
};

const Project = () => {
  const send = useSend();
  const { bidNodeId = '' } = useSelector(selectView);
  const sheet = useSelector(selectSheet);
  const closure = useSelector(selectClosure);
  const problem = useSelector(selectProblem);
  if (problem && !sheet) {
    return (
      <Unavailable
        problem={problem}
        title="没能取到开放数据"
        openTo={OPEN_TO}
        onRetry={() => send(commands.loadSheet({ bidNodeId }))}
      />
    );
  }
  if (closure !== undefined) {
    return (
      <EmptyState
        kind="none"
        title="这个工程没有开放清单项目"
        action={{ label: '查看已开放的工程', href: `#${itemList.pathTo({})}` }}
      >
        {closure}。
      </EmptyState>
    );
  }
  if (!sheet) return <PageSkeleton />;
  return (
    <div className={classes('column', styles.root)}>
      <Head sheet={sheet} />
      <ItemsSheet sheet={sheet} />
      <PartsSheet parts={sheet.parts} />
      <Sheet title="口径说明">
        <dl className={classes('column-tight', styles.scopes)}>
          {sheet.scopes.map(({ label, text }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </Sheet>
    </div>
  );
};

/** `regionPicker`: of the regions slice; its choice reaches the list through the address. */
export function NewItemsPage({ regionPicker }: { readonly regionPicker: ReactNode }) {
  const { bidNodeId } = useSelector(selectView);
  return bidNodeId === undefined ? <OpenProjects regionPicker={regionPicker} /> : <Project />;
}
