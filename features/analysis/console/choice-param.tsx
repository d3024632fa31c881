import { usePlace } from './use-place';

export interface ChoiceParamProps {
  readonly name: string;
  readonly label: string;
  /** Values and their words; the first is the default. */
  readonly options: readonly (readonly [value: string, words: string])[];
}

/** A parameter of a few values. */
export function ChoiceParam({ name, label, options }: ChoiceParamProps) {
  const { params, set } = usePlace();
  const value = params[name] ?? options[0]?.[0];
  return (
    <div className="segments" role="group" aria-label={label}>
      {options.map(([one, words]) => (
        <button key={one} type="button" aria-pressed={value === one} onClick={() => set({ [name]: one })}>
          {words}
        </button>
      ))}
    </div>
  );
}
