import { StyleProvider } from '@ant-design/cssinjs';
import { ConfigProvider } from 'antd';
import zhCN from 'antd/locale/zh_CN';
import type { ReactNode } from 'react';
import { portalTheme } from './antd-theme';

// antd still writes its variables into <style> tags at run time. They are in the stylesheet of the build already, and the
// Content-Security-Policy allows no inline style: tags in an element that is never part of the page are never applied.
const outsideThePage = document.createElement('div');

/** Wraps each lazily loaded antd island; the shell itself stays free of antd. */
export const AntdProvider = ({ children }: { readonly children: ReactNode }) => (
  <StyleProvider container={outsideThePage}>
    <ConfigProvider locale={zhCN} theme={portalTheme} button={{ autoInsertSpace: false }}>
      {children}
    </ConfigProvider>
  </StyleProvider>
);
