import type { Entered } from '#features/navigation/events';

/** Where the member is, whatever the page has written into its address: filters, a region, a basis. */
export const placeOf = ({ name, params }: Pick<Entered, 'name' | 'params'>): string =>
  [name, ...Object.values(params)].join('/');
