export interface VisitorPlace {
  readonly areaid: string;
  readonly name: string;
}
/** Where unit prices are offered: not in one province, and in one city of another. */
export interface OfferedAreas {
  readonly unlisted: string;
  readonly oneCity: { readonly province: string; readonly city: string };
}

/** The province of an address; null where it is unknown or not offered. */
export type PlaceOf = (ip: string) => Promise<VisitorPlace | null>;

/** The province of the address, else the fallback. */
export const visitorArea = async (placeOf: PlaceOf, fallback: VisitorPlace, ip: string) => {
  // A register that cannot be read must not keep anybody from the list.
  const place = await placeOf(ip).catch(() => null);
  return { ...(place ?? fallback), isOfAddress: place !== null };
};
