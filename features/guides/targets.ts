/**
 * Where the pages carry what a step shows, by attributes that their own tests and styles rest on. Of several selectors
 * the first whose match is visible counts: some things wait behind a button on a phone.
 */
export const TARGETS = {
  search: ['#site-search'],
  sections: ['nav[aria-label="主导航"]', 'button[aria-label="栏目"]'],
  series: ['[aria-label="造价指数"] svg[aria-label]'],
  newest: ['.home-newest h2'],
  service: ['aside[aria-label="服务"]'],
  projectRegion: ['[aria-label="工程列表"] [aria-label="地区"]', '[aria-label="工程列表"] .list-open-form'],
  taxBasis: ['main [aria-label="税口径"]'],
  compare: ['.projects-table tbody .compare-box'],
  firstProject: ['.projects-table tbody th a[href]'],
  priceKeyword: ['[aria-label="综合单价列表"] .list-text', '[aria-label="综合单价列表"] .list-open-form'],
  scheme: ['.unit-open-schemes'],
  firstPrice: ['[aria-label="综合单价指标"] [role="rowheader"] a[href]'],
  laborMode: [
    '[aria-label="劳务价格列表"] [aria-label="计价方式"]',
    '[aria-label="劳务价格列表"] .list-open-form',
  ],
  firstLabor: ['.labor-table tbody th a[href]'],
  laborPlaces: ['[aria-label="各地同期比较"] h2'],
  policyForce: [
    '[aria-label="政策文件列表"] [aria-label="效力"]',
    '[aria-label="政策文件列表"] .list-open-form',
  ],
  firstPolicy: ['.policies-table tbody th a[href]'],
  clauses: ['[aria-label="条文"] h2'],
  figures: ['.plate .figures'],
  marks: ['.plate .plate-marks'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type TargetName = keyof typeof TARGETS;
