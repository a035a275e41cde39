import { useTranslation } from 'react-i18next';
import { useFoodTermFormatter, useLoadFoodTermNames } from '../../components/menu/food-terms.ts';
import { findPriceLabel, getDeposit } from '../../domain/menu/item-choice.ts';
import type { MenuItem, OrderType } from '../../domain/menu/menu-types.ts';
import { useFormat, useLocalize, useTextLanguage } from '../../i18n/i18n-context.tsx';
import { usePricesHidden } from '../../stores/stores-context.tsx';
import { styled } from '../../theme/stitches.ts';
import { Badge } from '../../ui/feedback/badge.tsx';
import { Row } from '../../ui/layout/stack.tsx';
import { FoldedText } from './folded-text.tsx';
import { useMeasureFormatters } from './use-measure-formatters.ts';

const Facts = styled('dl', {
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  columnGap: '$4',
  rowGap: '$1',
  fontSize: '$14',
  overflowWrap: 'anywhere',
  '& dt': { color: '$mute', overflowWrap: 'normal' },
});

interface ItemFactsProps {
  item: MenuItem;
  type: OrderType;
  priceLabelId: string | null;
}

/** Description, tags and facts of an item. The selected price label's time and weight override the item's. */
export function ItemFacts({ item, type, priceLabelId }: ItemFactsProps) {
  const { t } = useTranslation();
  const localize = useLocalize();
  const { formatList, formatMoney, formatNumber } = useFormat();
  const { formatContent, formatAmount, formatMinutes } = useMeasureFormatters();
  const { tags, allergens, ingredients, calories } = item;
  const label = findPriceLabel(item, priceLabelId);
  const preparation = label?.preparationMinutes ?? item.preparationMinutes;
  // `item.weight` is in kilograms, because delivery fees are computed from it. A price label's weight has its own unit.
  const weight = label ? formatContent(label) : item.weight && formatAmount(item.weight, 'kg');
  const pricesHidden = usePricesHidden();
  const deposit = getDeposit(item, type);
  const formatFoodTerm = useFoodTermFormatter();
  useLoadFoodTermNames(tags.length + allergens.length + ingredients.length > 0);
  const getTextLanguage = useTextLanguage();
  const description = localize(item.description);
  const facts: readonly (readonly [string, string | false | null | 0])[] = [
    [t('item.weight'), weight],
    [t('item.preparation'), !!preparation && formatMinutes(preparation)],
    [t('cart.deposits'), !pricesHidden && deposit && formatMoney(deposit)],
    [t('item.energy'), calories !== null && t('item.calories', { calories: formatNumber(calories) })],
    [
      t('item.ingredients'),
      ingredients.length > 0 && formatList(ingredients.map((term) => formatFoodTerm('ingredients', term))),
    ],
    [
      t('item.allergens'),
      allergens.length > 0 && formatList(allergens.map((term) => formatFoodTerm('allergens', term))),
    ],
  ];
  const visibleFacts = facts.filter(([, fact]) => fact);
  return (
    <>
      {description && <FoldedText lang={getTextLanguage(item.description)}>{description}</FoldedText>}
      {tags.length > 0 && (
        <Row wrap>
          {tags.map((tag) => (
            <Badge key={tag} tone="brand">
              {formatFoodTerm('tags', tag)}
            </Badge>
          ))}
        </Row>
      )}
      {visibleFacts.length > 0 && (
        <Facts>
          {visibleFacts.map(([name, fact]) => (
            <Fact key={name} name={name} fact={fact} />
          ))}
        </Facts>
      )}
    </>
  );
}

const Fact = ({ name, fact }: { name: string; fact: string | false | null | 0 }) => (
  <>
    <dt>{name}</dt>
    <dd>{fact}</dd>
  </>
);
