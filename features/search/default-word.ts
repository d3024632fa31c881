/** The word the prompt offers: it is what an empty box searches for. */
export const defaultWord = (
  prompt: { readonly prompt: string; readonly hot: readonly string[] } | undefined,
): string => prompt?.hot.find((word) => prompt.prompt.includes(word)) ?? '';
