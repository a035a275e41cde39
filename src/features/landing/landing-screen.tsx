import { useTranslation } from 'react-i18next';
import { BusinessContact, BusinessLinks } from '../../components/branches/business-contact.tsx';
import { useOpenStateFormatter, useOpenStates } from '../../components/schedule/use-open-state.ts';
import type { Business } from '../../domain/business/business-types.ts';
import { getEnabledTypes } from '../../domain/business/selling.ts';
import { useText } from '../../i18n/i18n-context.tsx';
import { useBusiness, useMenu } from '../../stores/stores-context.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { info } from '../../ui/icons/icon-paths.ts';
import { LandingFrame } from '../../ui/layout/landing-frame.tsx';
import { ActiveOrderLink } from './active-order-link.tsx';
import { BranchList } from './branch-list.tsx';
import { LandingFooter } from './landing-footer.tsx';
import { OrderTypeChoices } from './order-type-choices.tsx';

/** The landing page of a business: order types, branches and contact (route `landing`). */
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
  const { landingLayout, referenceId } = business;
  // The business has the open state of the order type that is open or opens first.
  const [firstOpenState] = getEnabledTypes(business)
    .map((type) => openStates[type])
    .sort((a, b) => Number(b.open) - Number(a.open) || (a.opensAt ?? Infinity) - (b.opensAt ?? Infinity));
  const openState = firstOpenState ?? (business.reservation?.enabled ? openStates.dine_in : null);
  const messageText = message && text(message);
  return (
    <LandingFrame
      layout={landingLayout}
      name={text(business.name)}
      logo={business.logo}
      cover={business.cover}
      isOpen={openState?.open ?? false}
      status={openState ? formatOpenState(openState) : t('time.closed')}
      description={business.description ? text(business.description) : undefined}
      links={<BusinessLinks business={business} centred={landingLayout === 'list'} />}
    >
      {messageText && (
        <Notice icon={info}>
          <bdi>{messageText}</bdi>
        </Notice>
      )}
      <ActiveOrderLink referenceId={referenceId} />
      <OrderTypeChoices business={business} layout={landingLayout} openStates={openStates} />
      <BranchList business={business} layout={landingLayout} />
      <BusinessContact business={business} />
      <LandingFooter business={business} />
    </LandingFrame>
  );
}
