/** For whoever asked what cannot be answered, or what can. */
export const WHAT_CAN_BE_ASKED =
  '可以查询材料、清单项目与人工的价格，单方造价、工程量含量、样本数、造价指数与材料价格的涨跌，造价名词的释义，比较多个地区或业态，或折算价格期；费用占比请在工程详情中查看。';
