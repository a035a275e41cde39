import { useTranslation } from 'react-i18next';
import { usePathParams } from '../../components/layout/use-path-params.ts';
import { multiply } from '../../domain/money/arithmetic.ts';
import type { WalletEntry } from '../../domain/wallet/wallet-types.ts';
import { useFormat, useLocalize } from '../../i18n/i18n-context.tsx';
import { useSentence } from '../../i18n/use-sentence.ts';
import { Link } from '../../router/link.tsx';
import { paths } from '../../router/paths.ts';
import { cramped } from '../../theme/container.ts';
import { styled } from '../../theme/stitches.ts';
import { Badge } from '../../ui/feedback/badge.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { plus, receipt } from '../../ui/icons/icon-paths-more.ts';
import { gift, undo, wallet } from '../../ui/icons/icon-paths-wallet.ts';
import { Row } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';

const RowItem = styled('li', {
  display: 'flex',
  alignItems: 'center',
  [cramped]: { flexWrap: 'wrap' },
  gap: '$3',
  minHeight: 64,
  paddingBlock: '$2',
  borderBlockEnd: '1px solid $line',
  '&:last-child': { borderBlockEnd: 0 },
  '& > svg': { color: '$mute', flex: 'none' },
});
const Details = styled('div', { flex: 1, minWidth: 0 });
const Amounts = styled('div', {
  marginInlineStart: 'auto',
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
const OrderLink = styled(Link, {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  marginBlock: '-12px',
  fontWeight: 700,
  textDecoration: 'underline',
});

const ICON_BY_REASON = { package: plus, staff: gift, order: receipt, returned: undo, other: wallet };

/** One transaction of the wallet: reason, date, amount, and the balance after it. */
export function TransactionRow({ entry }: { entry: WalletEntry }) {
  const { t } = useTranslation();
  const renderSentence = useSentence();
  const localize = useLocalize();
  const { formatMoney, formatDateTime } = useFormat();
  const { referenceId } = usePathParams();
  const { amount, balance, reason, orderId, orderNumber, name, note } = entry;
  const isDebit = amount.minor < 0;
  const title = renderSentence(`wallet.reason.${reason}`, { number: orderNumber ?? '' });
  const details = [name && localize(name), note, formatDateTime(entry.at)].filter(Boolean);
  return (
    <RowItem>
      <Icon path={ICON_BY_REASON[reason]} />
      <Details>
        <Row wrap>
          {orderId ? (
            <OrderLink to={paths.order({ referenceId, orderId })}>{title}</OrderLink>
          ) : (
            <Text as="span" strong>
              {title}
            </Text>
          )}
          {entry.isOnHold && <Badge tone="warn">{t('wallet.held')}</Badge>}
        </Row>
        {details.map((detail) => (
          <Text key={detail} tone="mute" size="s">
            <bdi>{detail}</bdi>
          </Text>
        ))}
      </Details>
      <Amounts>
        <Text strong translate="no" {...(!isDebit && { tone: 'ok' as const })}>
          {isDebit
            ? t('wallet.minus', { amount: formatMoney(multiply(amount, -1)) })
            : t('item.plus', { price: formatMoney(amount) })}
        </Text>
        {balance && (
          <Text tone="mute" size="s">
            {renderSentence('wallet.balanceAfter', { amount: formatMoney(balance) })}
          </Text>
        )}
      </Amounts>
    </RowItem>
  );
}
