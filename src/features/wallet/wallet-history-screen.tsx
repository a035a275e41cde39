import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useRequiredUser } from '../../components/account/use-required-user.ts';
import { Page, PageBody } from '../../components/layout/screen-page.tsx';
import { usePathParams } from '../../components/layout/use-path-params.ts';
import { paths } from '../../router/paths.ts';
import { useRouter } from '../../router/router-context.tsx';
import { useWallet, type WalletState } from '../../stores/wallet/wallet-store.ts';
import { styled } from '../../theme/stitches.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { StatePanel } from '../../ui/feedback/state-panel.tsx';
import { alert, receipt } from '../../ui/icons/icon-paths-more.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { ScreenBar } from '../../ui/navigation/screen-bar.tsx';
import { TransactionRow } from './transaction-row.tsx';
import { useFreshWallet } from './use-fresh-wallet.ts';
import { WalletUnavailable } from './wallet-frame.tsx';

const List = styled('ul', { minWidth: 0 });

/** All transactions, newest first, in pages (route `walletHistory`). */
export function WalletHistoryScreen() {
  const { t } = useTranslation();
  const router = useRouter();
  const { referenceId } = usePathParams();
  const state = useWallet(({ entries, historyStatus, hasMore, loadHistory, loadMore }) => ({
    entries,
    historyStatus,
    hasMore,
    loadHistory,
    loadMore,
  }));
  const { loadHistory } = state;
  useEffect(() => void loadHistory(), [loadHistory]);
  useRequiredUser();
  const { wallet } = useFreshWallet();
  return (
    <Page>
      <ScreenBar
        title={t('wallet.history')}
        backLabel={t('ui.back')}
        onBack={() => router.goBack(paths.walletHome({ referenceId }))}
      />
      {wallet?.isOn === false ? (
        <WalletUnavailable />
      ) : state.entries.length > 0 ? (
        <Transactions {...state} />
      ) : (
        <NoTransactions {...state} />
      )}
    </Page>
  );
}

function Transactions({
  entries,
  historyStatus,
  hasMore,
  loadMore,
}: Pick<WalletState, 'entries' | 'historyStatus' | 'hasMore' | 'loadMore'>) {
  const { t } = useTranslation();
  const isLoading = historyStatus === 'loading';
  const isFailed = historyStatus === 'error';
  return (
    <PageBody>
      <List aria-label={t('wallet.history')} aria-busy={isLoading}>
        {entries.map((entry) => (
          <TransactionRow key={entry.id} entry={entry} />
        ))}
      </List>
      {isFailed && (
        <Notice icon={alert} tone="danger" announce>
          {t('wallet.historyFailed')}
        </Notice>
      )}
      {hasMore || isFailed ? (
        <Button variant="secondary" block busy={isLoading} onClick={() => void loadMore()}>
          {t(isFailed ? 'ui.retry' : 'wallet.more')}
        </Button>
      ) : (
        <Text tone="mute" size="s" center>
          {t('wallet.noMore')}
        </Text>
      )}
    </PageBody>
  );
}

function NoTransactions({ historyStatus, loadHistory }: Pick<WalletState, 'historyStatus' | 'loadHistory'>) {
  const { t } = useTranslation();
  if (historyStatus === 'ready') {
    return <StatePanel icon={receipt} title={t('wallet.historyEmpty')} text={t('wallet.historyEmptyHint')} />;
  }
  if (historyStatus === 'error') {
    return (
      <StatePanel
        icon={alert}
        tone="danger"
        announce
        title={t('wallet.historyFailed')}
        text={t('wallet.failedHint')}
        action={<Button onClick={() => void loadHistory()}>{t('ui.retry')}</Button>}
      />
    );
  }
  return (
    <PageBody role="status" aria-busy="true" aria-label={t('ui.loading')}>
      <Stack>
        <Skeleton height={64} />
        <Skeleton height={64} />
        <Skeleton height={64} />
      </Stack>
    </PageBody>
  );
}
