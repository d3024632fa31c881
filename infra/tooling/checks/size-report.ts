export interface SizedFile {
  /** Path below the build folder, as in "assets/login.0123456789.js". */
  readonly path: string;
  readonly brotli: number;
  readonly gzip: number;
}
export interface Budgets {
  /** One budget per named file; "shared.js" and "shared.css" hold for each chunk that has only a number. */
  readonly files: Readonly<Record<string, number>>;
  /** By ending: for each chunk without a budget of its own. */
  readonly chunk: Readonly<Record<string, number>>;
  readonly firstLoadJs: Readonly<Record<string, number>>;
  readonly all: number;
  /** Of the programs beside the portal, each as a whole: working tools that open on a desk. */
  readonly programs: Readonly<Record<string, number>>;
}
export interface Row {
  readonly what: string;
  readonly brotli: number;
  readonly gzip: number;
  readonly budget: number | undefined;
}
export type Plan = Readonly<Record<string, readonly string[]>>;

const KB = 1024;

export const budgetName = (path: string) =>
  path
    .replace(/^assets\//, '')
    .replace(/\.[0-9a-f]{6,8}\./, '.')
    .replace(/^\d+\./, 'shared.');

const budgetOf = (path: string, { files, chunk }: Budgets): number | undefined =>
  files[budgetName(path)] ?? chunk[path.split('.').at(-1) ?? ''];

const total = (what: string, files: readonly SizedFile[], budget: number | undefined): Row => ({
  what,
  brotli: files.reduce((sum, { brotli }) => sum + brotli, 0) / KB,
  gzip: files.reduce((sum, { gzip }) => sum + gzip, 0) / KB,
  budget,
});

export const sizeReport = (
  files: readonly SizedFile[],
  entry: readonly string[],
  plan: Plan,
  budgets: Budgets,
): readonly Row[] => {
  const jsOf = (paths: readonly string[]) =>
    files.filter(({ path }) => path.endsWith('.js') && paths.includes(`/${path}`));
  const programOf = ({ path }: SizedFile) =>
    Object.keys(budgets.programs).find((name) => path.startsWith(`${name}/`));
  const ofPortal = files.filter((file) => programOf(file) === undefined);
  return [
    ...ofPortal.map((file) => total(file.path, [file], budgetOf(file.path, budgets))),
    ...Object.entries(budgets.firstLoadJs).map(([route, budget]) =>
      total(`first load JS ${route}`, jsOf([...entry, ...(plan[route] ?? [])]), budget),
    ),
    total('everything', ofPortal, budgets.all),
    ...Object.entries(budgets.programs).map(([name, budget]) =>
      total(
        `program ${name}`,
        files.filter((file) => programOf(file) === name),
        budget,
      ),
    ),
  ];
};

/** What keeps the build from passing, in words. A file without a budget is a problem too, and so is a budget without a file. */
export const problems = (rows: readonly Row[], budgets: Budgets): readonly string[] => {
  const names = new Set(rows.map(({ what }) => budgetName(what)));
  return [
    ...rows.flatMap(({ what, brotli, budget }) =>
      budget === undefined
        ? [`${what} has no budget`]
        : brotli > budget
          ? [`${what} weighs ${brotli.toFixed(1)} KB, its budget is ${budget} KB`]
          : [],
    ),
    ...Object.keys(budgets.files)
      .filter((name) => !names.has(name))
      .map((name) => `the budget for ${name} has no file`),
  ];
};
