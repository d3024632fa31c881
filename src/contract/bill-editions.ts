/** From this month on the edition of 2024 of the bill standard holds, before it that of 2013. */
export const NEW_EDITION_FROM = '2025-09';
