import type { MenuItem } from '../../domain/menu/types.ts';
import { useFormat, useT, useText } from '../../i18n/context.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Row } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';

/** What an item is and what is in it. */
export function ItemFacts({ item }: { item: MenuItem }) {
  const t = useT();
  const text = useText();
  const { list, number } = useFormat();
  const { tags, allergens, calories } = item;
  // A word the app does not know is the business's own.
  const named = (key: string, word: string) => (t.has(key) ? t(key) : word);
  const about = text(item.description);
  return (
    <>
      {about && (
        <Text size="l" tone="mute">
          {about}
        </Text>
      )}
      {(tags.length > 0 || calories !== null) && (
        <Row wrap>
          {calories !== null && <Badge>{t('item.calories', { calories: number(calories) })}</Badge>}
          {tags.map((tag) => (
            <Badge key={tag} tone="brand">
              {named(`tags.${tag}`, tag)}
            </Badge>
          ))}
        </Row>
      )}
      {allergens.length > 0 && (
        <Text tone="mute">
          {t('item.contains', { allergens: list(allergens.map((word) => named(`allergens.${word}`, word))) })}
        </Text>
      )}
    </>
  );
}
