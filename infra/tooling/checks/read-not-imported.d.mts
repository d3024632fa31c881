/** Patterns of the tests that read one of these files; paths are from the root, with slashes. */
export function testsReading(files: readonly string[]): readonly string[];
