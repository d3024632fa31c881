import { CODE_EDITIONS } from '../../contract-nodes';
import { at, atField, fieldOf, findingsFor, type Check } from './checked-draft';

/** From this month on the edition of 2024 holds. */
const CHANGED = '2025-09';
const [OLD, NEW] = CODE_EDITIONS;
const SETTLED = ['竣工结算', '竣工决算', '合同价'];

export const editions: Check = ({ nodes }) => {
  const say = findingsFor(nodes, 'edition');
  const edition = fieldOf(nodes, 'codeEdition');
  const priceDate = fieldOf(nodes, 'priceDate');
  const findings = [];
  if (edition === OLD && priceDate >= CHANGED && !SETTLED.includes(fieldOf(nodes, 'stage')))
    findings.push(
      say(
        'outdated',
        'warning',
        atField('codeEdition'),
        `${CHANGED} 起执行 2024 版清单标准，请确认仍按 2013 版计价`,
      ),
    );
  if (edition === NEW && priceDate !== '' && priceDate < CHANGED)
    findings.push(
      say(
        'early',
        'warning',
        atField('codeEdition'),
        `价格期早于 ${CHANGED}，请确认已按 2024 版清单标准计价`,
      ),
    );
  const statutory = nodes.费用.find(({ cells }) => cells.name?.trim() === '规费' && cells.amount?.trim());
  if (edition === NEW && statutory)
    findings.push(
      say(
        'statutory',
        'warning',
        at('费用', statutory.id, 'amount'),
        '2024 版清单不再单列规费，请确认这一行的口径',
      ),
    );
  return findings;
};
