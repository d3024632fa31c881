import { useState, type ReactNode, type SubmitEvent } from 'react';
import { useSelector } from 'react-redux';
import { FilterRow } from '#src/ui/filter/choice-row.tsx';
import '#src/ui/listing/listing.css';
import { ChoiceSelect } from '#src/ui/filter/choice-select.tsx';
import { MonthRange } from '#src/ui/filter/month-range.tsx';
import { sources, taxBases } from '#src/ui/filter/options';
import { useSend } from '#src/ui/use-send';
import { commands } from '../../commands';
import { EDITION_LABELS, type Edition } from '../../contract';
import { selectView } from '../../selectors';

const MOST_SIGNS = 100;
const editions = Object.entries(EDITION_LABELS) as [Edition, string][];
/** Where more may be told of a sample: five, ten, thirty prices. */
const samples = ['5', '10', '30'].map((n) => [n, `不少于 ${n}`] as const);

const KeywordField = () => {
  const send = useSend();
  const { keyword = '' } = useSelector(selectView);
  const [draft, setDraft] = useState(keyword);
  const [last, setLast] = useState(keyword);
  if (last !== keyword) {
    setLast(keyword);
    setDraft(keyword);
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    send(commands.refine({ keyword: draft.trim() || undefined }));
  };
  return (
    <form className="filter-field list-text" aria-label="在清单中查找" onSubmit={submit}>
      <input
        aria-label="清单编码、名称或特征"
        placeholder="编码、名称或特征"
        maxLength={MOST_SIGNS}
        value={draft}
        onChange={({ target }) => setDraft(target.value)}
      />
      <button type="submit">查找</button>
    </form>
  );
};

/** Every choice goes to the address, which holds the list's view. */
export const Filters = ({ regionPicker }: { readonly regionPicker: ReactNode }) => {
  const send = useSend();
  const view = useSelector(selectView);
  const refine = (change: Parameters<typeof commands.refine>[0]) => send(commands.refine(change));
  return (
    <div className="list-form no-print">
      <FilterRow label="地区">{regionPicker}</FilterRow>
      <div className="list-form-fields" role="group" aria-label="更多条件">
        <KeywordField />
        <ChoiceSelect
          label="清单版本"
          options={editions}
          chosen={view.edition}
          onChoose={(edition) => refine({ edition })}
        />
        <ChoiceSelect
          label="造价类型"
          options={taxBases}
          chosen={view.taxBasis}
          onChoose={(taxBasis) => refine({ taxBasis })}
        />
        <ChoiceSelect
          label="数据来源"
          options={sources}
          chosen={view.source}
          onChoose={(source) => refine({ source })}
        />
        <ChoiceSelect
          label="样本数"
          options={samples}
          chosen={view.minSamples === undefined ? undefined : String(view.minSamples)}
          onChoose={(least) => refine({ minSamples: least && Number(least) ? Number(least) : undefined })}
        />
        <MonthRange
          label="价格期"
          from={view.priceFrom}
          to={view.priceTo}
          onChoose={({ from, to }) => refine({ priceFrom: from, priceTo: to })}
        />
      </div>
    </div>
  );
};
