import { useSelector } from 'react-redux';
import { ChoiceSelect } from '#src/ui/filter/choice-select.tsx';
import { MonthRange } from '#src/ui/filter/month-range.tsx';
import { heights, scales, sources, structures, taxBases } from '#src/ui/filter/options';
import { useSend } from '#src/ui/use-send';
import { commands } from '../../commands';
import { selectView } from '../../selectors';

export const MoreFilters = () => {
  const send = useSend();
  const view = useSelector(selectView);
  const refine = (change: Parameters<typeof commands.refine>[0]) => send(commands.refine(change));
  return (
    <div className="projects-more" role="group" aria-label="更多条件">
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
        label="口径"
        options={taxBases}
        chosen={view.taxBasis}
        onChoose={(taxBasis) => refine({ taxBasis })}
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
      <label className="projects-check">
        <input
          type="checkbox"
          checked={view.onlyDetailed ?? false}
          onChange={({ target }) => refine({ onlyDetailed: target.checked || undefined })}
        />
        仅看有明细
      </label>
    </div>
  );
};
