const ENCODINGS = ['br', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number] | 'identity';

const isRefusal = (parameter: string): boolean => /^q=0(\.0*)?$/.test(parameter);

/** The best of what `Accept-Encoding` allows; what it refuses by q=0 is not sent. */
export const acceptedEncoding = (header: string | readonly string[] | undefined): Encoding => {
  const allowed = new Set<string>();
  for (const one of String(header ?? '').split(',')) {
    const [name = '', ...parameters] = one.split(';').map((word) => word.trim().toLowerCase());
    if (!parameters.some(isRefusal)) allowed.add(name);
  }
  return ENCODINGS.find((encoding) => allowed.has(encoding)) ?? 'identity';
};
