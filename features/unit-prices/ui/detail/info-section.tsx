import { provenanceRows } from '#src/ui/figure-card/provenance-rows';
import { formatNumber } from '#src/ui/format';
import { TitleBlock } from '#src/ui/title-block.tsx';
import { projectPath } from '#src/contract/records';
import type { UnitPriceInfo } from '../../contract-detail';
import { featureWord } from '../../feature-words';
import { Amount } from './amount';
import { Section } from './sections';
import { classes } from '#src/ui/classes';
import * as styles from '../unit.module.css';

const BLANK = '未注明';

const Features = ({ row }: Pick<UnitPriceInfo, 'row'>) => {
  if (row.features.length === 0) return <>{row.featureText || BLANK}</>;
  return (
    <ul>
      {[...new Set(row.features.map(featureWord))].map((words) => (
        <li key={words}>{words}</li>
      ))}
    </ul>
  );
};

/** What the item is and how it is measured. */
export const InfoSection = ({ info }: { readonly info: UnitPriceInfo }) => {
  const { row, template, quantity, amount, project, provenance } = info;
  return (
    <Section section="info">
      <dl className={classes('facts two', styles.two, styles.overview)}>
        <div>
          <dt>项目特征</dt>
          <dd>
            <Features row={row} />
          </dd>
        </div>
        <div>
          <dt>工作内容</dt>
          <dd>{template.workContent || BLANK}</dd>
        </div>
        <div>
          <dt>计量规则</dt>
          <dd>{template.rule || BLANK}</dd>
        </div>
        <div>
          <dt>工程量 / 合价</dt>
          <dd>
            {quantity === null ? BLANK : `${formatNumber(quantity, 2)} ${row.unit}`} /{' '}
            {amount === null ? BLANK : <Amount info={info} name="合价" value={amount} withUnit />}
          </dd>
        </div>
        <div>
          <dt>样本工程</dt>
          <dd>
            <a href={`#${projectPath(project.id)}`}>{project.name}</a>
            <small>
              {' '}
              {project.stage} · {project.priceDate}
            </small>
          </dd>
        </div>
      </dl>
      <details>
        <summary>数据来历</summary>
        <TitleBlock rows={provenanceRows(provenance)} label="数据来历" />
      </details>
    </Section>
  );
};
