import { useSelector } from 'react-redux';
import { classes } from '#src/ui/classes';
import { useIsRebased } from '#src/ui/figure-card/cost-figure.tsx';
import { useSend } from '#src/ui/use-send';
import { commands } from '../../commands';
import type { UnitPriceRow } from '../../contract';
import { schemeTerms, type SchemeTerms } from '../../contract-schemes';
import { changesNothing, OWN_TERMS } from '../../detail-view';
import { selectChosenScheme, selectDetail } from '../../selectors';
import { BlockPart } from '../detail/block-part';
import { Section } from '../detail/sections';
import { useTrial } from '../detail/use-trial';
import { NameForm } from '../schemes/name-form';
import { RateFields } from '../schemes/rate-fields';
import { SchemeDialog } from '../schemes/scheme-dialog';
import { MaterialPrices } from './material-prices';
import { TrialResult } from './trial-result';
import * as styles from '../unit.module.css';

/** What becomes of a trial: given up, kept as a new scheme, or put into the chosen one. */
const SaveTrial = ({ terms }: { readonly terms: SchemeTerms }) => {
  const send = useSend();
  const chosen = useSelector(selectChosenScheme);
  const isTried = useSelector(selectDetail).terms !== undefined;
  return (
    <div className="no-print">
      <div className={classes('row', styles.saveRow)}>
        <SchemeDialog />
        <button
          type="button"
          className="button"
          disabled={!isTried}
          onClick={() => send(commands.endTrial())}
        >
          {chosen ? `恢复到方案「${chosen.name}」` : '恢复原值'}
        </button>
        {chosen && isTried && (
          <button
            type="button"
            className="button"
            onClick={() => send(commands.changeTerms({ id: chosen.id, terms }))}
          >
            更新方案「{chosen.name}」
          </button>
        )}
      </div>
      {isTried && !changesNothing(terms) && <NameForm terms={terms} label="存为新方案" />}
    </div>
  );
};

/** A scheme carries more than its terms. */
const termsAlone = (terms: SchemeTerms): SchemeTerms => schemeTerms.parse(terms);

export const TrialSection = ({ row }: { readonly row: UnitPriceRow }) => {
  const send = useSend();
  const isRebased = useIsRebased();
  const { record, terms: given, scheme } = useTrial();
  const terms = given ? termsAlone(given) : OWN_TERMS;
  const change = (next: SchemeTerms) => send(commands.tryTerms({ terms: next }));
  const how = scheme ? `按方案「${scheme}」` : '改动费率或主材价，随即重算；改动记在地址里，可以发给同事';
  return (
    <Section section="trial" note={isRebased ? `${how}；测算按记录原口径，折算后的结果见页首` : how}>
      <BlockPart block="works" rows={8}>
        {({ summaries }) =>
          record ? (
            <div className={classes('two', styles.two)}>
              <div>
                <RateFields
                  terms={terms}
                  own={record.rates}
                  onChange={(part) => change({ ...terms, ...part })}
                />
                <SaveTrial terms={terms} />
              </div>
              <div>
                <TrialResult record={record} terms={terms} original={row.unitPrice} unit={row.unit} />
                <MaterialPrices
                  record={record}
                  resources={summaries.resources}
                  terms={terms}
                  onChange={change}
                />
              </div>
            </div>
          ) : (
            <p className="muted">提供方没有给出费率与工料机，不能重算。</p>
          )
        }
      </BlockPart>
    </Section>
  );
};
