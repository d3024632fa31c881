import type { CitedClause, CitedDocument } from '#src/contract/cited-documents';
import type { Quoted } from './answer-draft';
import { sourceWords } from './number-words';

/** 《建设工程工程量清单计价标准》（GB/T 50500-2024） */
export const documentName = ({ title, docNo }: Pick<CitedDocument, 'title' | 'docNo'>): string =>
  `《${title}》${docNo ? `（${docNo}）` : ''}`;

const listed = (parts: readonly (string | null)[]): string => parts.filter(Boolean).join('，');
const stateWords = ({ state, endedOn }: CitedDocument) =>
  listed([state === '废止' ? null : state, endedOn && `${endedOn} 废止`]);

/** 自 2025-09-01 起施行（2024-11-26 发布，现行） */
export const forceWords = (document: CitedDocument): string => {
  const { effectiveOn, publishedOn } = document;
  return effectiveOn === null
    ? `不施行、不废止，仅供参考（${publishedOn} 发布）`
    : `自 ${effectiveOn} 起施行（${listed([`${publishedOn} 发布`, stateWords(document)])}）`;
};

/** 《…》（GB/T 50500-2024，2025-09-01 起施行，现行）4.1.2：… */
export const clauseWords = (clause: CitedClause): string => {
  const { title, docNo, effectiveOn, number, body, standing } = clause;
  const force = effectiveOn === null ? '仅供参考' : listed([`${effectiveOn} 起施行`, stateWords(clause)]);
  return `《${title}》（${listed([docNo, force])}）${number}：${body}${standing && `（本条${standing}）`}`;
};

export const quotedDocument = (document: CitedDocument): Quoted => ({
  title: documentName(document),
  region: document.areaName,
  period: document.effectiveOn ?? document.publishedOn,
  taxBasis: '',
  n: null,
  source: sourceWords([document.source]),
  link: document.link,
});

export const quotedClause = (clause: CitedClause): Quoted => ({
  ...quotedDocument(clause),
  title: `${documentName(clause)}${clause.number}`,
});
