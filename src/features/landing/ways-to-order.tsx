import type { WireBusiness } from '../../api/schemas/business.ts';
import type { SellingType } from '../../domain/menu/types.ts';
import { useT } from '../../i18n/context.tsx';
import { paths } from '../../router/paths.ts';
import { enabledTypes, isOrderable } from '../../stores/selling.ts';
import type { OpenState } from '../../stores/shop-state.ts';
import { wordingOf } from '../../stores/wording.ts';
import { medium } from '../../theme/container.ts';
import { styled } from '../../theme/stitches.ts';
import { clock } from '../../ui/icon-paths.ts';
import { bike, calendar, car, dineIn } from '../../ui/icon-paths-ways.ts';
import type { LandingLayout } from '../../ui/landing-frame.tsx';
import { Stack } from '../../ui/stack.tsx';
import { StatePanel } from '../../ui/state-panel.tsx';
import { Heading } from '../../ui/text.tsx';
import { BusinessContact } from '../shared/business-contact.tsx';
import { Choice } from '../shared/choice.tsx';
import { useOpenText } from '../shared/use-open-text.ts';
import { useTypeName } from '../shared/use-type-name.ts';

const ICONS: Readonly<Record<SellingType, string>> = { delivery: bike, car_pickup: car, dine_in: dineIn };

const Choices = styled('div', {
  display: 'grid',
  gap: '$3',
  variants: {
    layout: {
      cover: { [medium]: { gridTemplateColumns: 'repeat(auto-fit, minmax(280px, 1fr))' } },
      split: {},
      list: {},
    },
  },
});

export interface WaysToOrderProps {
  business: WireBusiness;
  layout: LandingLayout;
  openState: (type: SellingType) => OpenState;
}

/** The big choices: each way of ordering with its own hours, and a reservation. A business that has none says so. */
export function WaysToOrder({ business, layout, openState }: WaysToOrderProps) {
  const t = useT();
  const openText = useOpenText();
  const typeName = useTypeName();
  const { reference_id: referenceId, reservation } = business;
  const types = enabledTypes(business);
  const reserveType = business.dine_in_label === 'product_service' ? 'reserv_service' : 'reserv_dinein';
  const hint = (type: SellingType): string =>
    t(`sellingTypeHint.${isOrderable(business, type) ? wordingOf(business, type) : 'look'}`);
  if (!types.length && !reservation?.enabled)
    return (
      <StatePanel
        icon={clock}
        tone="warn"
        title={t('landing.noOrders')}
        text={t('landing.noOrdersText')}
        action={<BusinessContact business={business} />}
      />
    );
  return (
    <Stack as="section" gap="3" aria-label={t('landing.title')}>
      <Heading>{t('landing.title')}</Heading>
      <Choices layout={layout}>
        {types.map((type) => (
          <Choice
            key={type}
            icon={ICONS[type]}
            title={typeName(type)}
            text={`${hint(type)} · ${openText(openState(type))}`}
            to={paths.menu({ referenceId, type })}
          />
        ))}
        {reservation?.enabled && (
          <Choice
            icon={calendar}
            title={t('sellingType.reservation')}
            text={t('sellingTypeHint.reservation')}
            to={paths.reservation({ referenceId, reserveType })}
          />
        )}
      </Choices>
    </Stack>
  );
}
