import type { Region } from '../contract';

/** One choice of the picker: a region itself or one of its cities. */
export interface RegionChoice {
  readonly areaid: string;
  readonly name: string;
  /** 广东 for 广州; absent for a region itself. */
  readonly within?: string;
  readonly isPaused: boolean;
}
/** A region with those of its cities that are shown. */
export interface PlaceGroup {
  readonly letter: string;
  readonly places: readonly RegionChoice[];
}

const regionPlace = ({ areaid, name, status }: Region): RegionChoice => ({
  areaid,
  name,
  isPaused: status === 'paused',
});
const cityPlaces = ({ name: within, status, subList }: Region): readonly RegionChoice[] =>
  subList.map(({ areaid, name }) => ({ areaid, name, within, isPaused: status === 'paused' }));

const A_LETTER = /^[a-z]$/i;

/** A letter finds regions by their pinyin; a name finds its region with all cities; a city's name finds it alone, after its region. */
const placesMatching = (region: Region, text: string): readonly RegionChoice[] => {
  const own = regionPlace(region);
  const cities = cityPlaces(region);
  if (A_LETTER.test(text)) return region.letter === text.toUpperCase() ? [own, ...cities] : [];
  if (region.name.includes(text)) return [own, ...cities];
  const found = cities.filter(({ name }) => name.includes(text));
  return found.length > 0 ? [own, ...found] : [];
};

/** In the order of the list itself, 全国 first. An empty text matches all. */
export const groupsMatching = (areas: readonly Region[], typed: string): readonly PlaceGroup[] => {
  const text = typed.trim();
  return areas.flatMap((region) => {
    const places = placesMatching(region, text);
    return places.length > 0 ? [{ letter: region.letter, places }] : [];
  });
};

/** What Enter takes when nothing has been pointed at: the place named exactly, else the first city found, else the first region. */
export const bestMatch = (groups: readonly PlaceGroup[], typed: string): RegionChoice | undefined => {
  const text = typed.trim();
  const open = groups.flatMap(({ places }) => places).filter(({ isPaused }) => !isPaused);
  return (
    open.find(({ name }) => name === text) ??
    open.find(({ name }) => text !== '' && name.includes(text)) ??
    open[0]
  );
};

export const placeNamed = (areas: readonly Region[], areaid: string): RegionChoice | undefined =>
  areas
    .flatMap((region) => [regionPlace(region), ...cityPlaces(region)])
    .find((place) => place.areaid === areaid);

/** Letters that regions begin with, each once, in order. */
export const lettersOf = (areas: readonly Region[]): readonly string[] => [
  ...new Set(areas.map(({ letter }) => letter).filter((letter) => letter !== '')),
];
