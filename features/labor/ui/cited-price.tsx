import type { ReactNode } from 'react';
import { sourceWords } from '#src/ui/figure-card/citation';
import { provenanceRows } from '#src/ui/figure-card/provenance-rows';
import { SourcedFigure } from '#src/ui/figure-card/sourced-figure.tsx';
import { formatNumber } from '#src/ui/format';
import type { LaborRow } from '../contract';
import { bandWords, includedWords } from '../labels';

type Band = Pick<LaborRow, 'low' | 'middle' | 'high' | 'n' | 'period' | 'areaName'>;
type Item = Pick<LaborRow, 'name' | 'section' | 'unit' | 'mode' | 'included' | 'taxRate' | 'provenance'>;

export const sayPrice = (value: number): string => formatNumber(value, 2);
export const sayBand = ({ low, middle, high }: Pick<Band, 'low' | 'middle' | 'high'>): string =>
  [low, middle, high].map(sayPrice).join(' – ');

export interface CitedPriceProps {
  readonly item: Item;
  /** Of the place and month that are shown. */
  readonly band: Band;
  readonly children: ReactNode;
}

/** A price with where it comes from, what it holds, and a citation to copy. */
export const CitedPrice = ({ item, band, children }: CitedPriceProps) => (
  <SourcedFigure
    source={() => {
      const { name, section, unit, mode } = item;
      const provenance = { ...item.provenance, priceDate: band.period, n: band.n };
      const included = includedWords(item);
      return {
        title: `劳务价格 · ${name}`,
        rows: [
          ...provenanceRows(provenance),
          { term: '地区', detail: band.areaName },
          { term: '计价方式', detail: `${mode}，${included}` },
          { term: '低–中–高', detail: bandWords(band.n) },
        ],
        citation: `${section} ${name}（${mode}，${included}）：${sayBand(band)} 元/${unit}（${band.period} · ${band.areaName} · ${provenance.taxBasis}，${bandWords(band.n)}，n=${band.n}）。${sourceWords(provenance)}`,
      };
    }}
  >
    {children}
  </SourcedFigure>
);
