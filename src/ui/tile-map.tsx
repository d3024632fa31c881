import { formatNumber } from './format';
import { tilePlace, tileSigns } from './china-tiles';
import { tintOf } from './tint';
import './styles/tile-map.css';

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
  /** Undefined while loading: the tiles lie in their places, empty. */
  readonly tiles: readonly Tile[] | undefined;
}

const placeClass = (shortName: string) => {
  const place = tilePlace(shortName);
  return place && `tile r${place.row} c${place.column}`;
};

const spoken = ({ name, value, n }: Tile, unit: string) =>
  value === null ? `${name}：样本不足` : `${name}：${formatNumber(value)} ${unit}，${n} 个样本`;

/** Positions and tints are classes and no styles: the page draws them before any script is allowed to. */
export const TileMap = ({ label, unit, tiles }: TileMapProps) => {
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
            <a href={href} title={spoken(tile, unit)}>
              <b aria-hidden>{shortName}</b>
              <span aria-hidden>{formatNumber(value)}</span>
              <span className="sr-only">{spoken(tile, unit)}</span>
            </a>
          </li>
        );
      })}
    </ul>
  );
};
