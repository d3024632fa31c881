import { StackBar } from '#src/ui/stack-bar.tsx';
import type { ProjectDetail } from '../../contract';
import { CostTable } from './cost-table';
import { NoLines } from './no-lines';
import { Section } from './sections';
import { UnitsChart } from './units-chart';
import { classes } from '#src/ui/classes';
import * as styles from '../projects.module.css';

export const CompositionSection = ({ detail }: { readonly detail: ProjectDetail }) => (
  <Section section="composition" note="占比以除税造价为 100%">
    <div className={classes('pair', styles.two)}>
      <div>
        <h3>费用</h3>
        {detail.fees.length > 0 && <StackBar parts={detail.fees} label="费用构成" />}
        <CostTable name="费用" lines={detail.fees} detail={detail} keyed />
      </div>
      <div>
        <h3>单位工程</h3>
        {detail.units.length > 0 ? <UnitsChart detail={detail} /> : <NoLines what="单位工程明细" />}
      </div>
    </div>
  </Section>
);
