/** One tile a province, about where it lies; it needs no reviewed map. */
const ROWS = [
  '________黑',
  '新___蒙_京辽吉',
  '_青甘宁晋冀津__',
  '藏川渝陕豫鲁苏沪_',
  '_滇黔湘鄂皖浙__',
  '__桂粤赣闽___',
  '___琼_____',
] as const;

export interface TilePlace {
  /** 1 is the northernmost. */
  readonly row: number;
  /** 1 is the westernmost. */
  readonly column: number;
}

const places = new Map<string, TilePlace>(
  ROWS.flatMap((signs, row) =>
    [...signs].map((sign, column) => [sign, { row: row + 1, column: column + 1 }] as const),
  ),
);
places.delete('_');

/** Where the tile of 粤 lies; undefined for what is not one of the 31. */
export const tilePlace = (shortName: string): TilePlace | undefined => places.get(shortName);
export const tileSigns: readonly string[] = [...places.keys()];
