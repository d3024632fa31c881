/** Where a search was asked for; `address` is a link, the back button, or an address somebody was sent. */
export type Origin = 'header' | 'prompt' | 'hot' | 'recent' | 'tab' | 'retry' | 'address';

/** The member's own words, as against the same ones once more. */
export const isOwnWords = (from: Origin): boolean => !['address', 'tab', 'retry'].includes(from);
