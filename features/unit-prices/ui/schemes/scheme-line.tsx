import { useState, type SubmitEvent } from 'react';
import { classes } from '#src/ui/classes';
import { useSend } from '#src/ui/use-send';
import { commands } from '../../commands';
import { RATE_BASES } from '../../contract';
import { MOST_NAME, type Scheme, type SchemeTerms } from '../../contract-schemes';
import { percentText } from '../labels';
import * as styles from '../unit.module.css';

/** What a scheme changes, in one line. */
export const schemeWords = (terms: SchemeTerms): string => {
  const { rateBase, managementRate, profitRate, riskRate, taxRate, materialPrices } = terms;
  const words = [
    rateBase && `取费基数 ${RATE_BASES[rateBase]}`,
    managementRate !== null && `管理费 ${percentText(managementRate)}`,
    profitRate !== null && `利润 ${percentText(profitRate)}`,
    riskRate !== null && `风险 ${percentText(riskRate)}`,
    taxRate !== null && `含税 ${percentText(taxRate)}`,
    materialPrices.length > 0 && `主材价 ${materialPrices.length} 种`,
  ].filter(Boolean);
  return words.length > 0 ? words.join(' · ') : '各项均按记录原值';
};

const Rename = ({ scheme, onDone }: { readonly scheme: Scheme; readonly onDone: () => void }) => {
  const send = useSend();
  const [name, setName] = useState(scheme.name);
  const given = name.trim();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (given && given !== scheme.name) send(commands.renameScheme({ id: scheme.id, name: given }));
    onDone();
  };
  return (
    <form className={classes('row inputs', styles.rename)} onSubmit={submit}>
      <input
        autoFocus
        aria-label="方案名称"
        maxLength={MOST_NAME}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <button type="submit" className="inline" disabled={!given}>
        确定
      </button>
      <button type="button" className="inline" onClick={onDone}>
        取消
      </button>
    </form>
  );
};

/** Taking a scheme away is asked twice: nothing brings it back. */
const Removal = ({ scheme, onDone }: { readonly scheme: Scheme; readonly onDone: () => void }) => {
  const send = useSend();
  return (
    <p className="bad" role="alert">
      删除后不能恢复。
      <button
        type="button"
        className="inline"
        autoFocus
        onClick={() => {
          send(commands.removeScheme({ id: scheme.id }));
          onDone();
        }}
      >
        确认删除
      </button>
      <button type="button" className="inline" onClick={onDone}>
        取消
      </button>
    </p>
  );
};

export interface SchemeLineProps {
  readonly scheme: Scheme;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

export const SchemeLine = ({ scheme, isChosen, onChoose }: SchemeLineProps) => {
  const [doing, setDoing] = useState<'rename' | 'remove'>();
  const done = () => setDoing(undefined);
  return (
    <li className={styles.scheme}>
      {doing === 'rename' ? (
        <Rename scheme={scheme} onDone={done} />
      ) : (
        <label className="check">
          <input type="radio" name="pricing-scheme" checked={isChosen} onChange={onChoose} />
          <span>
            {scheme.name}
            <small>{schemeWords(scheme)}</small>
          </span>
        </label>
      )}
      {doing === 'remove' && <Removal scheme={scheme} onDone={done} />}
      {doing === undefined && (
        <span className="row">
          <button
            type="button"
            className="inline"
            aria-label={`重命名：${scheme.name}`}
            onClick={() => setDoing('rename')}
          >
            重命名
          </button>
          <button
            type="button"
            className="inline"
            aria-label={`删除：${scheme.name}`}
            onClick={() => setDoing('remove')}
          >
            删除
          </button>
        </span>
      )}
    </li>
  );
};
