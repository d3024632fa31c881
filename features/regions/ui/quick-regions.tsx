import { ChoiceButton } from '#src/ui/filter/choice-button.tsx';
import type { RegionChoice } from './places';

export interface QuickRegionsProps {
  readonly places: readonly RegionChoice[];
  readonly current: string;
  readonly onPick: (areaid: string) => void;
}

export const QuickRegions = ({ places, current, onPick }: QuickRegionsProps) =>
  places.map(({ areaid, name, isPaused }) => (
    <ChoiceButton
      key={areaid}
      aria-pressed={areaid === current}
      disabled={isPaused}
      onClick={() => onPick(areaid)}
    >
      {name}
    </ChoiceButton>
  ));
