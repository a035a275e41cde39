import { useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { usePathParams } from '../../components/layout/use-path-params.ts';
import { getCardPrice } from '../../components/menu/card-price.ts';
import { CardPriceView } from '../../components/menu/card-price-text.tsx';
import { useFulfilmentTime } from '../../components/schedule/use-now.ts';
import { getBranchTime } from '../../domain/business/branch-opening-hours.ts';
import { findRelatedItems } from '../../domain/menu/find-related-items.ts';
import type { MenuItem, OrderType } from '../../domain/menu/menu-types.ts';
import { useLocalize } from '../../i18n/i18n-context.tsx';
import { paths } from '../../router/paths.ts';
import { useRouter } from '../../router/router-context.tsx';
import { useBusiness, useCart, useMenu } from '../../stores/stores-context.tsx';
import { styled } from '../../theme/stitches.ts';
import { CardStrip, SmallCard } from '../../ui/cards/small-card.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Heading } from '../../ui/layout/text.tsx';
import { useDiscounts } from './use-discounts.ts';

/** Extends to the edges of the sheet, so that a cut-off card shows that the strip scrolls. */
const Strip = styled(CardStrip, { marginInline: -16, paddingInline: 16, scrollPaddingInline: 16 });

/** Links to related items. */
export function RelatedItems({ item, type }: { item: MenuItem; type: OrderType }) {
  const { t } = useTranslation();
  const localize = useLocalize();
  const router = useRouter();
  const pathParams = usePathParams();
  const kind = useCart(({ preorderType }) => (preorderType ? 'reservation' : type));
  const { timezone, branch } = useBusiness((state) => ({
    timezone: state.business?.timezone,
    branch: state.branch,
  }));
  const { menu, findItem } = useMenu((state) => ({ menu: state.menu, findItem: state.findItem }));
  const now = useFulfilmentTime(60_000);
  const { items, isChosenByBusiness } = useMemo(
    () =>
      menu && timezone
        ? findRelatedItems(item, menu, findItem, { kind, now: getBranchTime(branch, kind, now, timezone) })
        : { items: [], isChosenByBusiness: false },
    [item, menu, findItem, kind, now, branch, timezone],
  );
  const id = useId();
  if (!items.length) return null;
  return (
    <Stack as="section" gap="3" aria-labelledby={id}>
      <Heading as="h3" size="s" id={id}>
        {t(isChosenByBusiness ? 'item.goesWell' : 'item.alsoLike')}
      </Heading>
      <Strip>
        {items.map((other) => {
          const path = paths.item({ ...pathParams, categoryId: other.categoryId, itemId: other.id });
          return (
            <li key={other.id}>
              <SmallCard
                name={localize(other.name)}
                price={<SmallPrice item={other} type={type} />}
                picture={other.image}
                href={router.buildHref(path)}
                onOpen={() => void router.navigate(path, { state: { fromItem: true } })}
              />
            </li>
          );
        })}
      </Strip>
    </Stack>
  );
}

/** The price of an item, as its card on the menu shows it. Renders nothing when the business hides prices. */
function SmallPrice({ item, type }: { item: MenuItem; type: OrderType }) {
  const discounts = useDiscounts(type);
  const multiplePriceOption = useBusiness(
    ({ business }) => business && !business.hidesPrices && business.multiplePriceOption,
  );
  return multiplePriceOption ? (
    <CardPriceView price={getCardPrice(item, discounts, multiplePriceOption)} />
  ) : null;
}
