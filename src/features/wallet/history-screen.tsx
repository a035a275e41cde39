import { useEffect } from 'react';
import { useT } from '../../i18n/context.tsx';
import { paths } from '../../router/paths.ts';
import { useRouter } from '../../router/router-context.tsx';
import { useWallet } from '../../stores/use-wallet.ts';
import { styled } from '../../theme/stitches.ts';
import { Button } from '../../ui/button.tsx';
import { alert } from '../../ui/icon-paths.ts';
import { receipt } from '../../ui/icon-paths-more.ts';
import { Notice } from '../../ui/notice.tsx';
import { ScreenBar } from '../../ui/screen-bar.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Stack } from '../../ui/stack.tsx';
import { StatePanel } from '../../ui/state-panel.tsx';
import { Text } from '../../ui/text.tsx';
import { Page, PageBody } from '../shared/page.tsx';
import { useHere } from '../shared/use-here.ts';
import { MovementRow } from './movement-row.tsx';

const List = styled('ul', { minWidth: 0 });

/** All that was credited and spent, newest first, page by page (route `walletHistory`). */
export function WalletHistoryScreen() {
  const t = useT();
  const router = useRouter();
  const { referenceId } = useHere();
  const { entries, historyStatus, hasMore, loadHistory, loadMore } = useWallet((state) => state);
  useEffect(() => void loadHistory(), [loadHistory]);
  const isLoading = historyStatus === 'loading' || historyStatus === 'idle';
  const isFailed = historyStatus === 'error';
  return (
    <Page>
      <ScreenBar
        title={t('wallet.history')}
        backLabel={t('ui.back')}
        onBack={() => router.back(paths.walletHome({ referenceId }))}
      />
      {entries.length > 0 ? (
        <PageBody>
          <List aria-label={t('wallet.history')} aria-busy={isLoading}>
            {entries.map((entry) => (
              <MovementRow key={entry.id} entry={entry} />
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
      ) : isLoading ? (
        <PageBody role="status" aria-busy="true" aria-label={t('ui.loading')}>
          <Stack>
            <Skeleton height={64} />
            <Skeleton height={64} />
            <Skeleton height={64} />
          </Stack>
        </PageBody>
      ) : (
        <StatePanel
          icon={isFailed ? alert : receipt}
          tone={isFailed ? 'danger' : 'brand'}
          announce={isFailed}
          title={t(isFailed ? 'wallet.historyFailed' : 'wallet.historyEmpty')}
          text={t(isFailed ? 'wallet.failedHint' : 'wallet.historyEmptyHint')}
          action={isFailed && <Button onClick={() => void loadHistory()}>{t('ui.retry')}</Button>}
        />
      )}
    </Page>
  );
}
