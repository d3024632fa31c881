import { provenanceRows } from '#src/ui/figure-card/provenance-rows';
import { TitleBlock } from '#src/ui/title-block.tsx';
import type { ProjectDetail } from '../../contract';
import { overviewItems } from './overview-items';
import { Section } from './sections';
import { classes } from '#src/ui/classes';
import * as styles from '../projects.module.css';

export const OverviewSection = ({ detail }: { readonly detail: ProjectDetail }) => (
  <Section section="overview">
    <dl className={classes('facts', styles.overview)}>
      {overviewItems(detail).map(([term, text]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
    <details>
      <summary>数据来历</summary>
      <TitleBlock rows={provenanceRows(detail.provenance)} label="数据来历" />
    </details>
  </Section>
);
