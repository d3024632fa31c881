import type { Application } from '#features/about/contract';

export const anApplication = (more: Partial<Application> = {}): Application => ({
  realName: '王工',
  mobile: '13800000001',
  email: '',
  company: '某某咨询公司',
  specialty: '安装',
  qualification: '一级造价工程师',
  years: '12',
  introduction: '长期从事安装专业结算审核，熟悉江苏与上海。',
  ...more,
});
