import os from 'node:os';

/** The value below which this share of them lies; of few values, one of them. NaN of none. */
export const quantileOf = (values: readonly number[], share: number): number => {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? NaN;
};

export interface Row {
  readonly what: string;
  /** Milliseconds. */
  readonly times: readonly number[];
}

export interface Unit {
  readonly name: string;
  readonly perMs: number;
}
export const MICROSECONDS: Unit = { name: 'µs', perMs: 1_000 };
export const MILLISECONDS: Unit = { name: 'ms', perMs: 1 };

/** One line for each row: count, median and the upper quantiles, in the unit. */
export const tableOf = (
  rows: readonly Row[],
  upper: number | readonly number[],
  { name, perMs }: Unit,
): readonly string[] => {
  const uppers = [upper].flat();
  const widest = Math.max(...rows.map(({ what }) => what.length));
  const cell = (text: string) => text.padStart(12);
  const figures = (values: readonly number[]) =>
    [0.5, ...uppers].map((share) => cell((quantileOf(values, share) * perMs).toFixed(1))).join('');
  const names = ['median', ...uppers.map((share) => `p${Math.round(share * 100)}`)];
  const head = ['calls', ...names.map((each) => `${each} ${name}`)].map(cell).join('');
  return [
    `${''.padEnd(widest)}${head}`,
    ...rows.map(({ what, times }) => `${what.padEnd(widest)}${cell(String(times.length))}${figures(times)}`),
  ];
};

export const machineLine = (): string => {
  const cpus = os.cpus();
  const gigabytes = (os.totalmem() / 2 ** 30).toFixed(1);
  const load = os.loadavg().map((one) => one.toFixed(2));
  return `machine: ${cpus.length} × ${cpus[0]?.model ?? 'unknown CPU'}, ${gigabytes} GB, ${os.type()} ${os.release()}, Node ${process.version}, load ${load.join(' ')}`;
};
