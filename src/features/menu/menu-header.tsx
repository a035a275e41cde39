import { type ReactNode, useContext, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BranchChooserContext } from '../../components/branches/branch-chooser-context.ts';
import { OrderDestination } from '../../components/delivery/order-destination.tsx';
import { useOrderTypeNames } from '../../components/layout/use-order-type-names.ts';
import type { OpenStates } from '../../components/schedule/use-open-state.ts';
import { useOpenStateFormatter } from '../../components/schedule/use-open-state.ts';
import { useSpecialHoursFormatter } from '../../components/schedule/use-special-hours-formatter.ts';
import type { Business } from '../../domain/business/business-types.ts';
import { getEnabledTypes, isOrderable, isTypeOfferedAt } from '../../domain/business/selling.ts';
import type { OrderType } from '../../domain/menu/menu-types.ts';
import { useLocalize } from '../../i18n/i18n-context.tsx';
import { paths } from '../../router/paths.ts';
import { useRoute, useRouter } from '../../router/router-context.tsx';
import { useBusiness, useMenu } from '../../stores/stores-context.tsx';
import { medium } from '../../theme/container.ts';
import { styled } from '../../theme/stitches.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { clock, info } from '../../ui/icons/icon-paths.ts';
import { SegmentedControl } from '../../ui/inputs/segmented-control.tsx';
import { BusinessHeader } from '../../ui/layout/business-header.tsx';
import { createLazyComponent } from '../../ui/layout/lazy-component.tsx';
import { LowChoice } from '../../ui/layout/width-class.tsx';
import { TextButton } from './text-button.ts';
import { isScheduledOnly, TimeNotice } from './time-notice.tsx';

const SwitchNotice = createLazyComponent(() =>
  import('./switch-notice.tsx').then((module) => module.SwitchNotice),
);
const Controls = styled('div', {
  display: 'grid',
  gap: '$3',
  [medium]: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', '& > *': { flex: '1 1 280px' } },
});
const Notices = styled('div', {
  display: 'grid',
  gap: '$2',
  padding: '$3 var(--edge) 0',
  '& > *': { minWidth: 0 },
});
/** First line of the message in a low element. A click shows the rest. */
const FirstLine = styled('summary', {
  marginBlock: -12,
  paddingBlock: '$3',
  unicodeBidi: 'plaintext',
  'details:not([open]) > &': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
});
export interface MenuHeaderProps {
  business: Business;
  referenceId: string;
  type: OrderType;
  openStates: OpenStates;
  /** The search link. */
  children: ReactNode;
}

/** Header of the menu: business, order types, the order's branch or delivery address, and notices. */
export function MenuHeader({ business, referenceId, type, openStates, children }: MenuHeaderProps) {
  const { t } = useTranslation();
  const localize = useLocalize();
  const router = useRouter();
  const formatOpenState = useOpenStateFormatter();
  const typeNames = useOrderTypeNames();
  const { logo, cover } = business;
  const { branch, branchId } = useBusiness((state) => state);
  const message = useMenu((state) => state.message);
  const types = getEnabledTypes(business);
  const openState = openStates[type];
  const route = useRoute('menu', 'category', 'item');
  const [previousType, setPreviousType] = useState(type);
  const getTypePath = (next: OrderType) => {
    // A customer who views a category stays in that category.
    const params = { referenceId, type: next };
    return route.name === 'category'
      ? paths.category({ ...params, categoryId: route.params.categoryId })
      : paths.menu(params);
  };
  const selectType = (next: OrderType) => {
    setPreviousType(type);
    void router.navigate(getTypePath(next), { replace: true });
  };
  const chooseBranch = useContext(BranchChooserContext);
  const messageText = message && localize(message);
  const formatSpecialHours = useSpecialHoursFormatter();
  const specialHours = branch ? formatSpecialHours(branch, 0) : [];
  return (
    <>
      <BusinessHeader
        name={localize(business.name)}
        logo={logo}
        cover={cover}
        isOpen={openState.open}
        status={formatOpenState(openState)}
        meta={
          branch &&
          business.branches.some(({ id, visible }) => visible && id !== branch.id) && (
            <TextButton
              type="button"
              aria-label={t('branches.change', { branch: localize(branch.name) })}
              onClick={chooseBranch}
            >
              {localize(branch.name)}
            </TextButton>
          )
        }
      >
        <Controls>
          {types.length > 1 && (
            <SegmentedControl
              label={t('landing.title')}
              options={types.map((value) => ({
                value,
                label: typeNames[value],
                href: router.buildHref(getTypePath(value)),
              }))}
              value={type}
              onChange={selectType}
            />
          )}
          <OrderDestination type={type} autoOpen={route.name !== 'item'} />
          {children}
        </Controls>
      </BusinessHeader>
      {(!openState.open ||
        isScheduledOnly(business, type) ||
        !isOrderable(business, type) ||
        !isTypeOfferedAt(business, type, branchId) ||
        messageText ||
        specialHours.length > 0 ||
        previousType !== type) && (
        <Notices>
          {previousType !== type && <SwitchNotice from={previousType} to={type} />}
          <TimeNotice business={business} type={type} openStates={openStates} onSwitch={selectType} />
          {specialHours.map((text) => (
            <Notice key={text} icon={clock}>
              <bdi>{text}</bdi>
            </Notice>
          ))}
          {messageText && (
            <Notice icon={info}>
              <LowChoice
                content={
                  <details>
                    <FirstLine>{messageText}</FirstLine>
                  </details>
                }
                otherContent={<bdi>{messageText}</bdi>}
              />
            </Notice>
          )}
        </Notices>
      )}
    </>
  );
}
