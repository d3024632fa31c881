import prettier from 'eslint-config-prettier';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { noPromises, restrictedGlobals, restrictedProperties, restrictedSyntax } from './eslint-ports.mjs';
import { reasonedSuppressions } from './eslint-reasons.mjs';

const root = new URL('../../..', import.meta.url).pathname;
const flatteners = ['concatMap', 'exhaustMap', 'mergeMap', 'switchMap'];
const unused = {
  args: 'after-used',
  argsIgnorePattern: '^_',
  varsIgnorePattern: '^_',
  ignoreRestSiblings: true,
};

const general = {
  eqeqeq: ['error', 'smart'],
  'no-var': 'error',
  'prefer-const': 'error',
  'no-eval': 'error',
  'no-debugger': 'error',
  'no-self-compare': 'error',
  'no-template-curly-in-string': 'error',
  'no-unmodified-loop-condition': 'error',
  'max-lines': ['error', 250],
  'no-restricted-imports': [
    'error',
    {
      patterns: [
        { regex: '^(\\.\\./){3}', message: 'Farther away than two folders: write #path/from/the/root.' },
      ],
    },
  ],
  'portal/reasoned-suppressions': 'error',
};

const typed = {
  '@typescript-eslint/await-thenable': 'error',
  '@typescript-eslint/ban-ts-comment': [
    'error',
    { 'ts-expect-error': 'allow-with-description', minimumDescriptionLength: 10 },
  ],
  '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
  '@typescript-eslint/no-array-delete': 'error',
  '@typescript-eslint/no-base-to-string': [
    'error',
    { ignoredTypeNames: ['Error', 'File', 'RegExp', 'URL', 'URLSearchParams'] },
  ],
  // Only an overload of these is deprecated; as values they carry its mark.
  '@typescript-eslint/no-deprecated': [
    'error',
    { allow: [{ from: 'package', package: 'rxjs', name: flatteners }] },
  ],
  '@typescript-eslint/no-explicit-any': 'error',
  '@typescript-eslint/no-floating-promises': 'error',
  '@typescript-eslint/no-for-in-array': 'error',
  '@typescript-eslint/no-misused-promises': 'error',
  '@typescript-eslint/no-non-null-assertion': 'error',
  '@typescript-eslint/no-unnecessary-condition': 'error',
  '@typescript-eslint/no-unnecessary-type-assertion': 'error',
  '@typescript-eslint/no-unsafe-argument': 'error',
  '@typescript-eslint/no-unsafe-assignment': 'error',
  '@typescript-eslint/no-unsafe-call': 'error',
  '@typescript-eslint/no-unsafe-member-access': 'error',
  '@typescript-eslint/no-unsafe-return': 'error',
  '@typescript-eslint/no-unused-vars': ['error', unused],
  '@typescript-eslint/only-throw-error': ['error', { allowThrowingUnknown: true }],
  '@typescript-eslint/prefer-promise-reject-errors': ['error', { allowThrowingUnknown: true }],
  '@typescript-eslint/restrict-plus-operands': 'error',
  '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
};

const unsafe = ['argument', 'assignment', 'call', 'member-access', 'return'];
const off = (rules) => Object.fromEntries(rules.map((rule) => [rule, 'off']));

export default tseslint.config(
  { ignores: ['dist/', 'coverage/', '.cache/', '.data/', 'data/'] },
  {
    languageOptions: { parserOptions: { tsconfigRootDir: root } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    plugins: { portal: { rules: { 'reasoned-suppressions': reasonedSuppressions } } },
    rules: general,
  },
  {
    files: ['**/*.{ts,tsx,mts}'],
    languageOptions: { parser: tseslint.parser, parserOptions: { projectService: true } },
    plugins: { '@typescript-eslint': tseslint.plugin },
    rules: typed,
  },
  {
    files: ['**/*.d.mts'],
    languageOptions: { parserOptions: { projectService: false } },
    rules: off(Object.keys(typed)),
  },
  {
    files: ['src/**/*.{ts,tsx}', 'features/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  {
    files: ['features/**/*.{ts,tsx}'],
    ignores: ['features/*/server/**'],
    rules: {
      'no-restricted-globals': ['error', ...restrictedGlobals],
      'no-restricted-properties': ['error', ...restrictedProperties],
      'no-restricted-syntax': ['error', ...restrictedSyntax],
    },
  },
  {
    files: ['features/*/epics/**/*.ts', 'features/*/policies.ts', 'src/kernel/**/*.ts'],
    rules: { 'no-restricted-syntax': ['error', ...restrictedSyntax, ...noPromises] },
  },
  {
    files: ['tests/**/*.{ts,tsx}'],
    rules: {
      'max-lines': ['error', 300],
      // A missing thing fails the test as well as an assertion would.
      '@typescript-eslint/no-non-null-assertion': 'off',
      // expect.any() and friends are typed any.
      ...off(unsafe.map((name) => `@typescript-eslint/no-unsafe-${name}`)),
      'no-restricted-syntax': [
        'error',
        {
          selector: 'MemberExpression[object.name=/^(test|it|describe)$/][property.name="only"]',
          message: 'Hides every other test.',
        },
        {
          selector: 'MemberExpression[object.name=/^(test|it|describe)$/][property.name=/^(skip|todo)$/]',
          message: 'A skipped test carries its reason: eslint-disable-next-line no-restricted-syntax -- why.',
        },
      ],
    },
  },
  prettier,
);
