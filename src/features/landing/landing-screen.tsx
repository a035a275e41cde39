import type { WireBusiness } from '../../api/schemas/business.ts';
import type { SellingType } from '../../domain/menu/types.ts';
import { useT, useText } from '../../i18n/context.tsx';
import { paths } from '../../router/paths.ts';
import { useRoute } from '../../router/router-context.tsx';
import { useBusiness, useMenu } from '../../stores/context.tsx';
import { enabledTypes, isOrderable } from '../../stores/selling.ts';
import { wordingOf } from '../../stores/wording.ts';
import { medium } from '../../theme/container.ts';
import { styled } from '../../theme/stitches.ts';
import { BusinessHeader } from '../../ui/business-header.tsx';
import { info } from '../../ui/icon-paths.ts';
import { bike, calendar, car, dineIn } from '../../ui/icon-paths-ways.ts';
import { Notice } from '../../ui/notice.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Heading, Text } from '../../ui/text.tsx';
import { Choice } from '../shared/choice.tsx';
import { useOpenState } from '../shared/use-open-state.ts';
import { useOpenText } from '../shared/use-open-text.ts';
import { useTypeName } from '../shared/use-type-name.ts';
import { BranchList } from './branch-list.tsx';
import { ContactLinks } from './contact-links.tsx';
import { RunningOrder } from './running-order.tsx';

const ICONS: Readonly<Record<SellingType, string>> = { delivery: bike, car_pickup: car, dine_in: dineIn };

const Page = styled('div', { width: '100%', maxWidth: 960, marginInline: 'auto' });
const Body = styled('div', { display: 'grid', gap: '$6', padding: '$4 $4 $8' });
const Choices = styled('div', {
  display: 'grid',
  gap: '$3',
  [medium]: { gridTemplateColumns: 'repeat(auto-fit, minmax(280px, 1fr))' },
});

/** The business's face: how to order, where it is, how to reach it. */
export function LandingScreen() {
  const business = useBusiness((state) => state.business);
  return business && <Landing business={business} />;
}

function Landing({ business }: { business: WireBusiness }) {
  const t = useT();
  const text = useText();
  const { referenceId } = useRoute('landing').params;
  const { logo, cover } = useBusiness(({ logo, cover }) => ({ logo, cover }));
  const message = useMenu((state) => state.message);
  const openState = useOpenState();
  const openText = useOpenText();
  const typeName = useTypeName();
  const types = enabledTypes(business);
  const states = types.map(openState);
  // Open as soon as one way of ordering is; else as the one that opens first.
  const soonest = [...states].sort(
    (a, b) => Number(b.open) - Number(a.open) || (a.opensAt ?? Infinity) - (b.opensAt ?? Infinity),
  )[0];
  const isService = business.dine_in_label === 'product_service';
  const said = message && text(message);
  return (
    <Page>
      <BusinessHeader
        name={text(business.business_name)}
        logo={logo}
        cover={cover}
        isOpen={soonest?.open ?? false}
        status={soonest ? openText(soonest) : t('time.closed')}
      >
        {business.description && <Text size="l">{text(business.description)}</Text>}
      </BusinessHeader>
      <Body>
        {said && <Notice icon={info}>{said}</Notice>}
        <RunningOrder referenceId={referenceId} />
        <Stack as="section" gap="3" aria-label={t('landing.title')}>
          <Heading>{t('landing.title')}</Heading>
          <Choices>
            {types.map((type) => (
              <Choice
                key={type}
                icon={ICONS[type]}
                title={typeName(type)}
                text={`${t(`sellingTypeHint.${isOrderable(business, type) ? wordingOf(business, type) : 'look'}`)} · ${openText(openState(type))}`}
                to={paths.menu({ referenceId, type })}
              />
            ))}
            {business.reservation?.enabled && (
              <Choice
                icon={calendar}
                title={t('sellingType.reservation')}
                text={t('sellingTypeHint.reservation')}
                to={paths.reservation({
                  referenceId,
                  reserveType: isService ? 'reserv_service' : 'reserv_dinein',
                })}
              />
            )}
          </Choices>
        </Stack>
        <BranchList business={business} />
        <ContactLinks business={business} />
      </Body>
    </Page>
  );
}
