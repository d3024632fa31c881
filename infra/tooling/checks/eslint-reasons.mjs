const DIRECTIVE = /^\s*eslint-(disable|enable)/;
const REASON = /\s--\s+\S/;

/** Rule: whoever silences a rule says why, after `--`. */
export const reasonedSuppressions = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: { missing: 'Say after `--` why the rule does not hold here.' },
  },
  create: (context) => ({
    Program() {
      for (const comment of context.sourceCode.getAllComments()) {
        const match = DIRECTIVE.exec(comment.value);
        if (match?.[1] === 'disable' && !REASON.test(comment.value)) {
          context.report({ loc: comment.loc, messageId: 'missing' });
        }
      }
    },
  }),
};
