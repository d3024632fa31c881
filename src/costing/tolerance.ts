/** As a share: figures of one record that should agree may differ by so much. */
export const TOLERANCE = 0.02;
