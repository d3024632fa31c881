import {
  noPromises,
  restrictedGlobals,
  restrictedImports,
  restrictedProperties,
  restrictedSyntax,
} from './infra/tooling/checks/lint-ports.mjs';

const flatteners = ['concatMap', 'exhaustMap', 'mergeMap', 'switchMap'];
const unused = {
  args: 'after-used',
  argsIgnorePattern: '^_',
  varsIgnorePattern: '^_',
  ignoreRestSiblings: true,
};

const faraway = {
  patterns: [
    { regex: '^(\\.\\./){3}', message: 'Farther away than two folders: write #path/from/the/root.' },
  ],
};

const general = {
  eqeqeq: ['error', 'smart'],
  'no-var': 'error',
  'prefer-const': 'error',
  'no-eval': 'error',
  'no-debugger': 'error',
  'no-self-compare': 'error',
  'unicorn/no-useless-spread': 'error',
  'no-template-curly-in-string': 'error',
  'no-unmodified-loop-condition': 'error',
  'max-lines': ['error', 250],
  'no-restricted-imports': ['error', faraway],
  'portal/reasoned-suppressions': 'error',
  'portal/no-super-linear-regexp': 'error',
};

const typed = {
  'typescript/await-thenable': 'error',
  'typescript/ban-ts-comment': [
    'error',
    { 'ts-expect-error': 'allow-with-description', minimumDescriptionLength: 10 },
  ],
  'typescript/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
  'typescript/no-array-delete': 'error',
  'typescript/no-base-to-string': [
    'error',
    { ignoredTypeNames: ['Error', 'File', 'RegExp', 'URL', 'URLSearchParams'] },
  ],
  // Only an overload of these is deprecated; as values they carry its mark.
  'typescript/no-deprecated': ['error', { allow: [{ from: 'package', package: 'rxjs', name: flatteners }] }],
  'typescript/no-explicit-any': 'error',
  'typescript/no-floating-promises': 'error',
  'typescript/no-for-in-array': 'error',
  'typescript/no-misused-promises': 'error',
  'typescript/no-non-null-assertion': 'error',
  'typescript/no-unnecessary-condition': 'error',
  'typescript/no-unnecessary-type-assertion': 'error',
  'typescript/no-unsafe-argument': 'error',
  'typescript/no-unsafe-assignment': 'error',
  'typescript/no-unsafe-call': 'error',
  'typescript/no-unsafe-member-access': 'error',
  'typescript/no-unsafe-return': 'error',
  'no-unused-vars': ['error', unused],
  'typescript/only-throw-error': ['error', { allowThrowingUnknown: true }],
  'typescript/prefer-promise-reject-errors': ['error', { allowThrowingUnknown: true }],
  'typescript/restrict-plus-operands': 'error',
  'typescript/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
};

/** Streams run in them as in a slice. */
const streamRooms = ['src/calls/**/*.ts', 'src/kernel/**/*.ts', 'src/listing/**/*.ts'];

const unsafe = ['argument', 'assignment', 'call', 'member-access', 'return'];
const off = (rules) => Object.fromEntries(rules.map((rule) => [rule, 'off']));

export default {
  categories: { correctness: 'off' },
  plugins: ['typescript', 'react', 'unicorn'],
  jsPlugins: ['./infra/tooling/checks/lint-rules.mjs'],
  options: { typeAware: true, reportUnusedDisableDirectives: 'error' },
  ignorePatterns: ['dist/', 'coverage/', '.cache/', '.data/', 'data/'],
  rules: general,
  overrides: [
    // A table that is read in lines.
    { files: ['features/projects/samples/places.ts'], rules: { 'unicorn/no-useless-spread': 'off' } },
    { files: ['**/*.{ts,tsx,mts}'], rules: typed },
    {
      files: ['src/**/*.{ts,tsx}', 'features/**/*.{ts,tsx}'],
      rules: { 'react/rules-of-hooks': 'error', 'react/exhaustive-deps': 'error' },
    },
    {
      files: ['features/**/*.{ts,tsx}', ...streamRooms],
      excludeFiles: ['features/*/server/**', 'features/*/samples/**'],
      rules: {
        'no-restricted-globals': ['error', ...restrictedGlobals],
        'no-restricted-imports': ['error', { ...faraway, paths: restrictedImports }],
        'no-restricted-properties': ['error', ...restrictedProperties],
        'portal/no-restricted-syntax': ['error', ...restrictedSyntax],
      },
    },
    // Epics, policies, and whatever plain file they may call.
    {
      files: ['features/*/*.ts', 'features/*/epics/**/*.ts', ...streamRooms],
      rules: { 'portal/no-restricted-syntax': ['error', ...restrictedSyntax, ...noPromises] },
    },
    // What these look through is our own.
    { files: ['infra/tooling/**', 'tests/**'], rules: { 'portal/no-super-linear-regexp': 'off' } },
    {
      files: ['tests/**/*.{ts,tsx}'],
      rules: {
        'max-lines': ['error', 300],
        // A missing thing fails the test as well as an assertion would.
        'typescript/no-non-null-assertion': 'off',
        // expect.any() and friends are typed any.
        ...off(unsafe.map((name) => `typescript/no-unsafe-${name}`)),
        'portal/no-restricted-syntax': [
          'error',
          {
            selector: 'MemberExpression[object.name=/^(test|it|describe)$/][property.name="only"]',
            message: 'Hides every other test.',
          },
          {
            selector: 'MemberExpression[object.name=/^(test|it|describe)$/][property.name=/^(skip|todo)$/]',
            message:
              'A skipped test carries its reason: eslint-disable-next-line portal/no-restricted-syntax -- why.',
          },
        ],
      },
    },
  ],
};
