import { pageLife } from '#infra/browser/page-life';

const aView = () => {
  const document = Object.assign(new EventTarget(), { title: '', visibilityState: 'visible' });
  const reload = jest.fn();
  const view = Object.assign(new EventTarget(), { document, location: { reload } });
  return { view, document, reload, page: pageLife(view as unknown as Window) };
};

describe('pageLife', () => {
  test('sets the title and reloads', () => {
    const { page, document, reload } = aView();
    page.setTitle('政策文件');
    page.reload();
    expect(document.title).toBe('政策文件');
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('tells when the page is hidden or closed, not when it comes back', () => {
    const { page, view, document } = aView();
    const hidden = jest.fn();
    page.hidden$.subscribe(hidden);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(hidden).not.toHaveBeenCalled();
    document.visibilityState = 'hidden';
    document.dispatchEvent(new Event('visibilitychange'));
    view.dispatchEvent(new Event('pagehide'));
    expect(hidden).toHaveBeenCalledTimes(2);
  });
});
