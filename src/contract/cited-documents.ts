import type { PolicyState } from './policy-states';
import type { Source } from './provenance';

/** A document with all that an answer cites of it. */
export interface CitedDocument {
  readonly title: string;
  readonly docNo: string;
  readonly areaName: string;
  readonly publishedOn: string;
  /** Null, as its state, where it neither comes into force nor ends. */
  readonly effectiveOn: string | null;
  readonly endedOn: string | null;
  readonly state: PolicyState | null;
  readonly source: Source;
  /** Path within the portal. */
  readonly link: string;
}
export interface CitedClause extends CitedDocument {
  readonly number: string;
  readonly body: string;
  /** How it stands, in words; empty where it stands as its document does. */
  readonly standing: string;
}

export interface Among {
  /** Year of a code or quota. */
  readonly edition?: string | undefined;
  readonly areaId?: string | undefined;
}
export interface DocumentsNamed extends Among {
  /** All of its words are in the name or the number. */
  readonly text: string;
  readonly isInForce: boolean;
}
export interface ClausesAsked extends Among {
  /** All of them are in the chapter or the text. */
  readonly words: readonly string[];
  /** 4.1.2, 第九条 */
  readonly number?: string | undefined;
  /** Is in the name of the document. */
  readonly named?: string | undefined;
}

/** What the section of documents knows of them on a day (YYYY-MM-DD), standards of the country first. */
export interface CitedDocuments {
  readonly documentsNamed: (asked: DocumentsNamed, day: string) => Promise<readonly CitedDocument[]>;
  readonly clausesOn: (asked: ClausesAsked, day: string) => Promise<readonly CitedClause[]>;
}
