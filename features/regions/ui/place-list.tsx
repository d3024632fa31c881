import type { RegionChoice, PlaceGroup } from './places';
import { classes } from '#src/ui/classes';
import '#src/ui/filter/filter.css';
import * as styles from './regions.module.css';

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
      className={classes('choice-button', styles.option, !within && styles.whole)}
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
  <div role="listbox" id={id} className={styles.list} aria-label="地区">
    {groups.map(({ letter, places }, index) => (
      <div key={places[0]?.areaid} role="group" aria-label={places[0]?.name} className={styles.group}>
        <span className={styles.letter} aria-hidden>
          {letter === groups[index - 1]?.letter ? '' : letter}
        </span>
        <div className={styles.places} role="presentation">
          {places.map((place) => (
            <PlaceOption key={place.areaid} place={place} listId={id} {...rest} />
          ))}
        </div>
      </div>
    ))}
  </div>
);
