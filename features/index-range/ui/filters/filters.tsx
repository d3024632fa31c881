import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { ChoiceRow, FilterRow } from '#src/ui/filter/choice-row.tsx';
import { ChoiceSelect } from '#src/ui/filter/choice-select.tsx';
import { MonthRange } from '#src/ui/filter/month-range.tsx';
import { heights, scales, sources, stages, structures } from '#src/ui/filter/options';
import { useSend } from '#src/ui/use-send';
import { commands } from '../../commands';
import { countFilters } from '../../range-view';
import { selectView } from '../../selectors';
import { typeChoices } from './choices';
import { classes } from '#src/ui/classes';
import '#src/ui/listing/listing.css';
import * as styles from '../range.module.css';

/** Every choice goes to the address, which holds the page's view. */
export const Filters = ({ regionPicker }: { readonly regionPicker: ReactNode }) => {
  const send = useSend();
  const view = useSelector(selectView);
  const refine = (change: Parameters<typeof commands.refine>[0]) => send(commands.refine(change));
  return (
    <div className={classes('list-form', styles.filters)}>
      <FilterRow label="地区">{regionPicker}</FilterRow>
      <ChoiceRow
        label="工程类型"
        choices={typeChoices}
        chosen={view.type}
        onChoose={(type) => refine({ type })}
      />
      <div className="list-form-fields" role="group" aria-label="更多条件">
        <ChoiceSelect
          label="阶段"
          options={stages}
          chosen={view.stage}
          onChoose={(stage) => refine({ stage })}
        />
        <ChoiceSelect
          label="结构"
          options={structures}
          chosen={view.structure}
          onChoose={(structure) => refine({ structure })}
        />
        <ChoiceSelect
          label="规模"
          options={scales}
          chosen={view.scale}
          onChoose={(scale) => refine({ scale })}
        />
        <ChoiceSelect
          label="层数"
          options={heights}
          chosen={view.height}
          onChoose={(height) => refine({ height })}
        />
        <ChoiceSelect
          label="来源"
          options={sources}
          chosen={view.source}
          onChoose={(source) => refine({ source })}
        />
        <MonthRange
          label="价格期"
          from={view.priceFrom}
          to={view.priceTo}
          onChoose={({ from, to }) => refine({ priceFrom: from, priceTo: to })}
        />
        {countFilters(view) > 0 && (
          <button type="button" className="plain" onClick={() => send(commands.clearFilters())}>
            清空条件
          </button>
        )}
      </div>
    </div>
  );
};
