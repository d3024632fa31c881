import { addressOf } from '../screens';
import { usePlace } from './use-place';

/** A code leads to its course over time. */
export function CodeLink({ fncode }: { readonly fncode: string }) {
  const { params } = usePlace();
  const { from, to } = params;
  const href = addressOf({ screen: 'explorer', params: { ...(from && to && { from, to }), codes: fncode } });
  return <a href={`#${href}`}>{fncode}</a>;
}
