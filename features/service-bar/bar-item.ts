export type BarItem = 'customerService' | 'feedback' | 'activities' | 'study';
