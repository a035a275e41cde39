import { useTranslation } from 'react-i18next';
import { BusinessContact, BusinessLinks } from '../../components/branches/business-contact.tsx';
import { useOpenStateFormatter, useOpenStates } from '../../components/schedule/use-open-state.ts';
import type { Business } from '../../domain/business/business-types.ts';
import { enabledTypes } from '../../domain/business/selling.ts';
import { useText } from '../../i18n/i18n-context.tsx';
import { useBusiness, useMenu } from '../../stores/stores-context.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { info } from '../../ui/icons/icon-paths.ts';
import { LandingFrame } from '../../ui/layout/landing-frame.tsx';
import { BranchList } from './branch-list.tsx';
import { LandingFoot } from './landing-foot.tsx';
import { RunningOrder } from './running-order.tsx';
import { WaysToOrder } from './ways-to-order.tsx';

/** The business's face: how to order, where it is, how to reach it. */
export function LandingScreen() {
  const business = useBusiness((state) => state.business);
  return business && <Landing business={business} />;
}

function Landing({ business }: { business: Business }) {
  const { t } = useTranslation();
  const text = useText();
  const message = useMenu((state) => state.message);
  const openStates = useOpenStates();
  const formatOpenState = useOpenStateFormatter();
  const { landingLayout: layout, referenceId } = business;
  // Open as soon as one way of ordering is; else as the one that opens first.
  const [soonest] = enabledTypes(business)
    .map((type) => openStates[type])
    .sort((a, b) => Number(b.open) - Number(a.open) || (a.opensAt ?? Infinity) - (b.opensAt ?? Infinity));
  const now = soonest ?? (business.reservation?.enabled ? openStates.dine_in : null);
  const said = message && text(message);
  return (
    <LandingFrame
      layout={layout}
      name={text(business.name)}
      logo={business.logo}
      cover={business.cover}
      isOpen={now?.open ?? false}
      status={now ? formatOpenState(now) : t('time.closed')}
      description={business.description ? text(business.description) : undefined}
      links={<BusinessLinks business={business} centred={layout === 'list'} />}
    >
      {said && (
        <Notice icon={info}>
          <bdi>{said}</bdi>
        </Notice>
      )}
      <RunningOrder referenceId={referenceId} />
      <WaysToOrder business={business} layout={layout} openStates={openStates} />
      <BranchList business={business} layout={layout} />
      <BusinessContact business={business} />
      <LandingFoot business={business} />
    </LandingFrame>
  );
}
