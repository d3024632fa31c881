export interface TierRow {
  readonly tier: string;
  readonly files: number;
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  readonly seconds: number;
}
export function readTestResults(file: string): readonly TierRow[];
export function tierTable(rows: readonly TierRow[]): string;
export function failedOnlyIn(
  file: string,
  worthRunningAgain: { readonly tiers: readonly string[]; readonly atMost: number },
): readonly string[];
export function replaceResults(first: string, second: string): readonly string[];
