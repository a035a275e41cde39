import { useTranslation } from 'react-i18next';
import { FormSection } from '../../components/form/form-section.tsx';
import { usePathParams } from '../../components/layout/use-path-params.ts';
import { useTimeZoneText } from '../../components/schedule/time-text.ts';
import { findNextExpiry, isExpiringSoon, sortBySoonestExpiry } from '../../domain/wallet/expiring-credits.ts';
import type { Wallet } from '../../domain/wallet/wallet-types.ts';
import { useFormat, useLocalize } from '../../i18n/i18n-context.tsx';
import { useSentence } from '../../i18n/use-sentence.ts';
import { Link } from '../../router/link.tsx';
import { paths } from '../../router/paths.ts';
import { useClock } from '../../stores/stores-context.tsx';
import { useWallet } from '../../stores/wallet/wallet-store.ts';
import { styled } from '../../theme/stitches.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { clock } from '../../ui/icons/icon-paths.ts';
import { getButtonClass } from '../../ui/inputs/button.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { BalanceCard } from './balance-card.tsx';
import { PackageBoughtNotice } from './package-bought-notice.tsx';
import { TransactionRow } from './transaction-row.tsx';
import { WalletFrame } from './wallet-frame.tsx';

const List = styled('ul', { minWidth: 0 });
const CreditItem = styled('li', {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '$3',
  minHeight: 48,
  paddingBlock: '$2',
  borderBlockEnd: '1px solid $line',
  '&:last-child': { borderBlockEnd: 0 },
});
const Paragraphs = styled('div', { whiteSpace: 'pre-line', overflowWrap: 'anywhere', color: '$mute' });

/** Balance, latest transactions and policy of the wallet (route `walletHome`). */
export function WalletScreen() {
  const { t } = useTranslation();
  const { referenceId } = usePathParams();
  return (
    <WalletFrame
      title={t('wallet.title')}
      backPath={paths.profile({ referenceId })}
      skeleton={
        <>
          <ProfileBalance />
          <Skeleton height={120} radius={16} />
          <Skeleton height={240} radius={16} />
        </>
      }
    >
      {(wallet) => <WalletOverview wallet={wallet} />}
    </WalletFrame>
  );
}

/** The balance from the profile, while the wallet loads. */
function ProfileBalance() {
  const amounts = useWallet((state) => state.amounts);
  return amounts ? (
    <BalanceCard balance={amounts.balance} packages={null} />
  ) : (
    <Skeleton height={176} radius={16} />
  );
}

/** When a credit expires. An imminent date is highlighted and shown with its time. */
function CreditExpiry({ expiresAt, isSoon }: { expiresAt: number; isSoon: boolean }) {
  const { t } = useTranslation();
  const { formatDate, formatDateTime } = useFormat();
  return isSoon ? (
    <Text size="s" strong css={{ color: '$warn' }}>
      {t('wallet.validUntil', { when: formatDateTime(expiresAt) })}
    </Text>
  ) : (
    <Text tone="mute" size="s">
      {t('wallet.validUntil', { when: formatDate(expiresAt, 'long') })}
    </Text>
  );
}

function WalletOverview({ wallet }: { wallet: Wallet }) {
  const { t } = useTranslation();
  const renderSentence = useSentence();
  const localize = useLocalize();
  const { formatMoney, formatDate, formatDateTime } = useFormat();
  const now = useClock()();
  const zoneText = useTimeZoneText();
  const { referenceId } = usePathParams();
  const { balance, packages, heldAmount, latestEntries, policy } = wallet;
  const credits = sortBySoonestExpiry(wallet.credits);
  const nextExpiry = findNextExpiry(credits, now);

  return (
    <>
      <PackageBoughtNotice wallet={wallet} />
      <BalanceCard balance={balance} packages={packages} />
      {nextExpiry && (
        <Notice icon={clock} tone="warn">
          {renderSentence('wallet.useSoon', {
            amount: formatMoney(nextExpiry.amount),
            when: formatDateTime(nextExpiry.at),
          })}
        </Notice>
      )}
      {heldAmount.minor > 0 && (
        <Notice icon={clock}>{renderSentence('wallet.onHold', { amount: formatMoney(heldAmount) })}</Notice>
      )}
      {credits.length > 0 && (
        <FormSection title={t('wallet.balanceDetails')}>
          <List>
            {credits.map((credit) => {
              const { id, remainingAmount, creditedAmount, creditedAt, name, expiresAt } = credit;
              return (
                <CreditItem key={id}>
                  <div>
                    <Text>{name ? localize(name) : t('wallet.credit')}</Text>
                    {creditedAt && (
                      <Text tone="mute" size="s">
                        {t('wallet.from', { when: formatDate(creditedAt) })}
                      </Text>
                    )}
                    {expiresAt !== null && (
                      <CreditExpiry expiresAt={expiresAt} isSoon={isExpiringSoon(credit, now)} />
                    )}
                  </div>
                  <Text strong>
                    {remainingAmount.minor === creditedAmount.minor
                      ? formatMoney(remainingAmount)
                      : renderSentence('wallet.creditOf', {
                          left: formatMoney(remainingAmount),
                          credited: formatMoney(creditedAmount),
                        })}
                  </Text>
                </CreditItem>
              );
            })}
          </List>
          {zoneText && credits.some(({ expiresAt }) => expiresAt !== null) && (
            <Text tone="mute" size="s">
              {zoneText}
            </Text>
          )}
        </FormSection>
      )}
      {latestEntries.length > 0 && (
        <FormSection title={t('wallet.latest')}>
          <List>
            {latestEntries.map((entry) => (
              <TransactionRow key={entry.id} entry={entry} />
            ))}
          </List>
          <Link
            to={paths.walletHistory({ referenceId })}
            className={getButtonClass({ variant: 'secondary' })}
          >
            {t('wallet.all')}
          </Link>
        </FormSection>
      )}
      {policy && (
        <FormSection title={t('wallet.policy')}>
          <Paragraphs>{localize(policy)}</Paragraphs>
        </FormSection>
      )}
    </>
  );
}
