import { use, useState } from 'react';
import { useSelector } from 'react-redux';
import { LastMonth } from '#src/ui/filter/last-month';
import { MonthField } from '#src/ui/filter/month-field.tsx';
import { atMost } from '#src/ui/form/clean-text';
import type { Shape } from '#src/ui/form/check-value';
import { Field } from '#src/ui/form/field.tsx';
import { nativeControl } from '#src/ui/form/native-control';
import { useForm } from '#src/ui/form/use-form';
import { useSend } from '#src/ui/use-send';
import { NATIONWIDE } from '#src/contract/places';
import type { CollectDraft } from '../../collect-draft';
import { commands } from '../../commands';
import { LABOR_SECTIONS, PRICING_MODES, type PricedPlaces } from '../../contract';
import {
  collectFields,
  CONTENT_MAX,
  HELD,
  NAMINGS,
  PAYMENTS,
  PLACINGS,
  PROJECT_KINDS,
  TAXES,
  type Collected,
} from '../../contract-collect';
import { DOUBT } from '../../collect-draft';
import { knownItems, plainName } from '../../known-item';
import { selectCollect } from '../../selectors';
import * as styles from '../labor.module.css';

const clean = { content: (text: string) => atMost(text, CONTENT_MAX) };
const ITEMS = 'labor-items';
/** A control holds text, whatever the contract makes of it. */
const shapes = collectFields as unknown as Readonly<Record<keyof CollectDraft, Shape<unknown, string>>>;

export interface AreaChoice {
  readonly areaid: string;
  readonly name: string;
}
type Options = readonly (readonly [value: string, label: string])[];
/** Those with price lines, which the common list does not hold to the last, and then the others of that list. */
const placesWith = (priced: PricedPlaces, places: readonly AreaChoice[]): Options => {
  const own = priced.filter(({ areaId }) => areaId !== NATIONWIDE);
  const others = places.filter(({ areaid }) => !own.some(({ areaId }) => areaId === areaid));
  return [
    ...own.map(({ areaId, areaName }): [string, string] => [areaId, areaName]),
    ...others.map(({ areaid, name }): [string, string] => [areaid, name]),
  ];
};
const same = (values: readonly string[]): Options => values.map((value) => [value, value]);

/** What is typed is kept for the account, and is there again after a login or a reload. */
export const CollectForm = ({ places }: { readonly places: readonly AreaChoice[] }) => {
  const send = useSend();
  const last = use(LastMonth);
  const { status, draft, complaint, sections, itemsProblem, priced, pricedProblem } =
    useSelector(selectCollect);
  const isBusy = status === 'sending';
  const [start] = useState(draft);
  const {
    field,
    accept,
    problem,
    values,
    complaint: said,
  } = useForm({
    shapes,
    start,
    clean,
    speaks: 'on-leave',
    complaint,
    isBusy,
  });
  const items = sections.find(({ section }) => section === values.section)?.items ?? [];
  const isUnknown =
    sections.length > 0 &&
    [values.section, values.itemName.trim(), values.mode, values.unit.trim()].every(Boolean) &&
    knownItems(items, { ...values, name: values.itemName }).length === 0;

  const text = (name: keyof CollectDraft, label: string, more: object = {}, help?: string) => (
    <Field field={field(name)} label={label} help={help}>
      {(described) => <input {...nativeControl(described, field(name))} {...more} />}
    </Field>
  );
  const choice = (name: keyof CollectDraft, label: string, options: Options, help?: string) => (
    <Field field={field(name)} label={label} help={help}>
      {(described) => (
        <select {...nativeControl(described, field(name))}>
          <option value="">请选择</option>
          {options.map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
  /** An item of the library brings its unit and its way of pricing along. */
  const takeItem = (name: string) => {
    const item = items.find((one) => plainName(one.name) === plainName(name));
    if (!item) return;
    if (values.unit === '') field('unit').change(item.unit);
    if (values.mode === '') field('mode').change(item.mode);
  };

  const submit = (isConfirmed: boolean) =>
    accept((collected) =>
      send(commands.submitPrice({ ...(collected as Collected), ...(isConfirmed && { isConfirmed }) })),
    );

  return (
    <form
      className={styles.collect}
      noValidate
      aria-label="提交劳务价格"
      onSubmit={submit(false)}
      onBlur={() => send(commands.keepDraft(values))}
    >
      <div className={styles.fields}>
        {choice('section', '分部', same(LABOR_SECTIONS))}
        <Field
          field={field('itemName')}
          label="子目名称"
          help={itemsProblem ? '库中子目没有取到，请自行填写' : '可从库中子目选，也可自行填写'}
        >
          {(described) => {
            const control = nativeControl(described, field('itemName'));
            return (
              <>
                <input
                  {...control}
                  list={ITEMS}
                  autoComplete="off"
                  onChange={(event) => {
                    control.onChange(event);
                    takeItem(event.target.value);
                  }}
                />
                <datalist id={ITEMS}>
                  {items.map(({ itemId, name }) => (
                    <option key={itemId} value={name} />
                  ))}
                </datalist>
              </>
            );
          }}
        </Field>
        {choice(
          'areaId',
          '地区',
          placesWith(priced ?? [], places),
          pricedProblem && '有劳务价格的地区没有取到，列出的是常用地区',
        )}
        {choice('projectKind', '项目类型', same(PROJECT_KINDS))}
        {choice('mode', '计价方式', same(Object.keys(PRICING_MODES)))}
        {text('price', '单价（元）', { inputMode: 'decimal' })}
        {text('unit', '单位', {}, '如 ㎡、m³、t、工日')}
        {choice('tools', '是否含小型机具', same(HELD))}
        {choice('materials', '是否含辅材', same(HELD))}
        {choice('insurance', '是否含保险', same(HELD), '工伤保险、意外伤害保险')}
        {choice('tax', '是否含税', same(TAXES))}
        <Field field={field('settledIn')} label="结算期">
          {(described) => (
            <MonthField
              label="结算期"
              value={values.settledIn}
              max={last}
              described={described}
              onChoose={(month = '') => field('settledIn').change(month)}
              onLeave={field('settledIn').leave}
            />
          )}
        </Field>
        {choice('payment', '付款方式', same(PAYMENTS))}
        {choice('naming', '署名', same(NAMINGS))}
      </div>
      <Field field={field('content')} label="工作内容及特征" isOptional>
        {(described) => <textarea {...nativeControl(described, field('content'))} rows={2} />}
      </Field>
      <p className="muted" role="status">
        {isUnknown && `${PLACINGS.noItem}。`}
      </p>
      <p className="form-problem" role="alert">
        {problem && said?.at === DOUBT ? `${problem}。请核对单价与单位；确实无误的，可仍然提交。` : problem}
      </p>
      <div className="row">
        <button type="submit" className="button button-fill" aria-busy={isBusy}>
          {isBusy ? '正在提交' : '提交审核'}
        </button>
        {said?.at === DOUBT && (
          <button type="button" className="button" onClick={submit(true)}>
            核对无误，仍然提交
          </button>
        )}
      </div>
    </form>
  );
};
