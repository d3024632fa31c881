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

/** Signs that references may stand for, all of a log together: a few of them within each other stand for any number. */
const MOST_REFERRED = 256_000_000;
/** Of values within each other. */
const MOST_DEPTH = 500;

/** What a log stands for is more than anybody could read. */
export class TooMuch extends Error {
  constructor(why: string) {
    super(why);
    this.name = 'TooMuch';
  }
}

interface Extent {
  readonly signs: number;
  readonly depth: number;
}

/** The other way; lines come in the order of the file. A reference that leads nowhere stays as it is. */
export const unpacker = (): (<L extends object>(line: L) => L) => {
  const lines = new Map<string, Line>();
  const underWay = new Set<object>();
  const rows = new WeakMap<Table, readonly unknown[]>();
  // Of what references lead to, with all in it: each is made once, however many lead there.
  const made = new WeakMap<object, object>();
  const extents = new WeakMap<object, Extent>();
  let referred = 0;

  const rowsIn = (table: Table): readonly unknown[] => {
    const known = rows.get(table) ?? rowsOf(table);
    rows.set(table, known);
    return known;
  };

  const at = (place: string): unknown => {
    const [index = '', ...names] = place.split('/').map(unescaped);
    return names.reduce<unknown>((whole, name) => {
      const value = isTable(whole) ? rowsIn(whole) : whole;
      if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined;
      return (value as Line)[name];
    }, lines.get(index));
  };

  const extentOf = (value: unknown): Extent => {
    if (typeof value === 'object' && value !== null) return extents.get(value) ?? { signs: 0, depth: 0 };
    return { signs: String(value).length, depth: 0 };
  };

  const measure = (value: object): void => {
    let [signs, depth] = [0, 0];
    for (const [name, member] of Object.entries(value)) {
      const inner = extentOf(member);
      signs += name.length + inner.signs;
      depth = Math.max(depth, inner.depth);
    }
    extents.set(value, { signs, depth: depth + 1 });
  };

  const follow = (reference: Line, isReferred: boolean): unknown => {
    const found = at(reference[REFERENCE] as string);
    // One that leads into what it is part of leads nowhere.
    if (found === undefined || found === null || underWay.has(found)) return reference;
    const value = expand(found, true);
    const { signs, depth } = extentOf(value);
    if (!isReferred) referred += signs;
    if (referred + signs > MOST_REFERRED) throw new TooMuch('引用展开之后过大');
    if (underWay.size + depth > MOST_DEPTH) throw new TooMuch('内容嵌套过深');
    return value;
  };

  const membersOf = (value: object, isReferred: boolean): object => {
    if (Array.isArray(value)) {
      const list = value as readonly unknown[];
      const changed = list.map((member) => expand(member, isReferred));
      return changed.some((member, index) => member !== list[index]) ? changed : list;
    }
    if (isTable(value)) return rowsIn(value).map((row) => expand(row, isReferred));
    const names = Object.entries(value);
    const changed = names.map(([name, member]) => [name, expand(member, isReferred)] as const);
    return changed.some(([, member], index) => member !== names[index]?.[1])
      ? Object.fromEntries(changed)
      : value;
  };

  const expand = (value: unknown, isReferred = false): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    const known = made.get(value);
    if (known) return known;
    if (underWay.size >= MOST_DEPTH) throw new TooMuch('内容嵌套过深');
    underWay.add(value);
    const whole =
      isPlainObject(value) && isReference(value) ? follow(value, isReferred) : membersOf(value, isReferred);
    underWay.delete(value);
    if (isReferred && typeof whole === 'object' && whole !== null) {
      if (!extents.has(whole)) measure(whole);
      made.set(value, whole);
      made.set(whole, whole);
    }
    return whole;
  };

  return <L extends object>(line: L): L => {
    const expanded: Record<string, unknown> = { ...(line as Line) };
    if ('i' in expanded && expanded.k !== 'v') lines.set(String(expanded.i), expanded);
    for (const name of DATA) if (expanded[name] !== undefined) expanded[name] = expand(expanded[name]);
    return expanded as L;
  };
};
