import { basisIn, writeBasis, USUAL_BASIS, type Basis } from '#src/costing/basis';

/** What indexes and the map are chosen by: both come in every tax basis, and only months are moved by an index. */
export type FiguresPlace = Pick<Basis, 'period' | 'areaId'> & { readonly index?: 'kind' };

/** What the address asks for. */
export const placeIn = (query: Readonly<Record<string, string | undefined>>): FiguresPlace => {
  const { period, areaId, index } = basisIn(query);
  return {
    ...(period && { period }),
    ...(areaId && { areaId }),
    ...(period && index === 'kind' && { index }),
  };
};

/** Empty for the country and the newest month. */
export const keyOf = (place: FiguresPlace): string => writeBasis({ ...place, ...USUAL_BASIS });
