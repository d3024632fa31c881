import { analyse } from 'scslre';

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

/**
 * Literals alone: of a pattern made of parts only who made it knows. That a search begins anew at every sign is left to
 * whoever bounds the text.
 */
const noSuperLinearRegexp = {
  create: (context) => ({
    Literal(node) {
      if (!node.regex) return;
      const { pattern: source, flags } = node.regex;
      const { reports } = analyse({ source, flags });
      for (const { type, quant, startQuant, endQuant } of reports) {
        if (type === 'Move') continue;
        const parts = [quant, startQuant, endQuant].flatMap((one) => one?.raw ?? []);
        context.report({
          node,
          message: `A text may be shared out in many ways within ${parts.join(' and ')}: in a long one all are tried.`,
        });
      }
    },
  }),
};

export default {
  meta: { name: 'portal' },
  rules: {
    'reasoned-suppressions': reasonedSuppressions,
    'no-restricted-syntax': noRestrictedSyntax,
    'no-super-linear-regexp': noSuperLinearRegexp,
  },
};
