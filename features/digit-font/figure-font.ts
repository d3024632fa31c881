import type { FontOffer } from './contract';

export interface FigureFont {
  /** Of this font alone: no figure is ever drawn in the font of another map. */
  readonly family: string;
  /** Sign → what stands for it. */
  readonly map: Readonly<Record<string, string>>;
}

const signOf = (entity: string): string =>
  String.fromCodePoint(Number.parseInt(entity.replace(/^&#x|;$/g, ''), 16));

export const figureFontOf = ({ fontMap, fontPath }: FontOffer): FigureFont => ({
  family: `figures-${/([\w-]+)\.\w+$/.exec(fontPath)?.[1] ?? ''}`,
  map: Object.fromEntries(Object.entries(fontMap.map).map(([sign, entity]) => [sign, signOf(entity)])),
});

/** What the font has no sign for stays as it is. */
export const drawnIn = ({ map }: Pick<FigureFont, 'map'>, text: string): string =>
  [...text].map((sign) => map[sign] ?? sign).join('');
