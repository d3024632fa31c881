import type { PolicyState } from '#src/contract/policy-states';
import type { Source } from '#src/contract/provenance';
import type { Quoted } from './answer-draft';
import { sourceWords } from './number-words';

export interface Document {
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
export interface Clause extends Document {
  readonly number: string;
  readonly body: string;
  /** How it stands, in words; empty where it stands as its document does. */
  readonly standing: string;
}

interface Among {
  /** Year of a code or quota. */
  readonly edition?: string | undefined;
  readonly areaId?: string | undefined;
}

/** What the section of documents knows of them on a day (YYYY-MM-DD), standards of the country first. */
export interface Policies {
  readonly documentsNamed: (
    asked: Among & { readonly text: string; readonly isInForce: boolean },
    day: string,
  ) => Promise<readonly Document[]>;
  readonly clausesOn: (
    asked: Among & {
      readonly words: readonly string[];
      /** 4.1.2, 第九条 */
      readonly number?: string | undefined;
      /** Is in the name of the document. */
      readonly named?: string | undefined;
    },
    day: string,
  ) => Promise<readonly Clause[]>;
}

/** 《建设工程工程量清单计价标准》（GB/T 50500-2024） */
export const documentName = ({ title, docNo }: Pick<Document, 'title' | 'docNo'>): string =>
  `《${title}》${docNo ? `（${docNo}）` : ''}`;

const listed = (parts: readonly (string | null)[]): string => parts.filter(Boolean).join('，');
const stateWords = ({ state, endedOn }: Document) =>
  listed([state === '废止' ? null : state, endedOn && `${endedOn} 废止`]);

/** 自 2025-09-01 起施行（2024-11-26 发布，现行） */
export const forceWords = (document: Document): string => {
  const { effectiveOn, publishedOn } = document;
  return effectiveOn === null
    ? `不施行、不废止，仅供参考（${publishedOn} 发布）`
    : `自 ${effectiveOn} 起施行（${listed([`${publishedOn} 发布`, stateWords(document)])}）`;
};

/** 《…》（GB/T 50500-2024，2025-09-01 起施行，现行）4.1.2：… */
export const clauseWords = (clause: Clause): string => {
  const { title, docNo, effectiveOn, number, body, standing } = clause;
  const force = effectiveOn === null ? '仅供参考' : listed([`${effectiveOn} 起施行`, stateWords(clause)]);
  return `《${title}》（${listed([docNo, force])}）${number}：${body}${standing && `（本条${standing}）`}`;
};

export const quotedDocument = (document: Document): Quoted => ({
  title: documentName(document),
  region: document.areaName,
  period: document.effectiveOn ?? document.publishedOn,
  taxBasis: '',
  n: null,
  source: sourceWords([document.source]),
  link: document.link,
});

export const quotedClause = (clause: Clause): Quoted => ({
  ...quotedDocument(clause),
  title: `${documentName(clause)}${clause.number}`,
});
