import { basisIn, writeBasis, USUAL_BASIS, type Basis } from '#src/costing/basis';

/** What indexes are chosen by; they know no tax basis. */
export type FiguresPlace = Pick<Basis, 'period' | 'areaId'>;

/** What the address asks for. */
export const placeIn = (query: Readonly<Record<string, string | undefined>>): FiguresPlace => {
  const { period, areaId } = basisIn(query);
  return { ...(period && { period }), ...(areaId && { areaId }) };
};

/** Empty for the country and the newest month. */
export const keyOf = ({ period, areaId }: FiguresPlace): string =>
  writeBasis({ period, areaId, ...USUAL_BASIS });
