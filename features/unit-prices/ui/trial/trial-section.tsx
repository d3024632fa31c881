import { useIsRebased } from '#src/ui/figure-card/cost-figure.tsx';
import { useSend } from '#src/ui/use-send';
import { commands } from '../../commands';
import { schemeTerms, type SchemeTerms } from '../../contract-schemes';
import type { UnitPriceRow } from '../../contract';
import { OWN_TERMS } from '../../detail-view';
import { BlockPart } from '../detail/block-part';
import { Section } from '../detail/sections';
import { useTrial } from '../detail/use-trial';
import { RateFields } from '../schemes/rate-fields';
import { MaterialPrices } from './material-prices';
import { SaveTrial } from './save-trial';
import { TrialResult } from './trial-result';
import { classes } from '#src/ui/classes';
import * as styles from '../unit.module.css';

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
