import { useId, useState, type SyntheticEvent } from 'react';
import { checkValue, type Accepted, type Shape, type Shapes, type Typed } from './check-value';

/** What the server said, and of which field; a name that is no field's means the form as a whole. */
export interface Complaint {
  readonly at: string;
  readonly message: string;
}

export interface FormPlan<S extends Shapes> {
  /** In the order in which the fields stand in the form. */
  readonly shapes: S;
  readonly start: Typed<S>;
  /** What becomes of a value while it is typed. */
  readonly clean?: { readonly [Name in keyof S]?: (value: Typed<S>[Name]) => Typed<S>[Name] };
  /** A field speaks up from its first input on, or only from when it is first left. */
  readonly speaks?: 'on-input' | 'on-leave';
  /** Is hidden by the next input: it was said of the values that were sent. */
  readonly complaint?: Complaint | undefined;
  readonly isBusy?: boolean;
}

/** What a part needs to draw and change one value. */
export interface FormField<Value> {
  readonly id: string;
  readonly value: Value;
  readonly issue: string | undefined;
  /** What an input method is still composing is left as it is. */
  change(value: Value, isComposing?: boolean): void;
  leave(): void;
}

type Names<S extends Shapes> = keyof S & string;
type Touched = ReadonlySet<string>;

const focusOn = (inside: Element, id: string): void =>
  inside.closest('form')?.querySelector<HTMLElement>(`[id="${id}"]`)?.focus();

export const useForm = <S extends Shapes>(plan: FormPlan<S>) => {
  const { shapes, start, clean, speaks = 'on-input', complaint, isBusy = false } = plan;
  const ownId = useId();
  const [values, setValues] = useState(start);
  const [touched, setTouched] = useState<Touched>(new Set());
  const [outdated, setOutdated] = useState<Complaint>();
  const valid = complaint === outdated ? undefined : complaint;

  const idOf = (name: string) => `${ownId}-${name}`;
  const verdictOf = <Name extends Names<S>>(name: Name) => checkValue(shapes[name] as Shape, values[name]);
  const touch = (...names: readonly string[]) => setTouched((before) => new Set([...before, ...names]));
  const put = <Name extends Names<S>>(name: Name, value: Typed<S>[Name]) =>
    setValues((before) => ({ ...before, [name]: value }));
  const complaintAt = (name: string) => (valid?.at === name ? valid.message : undefined);

  const issueAt = (name: Names<S>) => {
    const verdict = verdictOf(name);
    return touched.has(name) && 'issue' in verdict ? verdict.issue : complaintAt(name);
  };

  const field = <Name extends Names<S>>(name: Name): FormField<Typed<S>[Name]> => ({
    id: idOf(name),
    value: values[name],
    issue: issueAt(name),
    change: (value, isComposing = false) => {
      put(name, isComposing ? value : (clean?.[name]?.(value) ?? value));
      setOutdated(complaint);
      if (speaks === 'on-input') touch(name);
    },
    leave: () => {
      const verdict = verdictOf(name);
      // Stands as it will be sent: trimmed, for example.
      if ('accepted' in verdict && typeof verdict.accepted === 'string')
        put(name, verdict.accepted as Typed<S>[Name]);
      touch(name);
    },
  });

  /** An event handler: runs with what was typed in these fields, or puts the focus on the first that is wrong. */
  const accept =
    <Name extends Names<S> = Names<S>>(
      run: (accepted: Pick<Accepted<S>, Name>) => void,
      names: readonly Name[] = Object.keys(shapes) as Name[],
    ) =>
    (event: SyntheticEvent): void => {
      event.preventDefault();
      touch(...names);
      const verdicts = names.map((name) => [name, verdictOf(name)] as const);
      const wrong = verdicts.find(([, verdict]) => 'issue' in verdict);
      if (wrong) return focusOn(event.currentTarget, idOf(wrong[0]));
      if (isBusy) return undefined;
      const accepted = verdicts.map(([name, verdict]) => [name, 'accepted' in verdict && verdict.accepted]);
      return run(Object.fromEntries(accepted) as Pick<Accepted<S>, Name>);
    };

  // A complaint that no field shows belongs to the whole form.
  const problem = valid && !(valid.at in shapes) ? valid.message : undefined;
  return {
    /** For a draft. */
    values,
    field,
    accept,
    problem,
    complaint: valid,
  };
};
