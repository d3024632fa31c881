const DIRECTIVE = /^\s*(?:eslint|oxlint)-disable/;
const REASON = /\s--\s+\S/;

/** Whoever silences a rule says why, after `--`. */
const reasonedSuppressions = {
  create: (context) => ({
    Program() {
      for (const comment of context.sourceCode.getAllComments()) {
        if (DIRECTIVE.test(comment.value) && !REASON.test(comment.value))
          context.report({ loc: comment.loc, message: 'Say after `--` why the rule does not hold here.' });
      }
    },
  }),
};

/** Options are `{ selector, message }`. */
const noRestrictedSyntax = {
  meta: { schema: { type: 'array' } },
  create: (context) =>
    Object.fromEntries(
      context.options.map(({ selector, message }) => [selector, (node) => context.report({ node, message })]),
    ),
};

export default {
  meta: { name: 'portal' },
  rules: { 'reasoned-suppressions': reasonedSuppressions, 'no-restricted-syntax': noRestrictedSyntax },
};
