import { useTranslation } from 'react-i18next';
import { BusinessContact, BusinessLinks } from '../../components/branches/business-contact.tsx';
import { useOrderTypeNames } from '../../components/layout/use-order-type-names.ts';
import { useOpenStateFormatter, useOpenStates } from '../../components/schedule/use-open-state.ts';
import type { Business } from '../../domain/business/business-types.ts';
import { getEnabledTypes, isTypeOfferedAt } from '../../domain/business/selling.ts';
import { useFormat, useLocalize } from '../../i18n/i18n-context.tsx';
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
  const localize = useLocalize();
  const message = useMenu((state) => state.message);
  const openStates = useOpenStates();
  const { landingLayout, referenceId } = business;
  const status = useBusinessStatus(business);
  const messageText = message && localize(message);
  return (
    <LandingFrame
      layout={landingLayout}
      name={localize(business.name)}
      logo={business.logo}
      cover={business.cover}
      isOpen={status.isOpen}
      status={status.text}
      description={business.description ? localize(business.description) : undefined}
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

/**
 * Describes whether the business is open. Uses an open order type, or else the order type that opens first. If only
 * some of the branch's order types are open, the text lists them, because the menus of the others say "closed".
 */
function useBusinessStatus(business: Business): { readonly isOpen: boolean; readonly text: string } {
  const { t } = useTranslation();
  const { formatList } = useFormat();
  const openStates = useOpenStates();
  const formatOpenState = useOpenStateFormatter();
  const typeNames = useOrderTypeNames();
  const branchId = useBusiness((state) => state.branchId);
  const types = getEnabledTypes(business).filter((type) => isTypeOfferedAt(business, type, branchId));
  const [firstType] = [...types].sort((one, other) => {
    const [a, b] = [openStates[one], openStates[other]];
    return Number(b.open) - Number(a.open) || (a.opensAt ?? Infinity) - (b.opensAt ?? Infinity);
  });
  const state = firstType ? openStates[firstType] : business.reservation?.enabled ? openStates.dine_in : null;
  if (!state) return { isOpen: false, text: t('time.closed') };
  const text = formatOpenState(state);
  const openTypes = types.filter((type) => openStates[type].open);
  if (!openTypes.length || openTypes.length === types.length) return { isOpen: state.open, text };
  return {
    isOpen: true,
    text: t('time.ofTypes', { types: formatList(openTypes.map((type) => typeNames[type])), text }),
  };
}
