import type { Choices } from './import/choices';
import type { Pool } from 'pg';
import type { RecordName } from '#src/contract/records';
import type { ShownRecord, Withdrawn } from '#src/contract/shown-record';
import type { Route } from './http/route';

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
export type RecordSources = { readonly [N in RecordName]?: RecordSource };

export interface ImportedFile {
  readonly bytes: Buffer;
  readonly fileName: string;
  readonly now: string;
  /** Of lines that name no project. */
  readonly project: string | undefined;
  readonly choices?: Choices;
}
export interface ReadFile {
  readonly accepted: number;
  readonly refused: number;
  readonly description: string;
  readonly refusedCsv: () => string;
  /** Of a second sheet. */
  readonly refusedLinesCsv?: (() => string) | undefined;
  readonly commit: () => Promise<void>;
}
/** Records of a house, from its files and back into them. */
export interface FileExchange {
  /** `--kind` of the command; files that are written are told by it. */
  readonly kind: string;
  /** As the usage of the command tells of them. */
  readonly usage: { readonly options?: string; readonly imports: string; readonly exports: string };
  readonly noun: Noun;
  readonly read: (pool: Pool, file: ImportedFile) => Promise<ReadFile>;
  /** Answers how many there are. */
  readonly write: (pool: Pool, write: (text: string) => void) => Promise<number>;
}

/** Server side of a capability. Its front door exports a function of its needs that gives one; the root calls them. */
export interface ServerSlice {
  readonly routes: readonly Route[];
  readonly samples?: Samples;
  readonly records?: RecordSources;
  readonly files?: FileExchange | readonly FileExchange[];
  /** Brings what is derived to what it is derived from, where that has changed; before the server answers. */
  readonly settle?: (pool: Pool) => Promise<void>;
  /** Before the server waits for its connections. */
  readonly close?: () => Promise<void>;
}
