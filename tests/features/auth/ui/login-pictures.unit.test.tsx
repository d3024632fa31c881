/** @jest-environment node */
import { configureStore } from '@reduxjs/toolkit';
import { Carousel } from 'antd';
import { renderToStaticMarkup } from 'react-dom/server';
import { Provider } from 'react-redux';
import { LoginPictures } from '#features/auth/ui/login-pictures.tsx';
import { useStillness } from '#src/ui/use-stillness';

jest.mock('antd', () => ({
  Carousel: jest.fn(({ children }: { readonly children: unknown }) => children),
}));
jest.mock('#src/ui/use-stillness', () => ({ useStillness: jest.fn(() => false) }));

const pictures = [
  { pictureUri: '/a.svg', title: '六千个单项工程' },
  { pictureUri: '/b.svg', title: '逐月更新的价格' },
];
const draw = () => {
  const state = { auth: { status: 'out', isDialogOpen: true, pictures } };
  return renderToStaticMarkup(
    <Provider store={configureStore({ reducer: () => state })}>
      <LoginPictures />
    </Provider>,
  );
};
const turning = () => jest.mocked(Carousel).mock.lastCall?.[0];

test('[LOGIN-002][LOGIN-019] the pictures of the server follow each other every 5000 ms', () => {
  const html = draw();
  for (const { pictureUri, title } of pictures)
    expect(html).toContain(`<img src="${pictureUri}" alt="${title}"`);
  expect(turning()).toMatchObject({ autoplay: true, autoplaySpeed: 5_000 });
});

test('they stand still for whoever wants no motion', () => {
  jest.mocked(useStillness).mockReturnValueOnce(true);
  draw();
  expect(turning()).toMatchObject({ autoplay: false });
});
