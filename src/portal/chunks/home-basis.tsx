import { useLayoutEffect, useMemo } from 'react';
import { useSelector } from 'react-redux';
import { selectBasis, selectBasisPlace, selectRebase } from '#features/basis/index';
import { BasisSwitch, useTableAgain, type BasisBlanks } from '#features/basis/ui/index';
import type { HomeBasisProps } from '#features/home/ui/index';

export { joinBasis } from '../pages/shared/basis';

const BLANKS: BasisBlanks = {
  period: '最新一期',
  areaId: '各自地区',
  words:
    '选择后首页的单方造价按它折算，指数与材料价格换成所选地区与月份的，并带到其他页面；登录后记在账号里。',
  chosenWords:
    '并带到其他页面；各省图只折算价格期与税口径；指数与材料价格为所选地区与月份的发布值，没有的为全国。',
};

/** Drawn or not, it tells the page what it is read in. */
export function HomeBasis({ isOpen, onRead }: HomeBasisProps) {
  const basis = useSelector(selectBasis);
  const place = useSelector(selectBasisPlace);
  const rebase = useSelector(selectRebase);
  const reading = useMemo(() => ({ basis, place, rebase }), [basis, place, rebase]);
  // Before the page is painted with figures of another basis.
  useLayoutEffect(() => onRead(reading), [onRead, reading]);
  useTableAgain();
  return isOpen ? <BasisSwitch blanks={BLANKS} /> : null;
}
