import { addressOf, periodIn } from '../screens';
import { usePlace } from './use-place';

/** A code leads to its course over time. */
export function CodeLink({ fncode }: { readonly fncode: string }) {
  const { params } = usePlace();
  const href = addressOf({ screen: 'explorer', params: { ...periodIn(params), codes: fncode } });
  return <a href={`#${href}`}>{fncode}</a>;
}
