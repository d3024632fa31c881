import type { RegionChoice, PlaceGroup } from './places';

export interface PlaceListProps {
  readonly id: string;
  readonly groups: readonly PlaceGroup[];
  readonly current: string;
  readonly active: string | undefined;
  readonly onPick: (place: RegionChoice) => void;
}

export const optionId = (listId: string, areaid: string): string => `${listId}-${areaid}`;

const PAUSED = '该地区暂停开放';

const PlaceOption = ({
  place,
  listId,
  current,
  active,
  onPick,
}: Omit<PlaceListProps, 'groups' | 'id'> & { readonly place: RegionChoice; readonly listId: string }) => {
  const { areaid, name, within, isPaused } = place;
  return (
    // The text field keeps the focus and speaks for the keys; the mouse points here.
    <div
      role="option"
      id={optionId(listId, areaid)}
      className={within ? 'regions-option' : 'regions-option regions-whole'}
      aria-selected={areaid === current}
      aria-disabled={isPaused}
      data-active={areaid === active}
      title={isPaused ? PAUSED : undefined}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => isPaused || onPick(place)}
    >
      {name}
      {isPaused && !within && <small>暂停开放</small>}
      {isPaused && within && <span className="sr-only">，{PAUSED}</span>}
    </div>
  );
};

/** Regions by the first letter of their pinyin, each with its cities. */
export const PlaceList = ({ id, groups, ...rest }: PlaceListProps) => (
  <div role="listbox" id={id} className="regions-list" aria-label="地区">
    {groups.map(({ letter, places }, index) => (
      <div key={places[0]?.areaid} role="group" aria-label={places[0]?.name} className="regions-group">
        <span className="regions-letter" aria-hidden>
          {letter === groups[index - 1]?.letter ? '' : letter}
        </span>
        <div className="regions-places" role="presentation">
          {places.map((place) => (
            <PlaceOption key={place.areaid} place={place} listId={id} {...rest} />
          ))}
        </div>
      </div>
    ))}
  </div>
);
