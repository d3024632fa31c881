import { addressOf, periodIn } from '../screens';
import { usePlace } from './use-place';

/** A tab leads to the whole of it. */
export function TabLink({ tab }: { readonly tab: string }) {
  const { params } = usePlace();
  const href = addressOf({ screen: 'session', params: { ...periodIn(params), tab } });
  return <a href={`#${href}`}>{tab.slice(-8)}</a>;
}
