import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { NATIONWIDE } from '#src/contract/places';
import { useCostValue } from '#src/ui/figure-card/cost-figure.tsx';
import { ChoiceSelect } from '#src/ui/filter/choice-select.tsx';
import { useSend } from '#src/ui/use-send';
import { commands } from '../../commands';
import type { UnitPriceRow } from '../../contract';
import type { UnitPriceInfo } from '../../contract-detail';
import type { Distribution, Trend } from '../../contract-market';
import { selectBlock, selectDetail } from '../../selectors';
import { BandBar } from '#src/ui/band-bar.tsx';
import { bandOf, bandsNote, bandsText } from '../bands-text';
import { OWN } from '../labels';
import { LevelFigure } from '../level-figure';
import { readOwn, readTrend } from '../read-courses';
import { CourseChart, Histogram, RegionBars } from './market-charts';
import { marketWords, REGIONS_NOTE } from './market-words';
import { BlockPart } from './block-part';
import { Section } from './sections';
import { useTrial } from './use-trial';
import { classes } from '#src/ui/classes';
import * as styles from '../unit.module.css';

const Comparison = () => {
  const send = useSend();
  const { comparedWith } = useSelector(selectDetail);
  const { data } = useSelector(selectBlock('distribution'));
  const places = (data?.regions ?? []).map(({ areaId, areaName }) => [areaId, areaName] as const);
  return (
    <ChoiceSelect
      label="比较范围"
      none="就近足够的样本"
      options={[[NATIONWIDE, '全国'], ...places]}
      chosen={comparedWith}
      onChoose={(areaId) => send(commands.compareWith({ areaId }))}
    />
  );
};

interface StandingProps {
  readonly distribution: Distribution;
  readonly row: UnitPriceRow;
}

const Standing = ({ distribution, row }: StandingProps) => {
  const { statistics } = distribution;
  const { bands } = statistics;
  const own = readOwn(row, useCostValue());
  const isTried = useTrial().result !== undefined;
  return (
    <>
      <p className={styles.standing}>{marketWords(distribution, { own, month: row.priceDate, isTried })}</p>
      <div className={styles.marketBand}>
        {bandOf(bands) && (
          <BandBar
            band={bandOf(bands)}
            value={own}
            unit={`元/${row.unit}`}
            own={isTried ? `${OWN}的记录单价` : OWN}
          />
        )}
        <span>
          {bandsNote(bands)}：
          <LevelFigure row={row} statistics={statistics}>
            {bandsText(bands)}
          </LevelFigure>
        </span>
        {statistics.widened && <small>{statistics.widened}</small>}
      </div>
      {distribution.histogram ? (
        <Histogram distribution={distribution} classes={distribution.histogram} own={own} />
      ) : (
        <p className="muted">样本不足 10 个，不画分布图。</p>
      )}
    </>
  );
};

interface CourseProps {
  readonly trend: Trend;
  readonly row: UnitPriceRow;
}

const Course = ({ trend, row }: CourseProps) => {
  const read = useCostValue();
  const shown = useMemo(() => readTrend(trend, row, read), [trend, row, read]);
  return (
    <>
      <CourseChart trend={shown} asQuoted={trend} />
      {shown.points.some(({ p50 }, at) => p50 !== trend.points[at]?.p50) && (
        <p className="muted">各月中位按当月指数与本地系数折算，表格附原值。</p>
      )}
    </>
  );
};

export const MarketSection = ({ info: { row } }: { readonly info: UnitPriceInfo }) => {
  const own = readOwn(row, useCostValue());
  const { data } = useSelector(selectBlock('distribution'));
  return (
    <Section section="market" note={data?.statistics.reference}>
      <Comparison />
      <div className={classes('two', styles.two)}>
        <div>
          <h3>分布</h3>
          <BlockPart block="distribution" rows={6}>
            {(distribution) => <Standing distribution={distribution} row={row} />}
          </BlockPart>
        </div>
        <div>
          <h3>近 36 个月走势（三个月滚动中位）</h3>
          <BlockPart block="trend" rows={6}>
            {(trend) => <Course trend={trend} row={row} />}
          </BlockPart>
        </div>
      </div>
      <h3>各地区中位</h3>
      <p className="muted">{REGIONS_NOTE}</p>
      <BlockPart block="distribution" rows={6}>
        {(distribution) => <RegionBars distribution={distribution} own={own} />}
      </BlockPart>
    </Section>
  );
};
