import { formatNumber } from './format';
import './styles/tile-map.css';

/** One tile a province, about where it lies; it needs no reviewed map. */
const ROWS = [
  '________黑',
  '新___蒙_京辽吉',
  '_青甘宁晋冀津__',
  '藏川渝陕豫鲁苏沪_',
  '_云贵鄂皖浙___',
  '__桂湘赣闽台__',
  '__琼粤港澳___',
] as const;

interface TilePlace {
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

/** Where the tile of 粤 lies; undefined for what is no province. */
export const tilePlace = (shortName: string): TilePlace | undefined => places.get(shortName);
export const tileSigns: readonly string[] = [...places.keys()];

type Tint = 1 | 2 | 3 | 4 | 5;

/** The fifth of the ranking a value falls into: equal values get equal tints, and one outlier cannot fade the rest. */
export const tintOf = (value: number, all: readonly number[]): Tint => {
  if (all.length < 2) return 3;
  const below = all.filter((other) => other < value).length;
  return (1 + Math.min(4, Math.floor((below / all.length) * 5))) as Tint;
};

export interface Tile {
  readonly id: string;
  readonly name: string;
  /** One sign: 粤. */
  readonly shortName: string;
  readonly value: number | null;
  /** How many records stand behind the value. */
  readonly n: number;
  readonly href: string;
}
export interface TileMapProps {
  readonly label: string;
  readonly unit: string;
  /** The values are how many records there are, not what the records say. */
  readonly isCount?: boolean;
  /** Undefined while loading: the tiles lie in their places, empty. */
  readonly tiles: readonly Tile[] | undefined;
}

const placeClass = (shortName: string) => {
  const place = tilePlace(shortName);
  return place && `tile r${place.row} c${place.column}`;
};

const spoken = ({ name, value, n }: Tile, { unit, isCount }: Pick<TileMapProps, 'unit' | 'isCount'>) => {
  if (value === null) return `${name}：${isCount ? '暂无数据' : '样本不足'}`;
  return `${name}：${formatNumber(value)} ${unit}${isCount ? '' : `，${n} 个样本`}`;
};

/** Positions and tints are classes and no styles: the page draws them before any script is allowed to. */
export const TileMap = ({ label, tiles, ...told }: TileMapProps) => {
  if (!tiles) {
    return (
      <div className="tile-map" aria-hidden>
        {tileSigns.map((sign) => (
          <span key={sign} className={`${placeClass(sign)} tile-waiting`}>
            <b>{sign}</b>
          </span>
        ))}
      </div>
    );
  }
  const values = tiles.flatMap(({ value }) => (value === null ? [] : [value]));
  return (
    <ul className="tile-map" aria-label={label}>
      {tiles.map((tile) => {
        const { id, shortName, value, href } = tile;
        const place = placeClass(shortName);
        if (!place) return null;
        const tint = value === null ? 'tile-none' : `tint-${tintOf(value, values)}`;
        return (
          <li key={id} className={`${place} ${tint}`}>
            <a href={href} title={spoken(tile, told)}>
              <b aria-hidden>{shortName}</b>
              <span aria-hidden>{formatNumber(value)}</span>
              <span className="sr-only">{spoken(tile, told)}</span>
            </a>
          </li>
        );
      })}
      {tileSigns
        .filter((sign) => tiles.every(({ shortName }) => shortName !== sign))
        .map((sign) => (
          <li key={sign} className={`${placeClass(sign)} tile-none`}>
            <span className="tile-blank">
              <b aria-hidden>{sign}</b>
              <span className="sr-only">{sign}：暂无数据</span>
            </span>
          </li>
        ))}
    </ul>
  );
};
