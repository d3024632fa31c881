import { isPlainObject } from './describe';

/** Members of lines that hold data of the program. */
const DATA = ['pl', 'b', 'd', 'v', 'env'] as const;
/** A reference to less would be as long. */
const SHORTEST = 60;
/** Signs that are remembered at most: beyond, what comes anew is written out each time it comes. */
const MOST_SIGNS = 64_000_000;

const REFERENCE = '$ref';
const escaped = (name: string | number): string => String(name).replaceAll('~', '~0').replaceAll('/', '~1');
const unescaped = (name: string): string => name.replaceAll('~1', '/').replaceAll('~0', '~');

type Line = Readonly<Record<string, unknown>>;

/** Fewer are as short in full. */
const FEWEST_ROWS = 3;

/** Rows of a few forms: the names of each form once, then of each row its form and its values. */
interface Table {
  readonly $keys: readonly (readonly string[])[];
  readonly $rows: readonly unknown[];
}

const isTable = (value: unknown): value is Table =>
  isPlainObject(value) &&
  Array.isArray(value.$keys) &&
  value.$keys.every(Array.isArray) &&
  Array.isArray(value.$rows);

const isReference = (value: Line): boolean => typeof value[REFERENCE] === 'string';

/** `packed` are the rows as they would be written by themselves. Undefined: their forms are as many as they are. */
const tableOf = (rows: readonly unknown[], packed: readonly unknown[]): Table | undefined => {
  if (rows.length < FEWEST_ROWS) return undefined;
  const forms = new Map<string, number>();
  const keys: (readonly string[])[] = [];
  const written: unknown[] = [];
  for (const [at, row] of rows.entries()) {
    if (!isPlainObject(row)) return undefined;
    const names = Object.keys(row).filter((name) => row[name] !== undefined);
    const sign = JSON.stringify(names);
    const form = forms.get(sign) ?? keys.push(names) - 1;
    forms.set(sign, form);
    if (keys.length * 2 > rows.length) return undefined;
    const cells = packed[at] as Line;
    written.push(isReference(cells) ? cells : [form, ...names.map((name) => cells[name])]);
  }
  return { $keys: keys, $rows: written };
};

const rowsOf = ({ $keys, $rows }: Table): readonly unknown[] =>
  $rows.map((row) => {
    if (!Array.isArray(row)) return row;
    const [form, ...cells] = row as readonly unknown[];
    return Object.fromEntries(($keys[form as number] ?? []).map((name, at) => [name, cells[at]]));
  });

/**
 * Lines as they are written. Rows that were answered come again in events, states of drafts in requests: what is equal
 * to an earlier piece of the log, in whatever order of keys, is written as a reference to it, `{"$ref":"17/b/rows"}`,
 * line and place in it. Rows of a few forms name their members once for each.
 */
export const packer = (): ((line: object) => string) => {
  const places = new Map<string, string>();
  let signs = 0;
  const path: (string | number)[] = [];
  /** Of what was visited last, with its keys in order. */
  let text = '';

  const known = (): string | undefined => {
    if (text.length < SHORTEST) return undefined;
    const place = places.get(text);
    if (place === undefined && signs < MOST_SIGNS) {
      signs += text.length;
      places.set(text, path.map(escaped).join('/'));
    }
    return place;
  };

  const members = (value: Line): Line => {
    const texts: string[] = [];
    let changed: Record<string, unknown> | undefined;
    for (const name of Object.keys(value).sort()) {
      const member = value[name];
      if (member === undefined) continue;
      path.push(name);
      const after = visit(member);
      path.pop();
      texts.push(`${JSON.stringify(name)}:${text}`);
      if (after !== member) (changed ??= { ...value })[name] = after;
    }
    text = `{${texts.join(',')}}`;
    return changed ?? value;
  };

  const list = (value: readonly unknown[]): readonly unknown[] | Table => {
    const texts: string[] = [];
    let changed: unknown[] | undefined;
    for (const [at, member] of value.entries()) {
      path.push(at);
      const after = visit(member);
      path.pop();
      texts.push(text);
      if (after !== member) (changed ??= [...value])[at] = after;
    }
    text = `[${texts.join(',')}]`;
    return tableOf(value, changed ?? value) ?? changed ?? value;
  };

  const visit = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) {
      text = value === undefined ? 'null' : JSON.stringify(value);
      return value;
    }
    const packed = Array.isArray(value) ? list(value as readonly unknown[]) : members(value as Line);
    const place = known();
    return place === undefined ? packed : { [REFERENCE]: place };
  };

  return (line) => {
    const written: Record<string, unknown> = { ...line };
    for (const name of DATA) {
      if (written[name] === undefined) continue;
      path.splice(0, path.length, Number(written.i), name);
      written[name] = visit(written[name]);
    }
    return JSON.stringify(written);
  };
};

/** The other way; lines come in the order of the file. A reference that leads nowhere stays as it is. */
export const unpacker = (): (<L extends object>(line: L) => L) => {
  const lines = new Map<string, Line>();
  const followed = new Set<string>();

  const at = (place: string): unknown => {
    const [index = '', ...names] = place.split('/').map(unescaped);
    return names.reduce<unknown>(
      (value, name) => ((isTable(value) ? rowsOf(value) : value) as Line | undefined)?.[name],
      lines.get(index),
    );
  };

  const expand = (value: unknown): unknown => {
    if (Array.isArray(value)) {
      const list = value as readonly unknown[];
      const changed = list.map(expand);
      return changed.some((member, index) => member !== list[index]) ? changed : value;
    }
    if (!isPlainObject(value)) return value;
    if (isTable(value)) return rowsOf(value).map(expand);
    const place = value[REFERENCE];
    if (typeof place === 'string') {
      // One that leads to itself leads nowhere.
      if (followed.has(place)) return value;
      followed.add(place);
      // Within its own line it may lead to others that have not been followed.
      const found = expand(at(place)) ?? value;
      followed.delete(place);
      return found;
    }
    const changed = Object.entries(value).map(([name, member]) => [name, expand(member)] as const);
    return changed.some(([name, member]) => member !== value[name]) ? Object.fromEntries(changed) : value;
  };

  return <L extends object>(line: L): L => {
    const expanded: Record<string, unknown> = { ...(line as Line) };
    if ('i' in expanded && expanded.k !== 'v') lines.set(String(expanded.i), expanded);
    for (const name of DATA) if (expanded[name] !== undefined) expanded[name] = expand(expanded[name]);
    return expanded as L;
  };
};
