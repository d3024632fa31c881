const NAMED_IMPORT = /import\s+\{([^}]*)\}\s*from\s*['"]antd['"]/g;

/** The values (not types) a source file imports from antd; `import type` and `type X` bring no styles. */
export const antdImports = (source: string): readonly string[] =>
  [...source.matchAll(NAMED_IMPORT)]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim())
    .filter((name) => name && !name.startsWith('type '))
    .map((name) => name.replace(/\s+as\s+.*$/, ''));

/** A namespace or default import hides which components are used, so their styles would silently be missing. */
export const hidesAntdImports = (source: string) =>
  /import\s+(?!type\b)[^{};]*\bfrom\s*['"]antd['"]/.test(source);
