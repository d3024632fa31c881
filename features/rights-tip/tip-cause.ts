/** A page without rights, a page only for VIP members, or a call the server refused for lack of them. */
export type TipCause = 'page' | 'vipPage' | 'call';
