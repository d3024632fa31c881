import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import 'dayjs/locale/zh-cn';
import { AntdProvider } from '../antd-provider';
import type { Described } from '../form/field';

const MONTH = 'YYYY-MM';
const monthOf = (text: string | undefined) =>
  text === undefined ? null : dayjs(text, MONTH).locale('zh-cn');

interface MonthPickerProps {
  readonly label: string;
  /** YYYY-MM */
  readonly value: string | undefined;
  readonly min: string;
  readonly max: string | undefined;
  /** It takes the place of a field that had the focus. */
  readonly hasFocus: boolean;
  readonly onChoose: (month: string | undefined) => void;
  /** Of a field in a form, which has a frame and a label of its own. */
  readonly described?: Described | undefined;
  readonly onLeave?: (() => void) | undefined;
}

/** A keyboard over half of a phone would hide the months. */
const isTouched = () => matchMedia('(pointer: coarse)').matches;

export default function MonthPicker(props: MonthPickerProps) {
  const { label, value, min, max, hasFocus, onChoose, described, onLeave } = props;
  return (
    <AntdProvider>
      <DatePicker
        picker="month"
        {...(described
          ? { ...described, className: 'month-input' }
          : { variant: 'borderless', className: 'filter-month', 'aria-label': label })}
        placeholder="2025-09"
        format={MONTH}
        value={monthOf(value)}
        minDate={dayjs(min, MONTH)}
        {...(max && { maxDate: dayjs(max, MONTH).endOf('month') })}
        // The filters of a phone lie in a modal dialog, over everything in the body.
        getPopupContainer={(field) => field.closest('dialog') ?? document.body}
        inputReadOnly={isTouched()}
        autoFocus={hasFocus}
        defaultOpen={hasFocus}
        onBlur={onLeave}
        onChange={(month) => onChoose(month?.format(MONTH))}
      />
    </AntdProvider>
  );
}
