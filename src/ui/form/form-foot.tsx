import { Button } from 'antd';

/** What went wrong with the whole form. Always there, so that a screen reader hears of what comes into it. */
export const FormProblem = ({ children }: { readonly children: string | undefined }) => (
  <p className="form-problem bad" role="alert">
    {children}
  </p>
);

export interface SubmitButtonProps {
  readonly children: string;
  readonly isBusy: boolean;
  /** Its text meanwhile, where it is another. */
  readonly busyText?: string;
  readonly isWide?: boolean;
}

export const SubmitButton = ({
  children,
  isBusy,
  busyText = children,
  isWide = false,
}: SubmitButtonProps) => (
  <Button type="primary" htmlType="submit" size="large" block={isWide} loading={isBusy}>
    {isBusy ? busyText : children}
  </Button>
);
