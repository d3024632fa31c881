import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { SubmitButton } from '#src/ui/form/form-foot.tsx';
import { SelectField } from '#src/ui/form/select/select-field.tsx';
import { TextAreaField, TextField } from '#src/ui/form/text-field.tsx';

const nothing = () => undefined;
const aField = (issue?: string) => ({ id: 'f', value: '值', issue, change: nothing, leave: nothing });
const options = [{ value: '1', label: '江苏省' }];
const noHelp = { label: '名称' };

type Draw = (issue?: string, more?: { help?: string; isOptional?: boolean }) => string;
const parts: readonly (readonly [string, Draw])[] = (
  [
    ['input', (field, more) => <TextField {...noHelp} {...more} field={field} />],
    ['textarea', (field, more) => <TextAreaField {...noHelp} {...more} field={field} />],
    ['select', (field, more) => <SelectField {...noHelp} {...more} field={field} options={options} />],
  ] as readonly [string, (field: ReturnType<typeof aField>, more?: object) => ReactElement][]
).map(([name, part]) => [name, (issue, more) => renderToStaticMarkup(part(aField(issue), more))]);

/** The one element that carries the id, with its attributes. */
const inputIn = (html: string) => /<(?:input|textarea)[^>]* id="f"[^>]*>/.exec(html)?.[0] ?? '';

describe.each(parts)('%s', (_, draw) => {
  test('is named by its label, and is required unless told otherwise', () => {
    expect(draw()).toContain('<label for="f">名称</label>');
    expect(inputIn(draw())).toContain('aria-required="true"');
    expect(draw(undefined, { isOptional: true })).toContain('名称（选填）</label>');
    expect(inputIn(draw(undefined, { isOptional: true }))).toContain('aria-required="false"');
  });

  test('is described by its message while there is one', () => {
    expect(inputIn(draw())).not.toContain('aria-describedby');
    expect(inputIn(draw('不能为空！'))).toMatch(/aria-invalid="true"/);
    expect(inputIn(draw('不能为空！'))).toMatch(/aria-describedby="f-issue"/);
    expect(draw('不能为空！')).toContain(
      '<p id="f-issue" class="form-issue bad" aria-live="polite">不能为空！</p>',
    );
  });

  test('is described by its help first', () => {
    const html = draw('不能为空！', { help: '与证件一致' });
    expect(inputIn(html)).toContain('aria-describedby="f-help f-issue"');
    expect(html).toContain('<p id="f-help" class="muted form-help">与证件一致</p>');
  });
});

test('a busy button says so', () => {
  const button = (isBusy: boolean) =>
    renderToStaticMarkup(
      <SubmitButton isBusy={isBusy} busyText="正在提交">
        提交
      </SubmitButton>,
    );
  expect(button(true)).toContain('正在提交');
  expect(button(true)).toContain('ant-btn-loading');
  expect(button(false)).not.toContain('ant-btn-loading');
  expect(button(false)).toContain('type="submit"');
});
