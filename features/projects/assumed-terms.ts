/** What the page calls the two areas, where an import had to assume them. */
export const AREA_TERM = '地上 / 地下面积';
