import type { Block } from '#features/ai-chat/contract-blocks';

/** The blocks of an answer that are of this kind. */
export const blocksOf = <K extends Block['kind']>(blocks: readonly Block[], kind: K) =>
  blocks.filter((one): one is Extract<Block, { readonly kind: K }> => one.kind === kind);

export const textOf = (blocks: readonly Block[]): string =>
  blocksOf(blocks, 'text')
    .map(({ text }) => text)
    .join('');
