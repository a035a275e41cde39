import { useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { WireBusiness } from '../../api/contract/business-contract.ts';
import { useHere } from '../../components/layout/use-here.ts';
import { CardProvider } from '../../components/menu/card-context.ts';
import { useOfPreorder } from '../../components/menu/use-of-preorder.ts';
import { useSurroundingsOf } from '../../components/menu/use-surroundings-of.ts';
import { useOpenState } from '../../components/schedule/use-open-state.ts';
import type { MenuItem } from '../../domain/menu/menu-types.ts';
import { useBusiness, useCart } from '../../stores/stores-context.tsx';
import { styled } from '../../theme/stitches.ts';
import { CardStrip } from '../../ui/cards/small-card.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Heading } from '../../ui/layout/text.tsx';
import { SuggestionCard } from './suggestion-card.tsx';
import { useSuggestions } from './use-suggestions.ts';

/** To the edges of the cart: what is cut off there says that there is more. */
const Strip = styled(CardStrip, { marginInline: -16, paddingInline: 16, scrollPaddingInline: 16 });

/** What goes with what is in the cart; nothing where nothing does. */
export function Suggestions() {
  const business = useBusiness((state) => state.business);
  const items = useSuggestions();
  return business && items.length > 0 ? <Suggested business={business} items={items} /> : null;
}

function Suggested({ business, items }: { business: WireBusiness; items: readonly MenuItem[] }) {
  const { t } = useTranslation();
  const id = useId();
  const { referenceId } = useHere();
  const type = useCart(({ cart }) => cart.sellingType);
  const { open } = useOpenState()(type);
  const opensAt = useMemo(() => new Map<string, number>(), []);
  const surroundings = useOfPreorder(useSurroundingsOf(business, referenceId, type, open, opensAt));
  return (
    <CardProvider value={surroundings}>
      <Stack as="section" gap="2" aria-labelledby={id}>
        <Heading as="h2" size="s" id={id}>
          {t('cart.suggestions')}
        </Heading>
        <Strip>
          {items.map((item) => (
            <li key={item.id}>
              <SuggestionCard item={item} />
            </li>
          ))}
        </Strip>
      </Stack>
    </CardProvider>
  );
}
