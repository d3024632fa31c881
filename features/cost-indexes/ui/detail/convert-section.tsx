import { useState, type SyntheticEvent } from 'react';
import { classes } from '#src/ui/classes';
import { Sheet } from '#src/ui/sheet.tsx';
import { useSend } from '#src/ui/use-send';
import { Working } from '#src/ui/working.tsx';
import { commands } from '../../commands';
import type { IndexResult } from '../../contract';
import { AMOUNT, AMOUNT_UNITS, type AmountUnit } from '../../detail-view';
import { convert } from './convert';
import type { SectionProps } from './course-section';
import { PeriodSelect } from './period-select';
import * as styles from '../indexes.module.css';

interface PlaceSelectProps {
  readonly label: string;
  readonly places: IndexResult['places']['rows'];
  readonly chosen: string | undefined;
  readonly onChoose: (areaId: string | undefined) => void;
}

const PlaceSelect = ({ label, places, chosen, onChoose }: PlaceSelectProps) => (
  <label className={classes('filter-field', styles.field)}>
    <span>{label}</span>
    <select value={chosen ?? ''} onChange={({ target }) => onChoose(target.value || undefined)}>
      <option value="">不换地区</option>
      {places.map(({ areaId, areaName, factor }) => (
        <option key={areaId} value={areaId}>
          {areaName} {factor.toFixed(2)}
        </option>
      ))}
    </select>
  </label>
);

const NOT_AN_AMOUNT = '金额请填数字，至多两位小数';

/** The amount goes to the address when it is sent or left, months and places when they are chosen. */
const AmountField = ({ view }: Pick<SectionProps, 'view'>) => {
  const send = useSend();
  const [draft, setDraft] = useState(view.amount ?? '');
  const [known, setKnown] = useState(view.amount);
  if (known !== view.amount) {
    setKnown(view.amount);
    setDraft(view.amount ?? '');
  }
  const plain = draft.normalize('NFKC').replace(/[\s,]/g, '');
  const isWrong = plain !== '' && !AMOUNT.test(plain);
  const put = () => {
    if (!isWrong && plain !== (view.amount ?? '')) send(commands.changeView({ amount: plain || undefined }));
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    put();
  };
  return (
    <form className="row" onSubmit={submit} noValidate>
      <label className={classes('filter-field', styles.field)}>
        <span>金额</span>
        <input
          inputMode="decimal"
          placeholder="2980"
          value={draft}
          aria-invalid={isWrong}
          aria-describedby="index-amount-issue"
          onChange={({ target }) => setDraft(target.value)}
          onBlur={put}
        />
      </label>
      <label className={classes('filter-field', styles.field)}>
        <span>单位</span>
        <select
          value={view.unit ?? AMOUNT_UNITS[0]}
          onChange={({ target }) => send(commands.changeView({ unit: target.value as AmountUnit }))}
        >
          {AMOUNT_UNITS.map((unit) => (
            <option key={unit}>{unit}</option>
          ))}
        </select>
      </label>
      <button type="submit" className="button button-fill">
        折算
      </button>
      <p id="index-amount-issue" className="muted bad" role="alert">
        {isWrong && NOT_AN_AMOUNT}
      </p>
    </form>
  );
};

/** 用此指数折算: a cost moved to another month, and to another place where the levels of places are known. */
export const ConvertSection = ({
  result,
  view,
  copied,
}: SectionProps & { readonly copied: 'done' | 'refused' | undefined }) => {
  const send = useSend();
  const periods = (result.regions[0]?.points ?? []).map(({ period }) => period);
  const conversion = convert(result, view);
  const { rows } = result.places;
  return (
    <Sheet title="用此指数折算" note="折算值只用于比较与参考；原值保留在算式中">
      <div className="column-tight">
        <AmountField view={view} />
        <div className="row no-print">
          <PeriodSelect
            label="原价格期"
            frequency={result.series.frequency}
            periods={periods}
            chosen={view.costFrom}
            none="请选择"
            onChoose={(costFrom) => send(commands.changeView({ costFrom }))}
          />
          <PeriodSelect
            label="折算到"
            frequency={result.series.frequency}
            periods={periods}
            chosen={view.costTo}
            none="请选择"
            onChoose={(costTo) => send(commands.changeView({ costTo }))}
          />
          {rows.length > 0 && (
            <>
              <PlaceSelect
                label="原地区"
                places={rows}
                chosen={view.placeFrom}
                onChoose={(placeFrom) => send(commands.changeView({ placeFrom }))}
              />
              <PlaceSelect
                label="目标地区"
                places={rows}
                chosen={view.placeTo}
                onChoose={(placeTo) => send(commands.changeView({ placeTo }))}
              />
            </>
          )}
        </div>
        {conversion ? (
          <Working
            {...conversion}
            copied={copied}
            onCopy={(citation) => send(commands.copyCitation({ citation }))}
          />
        ) : (
          <p className="muted">填写金额并选定两个价格期后，这里给出折算值、算式和可复制的引用。</p>
        )}
      </div>
    </Sheet>
  );
};
