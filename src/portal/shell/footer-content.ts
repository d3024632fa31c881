/** What the house that runs the portal fills in: links and accounts; its record numbers are settings. */
export const footerContent = {
  groups: [
    // Sections that have no tab.
    { title: '更多数据', links: [{ title: '水利与城市更新', href: '#/waterConUrbanRenew/index' }] },
    {
      title: '关于',
      links: [
        { title: '关于我们', href: '#/about/about' },
        { title: '联系我们', href: '#/about/contact' },
        { title: '专家招募', href: '#/static/recruitingExperts' },
      ],
    },
    {
      title: '声明',
      links: [
        { title: '网站声明', href: '#/about/statement' },
        { title: '知识产权', href: '#/about/copyrights' },
      ],
    },
    {
      title: '相关网站',
      links: [
        { title: '住房和城乡建设部', href: 'https://www.mohurd.gov.cn/' },
        { title: '国家统计局', href: 'https://www.stats.gov.cn/' },
        { title: '国家标准全文公开系统', href: 'https://openstd.samr.gov.cn/' },
      ],
    },
  ],
  accounts: [
    { name: '造价指标网', about: '服务号：登录确认与会员通知' },
    { name: '造价指标研究', about: '订阅号：每月指数与行情解读' },
    { name: '造价数据工坊', about: '订阅号：数据整理与使用方法' },
  ],
  copyright: '© 造价指标网',
} as const;
