export interface PrintedColumn {
  readonly title: string;
  /** Of the width of the page, as a share of those of all columns. */
  readonly width: number;
  readonly isNumeric?: true;
}

export interface PrintedSection {
  readonly title: string;
  readonly paragraphs?: readonly string[];
  readonly table?: {
    readonly columns: readonly PrintedColumn[];
    readonly rows: readonly (readonly string[])[];
  };
}

/** What is printed, as data: what it says is its section's, how it looks is the press's. */
export interface PrintedDocument {
  readonly title: string;
  readonly subtitle: string;
  /** Of the cover, as label and text. */
  readonly facts: readonly (readonly [string, string])[];
  readonly sections: readonly PrintedSection[];
  /** At the foot of every page. */
  readonly foot: string;
  /** ISO 8601 */
  readonly madeAt: string;
}
