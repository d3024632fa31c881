import { EMPTY, expand, map, type Observable } from 'rxjs';

/** A page of a list walked by cursor. */
export interface WalkedPage<Row> {
  readonly rows: readonly Row[];
  readonly next: string | null;
  readonly total: { readonly count: number; readonly exact: boolean };
}

export interface Step<Row> {
  /** Of this page alone. */
  readonly rows: readonly Row[];
  readonly soFar: number;
  /** Absent where the list has not been counted to its end. */
  readonly total?: number;
  /** Where the walk goes on; null at its end. */
  readonly next: string | null;
  /** The list goes on, and the walk does not. */
  readonly isCut: boolean;
}

const stepTo = <Row>(before: Step<Row> | undefined, page: WalkedPage<Row>, limit: number): Step<Row> => {
  const walked = before?.soFar ?? 0;
  const rows = page.rows.slice(0, limit - walked);
  const soFar = walked + rows.length;
  // An empty page leads nowhere, whatever it says.
  const goesOn = page.next !== null && page.rows.length > 0;
  const isFull = soFar >= limit;
  const total = before ? before.total : page.total.exact ? page.total.count : undefined;
  return {
    rows,
    soFar,
    ...(total !== undefined && { total }),
    next: goesOn && !isFull ? page.next : null,
    isCut: rows.length < page.rows.length || (goesOn && isFull),
  };
};

/** A list from its first page to its end or to the limit, one request at a time; unsubscribing ends the walk. */
export const pageThrough = <Row>(
  load: (cursor: string | undefined) => Observable<WalkedPage<Row>>,
  limit: number,
): Observable<Step<Row>> =>
  load(undefined).pipe(
    map((page) => stepTo<Row>(undefined, page, limit)),
    expand((step) =>
      step.next === null ? EMPTY : load(step.next).pipe(map((page) => stepTo(step, page, limit))),
    ),
  );
