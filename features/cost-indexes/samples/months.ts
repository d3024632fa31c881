/** Months as counts of months since year 0, so that they can be walked and measured. */
export const monthCount = (period: string): number => {
  const [year = 0, month = 1] = period.split('-').map(Number);
  return year * 12 + month - 1;
};

export const monthOf = (count: number): string =>
  `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}`;

/** Every month from one to another, both included; YYYY-MM. */
export const monthsBetween = (from: string, to: string): string[] =>
  Array.from({ length: monthCount(to) - monthCount(from) + 1 }, (_, index) =>
    monthOf(monthCount(from) + index),
  );
