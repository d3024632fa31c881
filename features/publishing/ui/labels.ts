import type { Status } from '../contract';

/** The way to publication, as a reader follows it. */
export const WAY: readonly { readonly label: string; readonly done: readonly Status[] }[] = [
  {
    label: '草稿',
    done: ['checked', 'masked', 'submitted', 'firstApproved', 'approved', 'published', 'withdrawn'],
  },
  {
    label: '自动校验',
    done: ['checked', 'masked', 'submitted', 'firstApproved', 'approved', 'published', 'withdrawn'],
  },
  { label: '脱敏预览', done: ['masked', 'submitted', 'firstApproved', 'approved', 'published', 'withdrawn'] },
  { label: '提交', done: ['submitted', 'firstApproved', 'approved', 'published', 'withdrawn'] },
  { label: '初审', done: ['firstApproved', 'approved', 'published', 'withdrawn'] },
  { label: '复审', done: ['approved', 'published', 'withdrawn'] },
  { label: '发布', done: ['published', 'withdrawn'] },
];
