import type { UnitPriceRow } from './contract';

type Feature = UnitPriceRow['features'][number];

/** 混凝土强度等级：C30; what has no key stands by itself. */
export const featureWord = ({ key, value }: Feature): string => (key === '' ? value : `${key}：${value}`);

/** All features in one line, else the original text. */
export const featureWords = ({
  features,
  featureText,
}: Pick<UnitPriceRow, 'features' | 'featureText'>): string =>
  features.map(featureWord).join('；') || featureText;
