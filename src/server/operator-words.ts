import type { Settings } from '#infra/server/settings/settings';

type OfOperator = Pick<Settings, 'siteInfo' | 'purchase'>;

export const contactsOf = ({ siteInfo }: OfOperator) =>
  siteInfo && {
    hotline: siteInfo.servicePhone,
    hours: siteInfo.serviceHours,
    email: siteInfo.serviceEmail,
    isSample: siteInfo.isSample,
  };

/** Of a year, where the operator has named it. */
export const yearlyPrice =
  ({ purchase }: OfOperator) =>
  (code: string): string | undefined => {
    const yuan = purchase?.prices[code]?.[0];
    return yuan === undefined ? undefined : `${yuan} 元/年${purchase?.isSample ? '（样例）' : ''}`;
  };
