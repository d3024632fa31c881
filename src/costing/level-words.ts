/** 广东水平: the place whose level prices are brought to; none where it has no factor. */
export const levelWords = (place: string | null | undefined): readonly string[] =>
  place ? [`${place}水平`] : [];
