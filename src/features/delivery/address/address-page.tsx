import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Page, PageBody } from '../../../components/layout/screen-page.tsx';
import { usePathParams } from '../../../components/layout/use-path-params.ts';
import { paths } from '../../../router/paths.ts';
import { useRouter } from '../../../router/router-context.tsx';
import { useDelivery } from '../../../stores/delivery/delivery-store.ts';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { StatePanel } from '../../../ui/feedback/state-panel.tsx';
import { offline } from '../../../ui/icons/icon-paths-more.ts';
import { Button } from '../../../ui/inputs/button.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { ScreenBar } from '../../../ui/navigation/screen-bar.tsx';

interface AddressPageProps {
  title: string;
  /** The title while the destination is another country, to which the order goes by parcel. */
  shippingTitle: string;
  children: ReactNode;
}

/**
 * Frame of the address screens. Renders its children once the delivery zones have loaded, because the zones define the
 * form.
 */
export function AddressPage({ title, shippingTitle, children }: AddressPageProps) {
  const { t } = useTranslation();
  const router = useRouter();
  const pathParams = usePathParams();
  const { status, config, destination, fetch } = useDelivery((state) => ({
    status: state.status,
    config: state.config,
    destination: state.destination,
    fetch: state.fetch,
  }));
  useEffect(() => void fetch(), [fetch]);
  return (
    <Page>
      <ScreenBar
        title={destination.kind === 'country' ? shippingTitle : title}
        backLabel={t('ui.back')}
        onBack={() => router.goBack(paths.cart(pathParams))}
      />
      {config ? (
        <PageBody>{children}</PageBody>
      ) : status === 'error' ? (
        <StatePanel
          icon={offline}
          tone="warn"
          announce
          title={t('delivery.failed')}
          text={t('address.failedHint')}
          action={<Button onClick={() => void fetch()}>{t('ui.retry')}</Button>}
        />
      ) : (
        <PageBody aria-busy="true" aria-label={t('ui.loading')} role="status">
          <Skeleton height={56} radius={12} />
          <Stack gap="4">
            <Skeleton height={48} radius={12} />
            <Skeleton height={72} radius={12} />
            <Skeleton height={72} radius={12} />
          </Stack>
        </PageBody>
      )}
    </Page>
  );
}
