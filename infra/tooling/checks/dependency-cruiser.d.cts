export const forbidden: readonly { readonly name: string; readonly comment: string }[];
