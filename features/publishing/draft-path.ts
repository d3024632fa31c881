import type { NodeName } from './contract-nodes';

/** Of a draft: what its address is made of. */
export interface DraftPlace {
  readonly projectId: string;
  readonly id: string;
  readonly templateId: string;
}

export const draftPath = ({ projectId, id, templateId }: DraftPlace, node: NodeName = '概况'): string =>
  ['/project-publishing/detail', projectId, id, templateId, node]
    .map((part, index) => (index === 0 ? part : encodeURIComponent(part)))
    .join('/');
