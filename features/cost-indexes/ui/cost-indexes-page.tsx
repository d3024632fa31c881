import type { ReactNode } from 'react';
import { ChoiceButton } from '#src/ui/filter/choice-button.tsx';
import { ListForm } from '#src/ui/listing/list-form.tsx';
import { useList } from '#src/ui/listing/use-list';
import { listDriver } from '../list-driver';
import { baseLabel, FREQUENCY_LABELS } from './labels';
import type { MarksOf } from './list/index-card';
import { Results } from './list/results';
import { classes } from '#src/ui/classes';
import * as styles from './indexes.module.css';

export interface CostIndexesPageProps {
  /** The regions slice's picker; its choice reaches this list through the address. */
  readonly regionPicker: ReactNode;
  /** Name of the region the list is narrowed to: 广东. */
  readonly areaName?: string;
  readonly exportButton: ReactNode;
  readonly marksOf?: MarksOf;
}

const noMarks: MarksOf = () => null;

export function CostIndexesPage({
  regionPicker,
  areaName,
  exportButton,
  marksOf = noMarks,
}: CostIndexesPageProps) {
  const { status, page: found, view, refine } = useList(listDriver);
  const choices = <Value extends string>(
    field: 'frequency' | 'base',
    offered: readonly (readonly [Value, string])[],
  ) =>
    [[undefined, '全部'] as const, ...offered].map(([value, label]) => (
      <ChoiceButton
        key={label}
        aria-pressed={view[field] === value}
        onClick={() => refine({ [field]: value })}
      >
        {label}
      </ChoiceButton>
    ));
  // What there is in the region, whatever else is chosen.
  const slots = {
    areaId: regionPicker,
    frequency: choices(
      'frequency',
      (found?.frequencies ?? []).map(({ value }) => [value, FREQUENCY_LABELS[value]] as const),
    ),
    base: choices(
      'base',
      (found?.bases ?? []).map(({ value }) => [value, baseLabel(value)] as const),
    ),
  };
  const count = found && found.rows.length + found.substitutes.length;
  return (
    <div className={classes('column-tight', styles.page)}>
      <header className="page-head">
        <h1>工程造价指标</h1>
        <p className="muted">
          综合、单项、人工、材料与机械的造价指数和价格序列，注明基期、状态与修订，可用于折算
        </p>
      </header>
      <section className="sheet" aria-label="筛选">
        <ListForm driver={listDriver} slots={slots} />
        <div className={styles.bar}>
          <p className="muted" role="status">
            {status !== 'failed' && count !== undefined ? `共 ${count} 条` : ' '}
          </p>
          {count ? exportButton : null}
        </div>
      </section>
      <Results areaName={areaName} marksOf={marksOf} />
    </div>
  );
}
