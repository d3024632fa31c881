/** Where unit prices are offered: not in one province, and in one city of another. */
export interface OfferedAreas {
  readonly unlisted: string;
  readonly oneCity: { readonly province: string; readonly city: string };
}
