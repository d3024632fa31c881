import type { ClientBase, Pool } from 'pg';
import type { RecordName } from '#src/contract/records';
import type { ShownRecord, Withdrawn } from '#src/contract/shown-record';
import type { Route } from './http/route';
import type { Choices } from './import/choices';
import type { ReadColumn } from './import/read-columns';
import type { ReadLimits } from './import/read-file';
import type { RefusedRow } from './import/refused-rows';
import type { Repetition } from './jobs/repeat-every';

/** Sample data of a slice, made and removed with that of the others. */
export interface Samples {
  /** As the database marks them: never another name. */
  readonly kind: string;
  /** Goes up whenever something else is made; databases with older samples get them anew with the next start. */
  readonly version: number;
  /** Kinds they stand in: made after those, gone before them. */
  readonly after?: readonly string[];
  /** Whose number is worth telling: 个, 工程. */
  readonly noun?: Noun;
  /** As many as there are, or as are still wanted. */
  readonly count: (pool: Pool) => Promise<number>;
  /** In place of those there are, up to the month `until`. `progress` hears the number stored so far, of the whole. */
  readonly make: (pool: Pool, count: number, progress: SampleProgress, until: string) => Promise<void>;
  /** Adds the months between those there are and `until`; nothing where there are none. */
  readonly grow?: (pool: Pool, until: string) => Promise<void>;
  readonly remove?: (pool: Pool) => Promise<number>;
  /** Looked after with every start. */
  readonly always?: true;
  /** Too many to wait for: they are wanted with the first start, and made while the server answers. */
  readonly later?: {
    readonly want: (pool: Pool, count: number) => Promise<void>;
    /** Goes on with those that are wanted and not there, until `isOver`; the next start goes on with the rest. */
    readonly work: (
      pool: Pool,
      plan: { progress: SampleProgress; isOver: () => boolean },
    ) => Promise<unknown>;
  };
}
export interface Noun {
  readonly unit: string;
  readonly name: string;
}
export type SampleProgress = (stored: number, wanted: number) => void;

export type DescribedRecord = ShownRecord & { readonly ref: string };

/** What a section lends of one kind of its records to whoever shows records of all kinds. */
export interface RecordSource {
  /** Those of the records that are published now, in any order. */
  readonly describe: (refs: readonly string[]) => Promise<readonly DescribedRecord[]>;
  /** What is told of a record that was withdrawn. */
  readonly withdrawal?: (ref: string) => Promise<Withdrawn | undefined>;
}
export type AllRecords = { readonly [N in RecordName]: RecordSource };
export type RecordSources = Partial<AllRecords>;

export interface ImportedFile {
  readonly bytes: Buffer;
  readonly fileName: string;
  readonly now: string;
  /** Of lines that name no project. */
  readonly project: string | undefined;
  readonly choices?: Choices;
  /** How far the file may go; the operator's own by default. */
  readonly reading?: ReadLimits;
}
/** What a file was read as, for a screen. */
export interface Understood {
  readonly format: string;
  readonly headerLine: number;
  readonly columns: readonly ReadColumn[];
  /** Fields the file leaves open that are worth an assumption, by their labels. */
  readonly wanted?: readonly string[];
  /** What is taken for granted, by the rules of the importer. */
  readonly notes: readonly string[];
  /** Rows of sums, and of headings. */
  readonly totals: number;
  readonly titles: number;
  /** The first records as they would be stored. */
  readonly shown: { readonly heads: readonly string[]; readonly rows: readonly (readonly string[])[] };
  readonly refused: readonly RefusedRow[];
}
export interface ReadFile {
  readonly accepted: number;
  readonly refused: number;
  /** In words, for a terminal. */
  readonly description: () => string;
  /** As it is read, portion by portion. */
  readonly refusedCsv: () => AsyncIterable<string>;
  /** Of a second sheet. */
  readonly refusedLinesCsv?: (() => AsyncIterable<string>) | undefined;
  /** Of kinds that come in by a screen. */
  readonly understood?: () => Understood;
  /** Stores all of it, or throws Unclear. */
  readonly commit: (client: ClientBase) => Promise<void>;
  /** Where its records will stand; absent where the list of the kind shows them. */
  readonly list?: string | undefined;
  /** What is better done once it is stored. */
  readonly committed?: (pool: Pool) => Promise<void>;
}
export interface ImportField {
  readonly label: string;
  /** Asked for before anything is read, where the file does not say it. */
  readonly isAsked?: boolean;
  readonly isAssumable: boolean;
  /** Where only these are understood. */
  readonly options?: readonly string[];
  /** The same, where they stand in the database. */
  readonly optionsIn?: (pool: Pool) => Promise<readonly { readonly value: string; readonly label: string }[]>;
  /** Said of one file, it says nothing of the next. */
  readonly isPerFile?: boolean;
}
/** What a screen offers whoever imports. */
export interface ImportForm {
  readonly fields: readonly ImportField[];
  /** What a file of the kind looks like. */
  readonly hint: string;
  /** Address of the list where a house's own stand. */
  readonly list: string;
}
/** Records of a house, from its files and back into them. */
export interface FileExchange {
  /** `--kind` of the command; files that are written are told by it. */
  readonly kind: string;
  /** As the usage of the command tells of them. */
  readonly usage: { readonly options?: string; readonly imports: string; readonly exports: string };
  readonly noun: Noun;
  /** Absent where the operator alone imports. */
  readonly form?: ImportForm;
  readonly read: (pool: Pool, file: ImportedFile) => Promise<ReadFile>;
  /** Answers how many there are. */
  readonly write: (pool: Pool, write: (text: string) => void) => Promise<number>;
}

/** What a slice does by itself while the server runs, over the owner's connections. */
export interface Jobs {
  /** Each forgets at most so many rows of what has had its time, and gives how many; every hour until none is left. */
  readonly forget?: readonly ((pool: Pool, most: number) => Promise<number>)[];
  /** Anything else; stopped before the database. */
  readonly start?: (around: { readonly pool: Pool; readonly report: (error: unknown) => void }) => Repetition;
}

/** Server side of a capability. Its front door exports a function of its needs that gives one; the root calls them. */
export interface ServerSlice {
  readonly routes: readonly Route[];
  readonly jobs?: Jobs;
  /** Before the server waits for its connections. */
  readonly close?: () => Promise<void>;
}

/** A section of data. */
export interface SectionSlice extends ServerSlice {
  readonly samples?: Samples;
  readonly records?: RecordSources;
  readonly files?: FileExchange | readonly FileExchange[];
  /** Brings what is derived to what it is derived from, where that has changed; before the server answers. */
  readonly settle?: (pool: Pool) => Promise<void>;
}
/** A section that shares its records of these kinds. */
export interface RecordSection<N extends RecordName> extends SectionSlice {
  readonly records: Pick<AllRecords, N>;
}
