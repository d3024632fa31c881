const ADDRESS = /^(?=https?:\/\/|[/?])(https?:\/\/[^/?#\s]+(?=[/?#]|$))?([^?#\s]*)(\?[^#\s]*)?(#\S*)?$/;
/** Of the portal's own paths. */
const ROUTE_WORD = /^(:?[A-Za-z]*|[a-z]+(-[a-z]+)+)$/;

export interface AddressParts {
  readonly origin: string;
  /** As they are written. */
  readonly segments: readonly string[];
  readonly parameters: readonly (readonly [name: string, value?: string])[];
  /** With its `#`. */
  readonly fragment: string;
  readonly hasQuery: boolean;
}

export const addressIn = (text: string): AddressParts | undefined => {
  const match = ADDRESS.exec(text);
  if (!match) return undefined;
  const [, origin = '', path = '', query = '', fragment = ''] = match;
  const parameters =
    query.length > 1
      ? query
          .slice(1)
          .split('&')
          .map((part): readonly [string, string?] => {
            const at = part.indexOf('=');
            return at < 0 ? [part] : [part.slice(0, at), part.slice(at + 1)];
          })
      : [];
  return { origin, segments: path.split('/'), parameters, fragment, hasQuery: query !== '' };
};

export const isRouteWord = (segment: string): boolean => ROUTE_WORD.test(segment);

const decoded = (written: string): string => {
  try {
    return decodeURIComponent(written.replaceAll('+', ' '));
  } catch {
    return written;
  }
};

const asParameter = (value: string): string => new URLSearchParams([['', value]]).toString().slice(1);

/** What a piece of an address says, and how something else is written in the same manner. */
export const piece = (
  written: string,
): { readonly said: string; readonly write: (said: string) => string } => {
  const said = decoded(written);
  const manners = [asParameter, encodeURIComponent];
  return { said, write: manners.find((write) => write(said) === written) ?? String };
};

export const writeAddress = ({ origin, segments, parameters, fragment, hasQuery }: AddressParts): string => {
  const query = parameters
    .map(([name, value]) => (value === undefined ? name : `${name}=${value}`))
    .join('&');
  return `${origin}${segments.join('/')}${hasQuery ? '?' : ''}${query}${fragment}`;
};
