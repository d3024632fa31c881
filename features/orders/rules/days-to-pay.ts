/** From the order on, and anew from every price: what is not paid by then has lapsed. */
export const DAYS_TO_PAY = 15;
