import type { Purpose } from '../contract';

interface Words {
  readonly title: string;
  readonly why: string;
  readonly noteLabel: string;
  readonly notePlaceholder: string;
  readonly thanks: string;
}

export const words: Readonly<Record<Purpose, Words>> = {
  buy: {
    title: '购买服务',
    why: '选择套餐并留下联系方式，客服会与您确认报价和开通方式。',
    noteLabel: '需求说明',
    notePlaceholder: '使用人数、关注的专业和地区等',
    thanks: '购买意向已提交',
  },
  consult: {
    title: '给客服留言',
    why: '请写下您的问题，客服会按您留下的电话回复。',
    noteLabel: '留言内容',
    notePlaceholder: '请描述您的问题',
    thanks: '留言已提交',
  },
};
