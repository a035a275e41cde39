import { memo, type ReactNode, useId, useRef } from 'react';
import { MenuItemList } from '../../components/menu/menu-item-list.tsx';
import { useLocalize } from '../../i18n/i18n-context.tsx';
import { styled } from '../../theme/stitches.ts';
import { Heading, Text } from '../../ui/layout/text.tsx';
import { useIsNearViewport } from '../../ui/virtual-list/use-is-near-viewport.ts';
import { AllItemsLink } from './all-items-link.tsx';
import type { MenuSection } from './menu-sections.ts';
import { SectionChips, type SectionChipsProps } from './section-chips.tsx';

/** Reserves the space of the chips until they are near the viewport. */
const ChipsSpace = styled('div', { height: 56 });

const Box = styled('section', {
  paddingBlockStart: '$5',
  variants: {
    isBeforeLinkedSection: { true: { '@media (scripting: none)': { display: 'none' } } },
    isAfterShortenedSection: { true: { '@media (scripting: enabled)': { display: 'none' } } },
  },
});
const Head = styled('div', { paddingBlockEnd: '$3' });
const Part = styled('div', { '& + &': { marginBlockStart: '$4' } });

/** A section with its heading. `id` is also the id of its tab. */
export function SectionFrame({
  id,
  name,
  description,
  isBeforeLinkedSection = false,
  isAfterShortenedSection = false,
  children,
}: {
  id: string;
  name: string;
  description?: string;
  /** True if the URL leads to a later section. Without JavaScript, this section is then hidden. */
  isBeforeLinkedSection?: boolean;
  /**
   * True if an earlier section has been shortened. With JavaScript, this section is then hidden until the app shows all
   * sections.
   */
  isAfterShortenedSection?: boolean;
  children: (headingId: string) => ReactNode;
}) {
  const headingId = useId();
  return (
    <Box
      data-section={id}
      aria-labelledby={headingId}
      {...{ isBeforeLinkedSection, isAfterShortenedSection }}
    >
      <Head>
        <Heading id={headingId} tabIndex={-1} css={{ outline: 'none' }}>
          {name}
        </Heading>
        {description && (
          <Text tone="mute">
            <bdi>{description}</bdi>
          </Text>
        )}
      </Head>
      {children(headingId)}
    </Box>
  );
}

/** Renders the chips only near the viewport, because a menu may have dozens of sections. */
function Chips(props: SectionChipsProps) {
  const ref = useRef<HTMLDivElement>(null);
  const isNearViewport = useIsNearViewport(ref, false);
  return <ChipsSpace ref={ref}>{isNearViewport && <SectionChips {...props} />}</ChipsSpace>;
}

export interface CategorySectionProps {
  section: MenuSection;
  /** See `SectionFrame`. */
  isBeforeLinkedSection?: boolean;
  isAfterShortenedSection?: boolean;
  eager: boolean;
  /** Id of the selected subcategory; '' for all of them. */
  subcategoryId: string;
  onSubcategory: (sectionId: string, subcategoryId: string) => void;
}

/** A category with a heading for each subcategory, and chips to show only one of them. */
export const CategorySection = memo(function CategorySection({
  section,
  isBeforeLinkedSection = false,
  isAfterShortenedSection = false,
  eager,
  subcategoryId,
  onSubcategory,
}: CategorySectionProps) {
  const localize = useLocalize();
  const subcategories = section.parts.filter(({ name }) => name);
  // The selected subcategory may no longer be available.
  const selectedSubcategoryId = subcategories.some(({ id }) => id === subcategoryId) ? subcategoryId : '';
  return (
    <SectionFrame
      id={section.id}
      name={localize(section.name)}
      description={localize(section.description)}
      {...{ isBeforeLinkedSection, isAfterShortenedSection }}
    >
      {(headingId) => (
        <>
          {subcategories.length > 1 && (
            <Chips
              section={section}
              subcategoryId={selectedSubcategoryId}
              onSubcategory={(next) => onSubcategory(section.id, next)}
            />
          )}
          {section.parts
            .filter(({ id }) => !selectedSubcategoryId || id === selectedSubcategoryId)
            .map(({ id, name, items, total = 0 }, index) => {
              const partHeadingId = name ? `${headingId}-${id}` : headingId;
              return (
                <Part key={id} data-section={name ? id : undefined}>
                  {name && (
                    <Heading
                      as="h3"
                      size="s"
                      id={partHeadingId}
                      css={{ paddingBlockEnd: '$2', color: '$mute' }}
                    >
                      {localize(name)}
                    </Heading>
                  )}
                  {items.length > 0 && (
                    <MenuItemList
                      label={{ 'aria-labelledby': partHeadingId }}
                      items={items}
                      eager={eager && !index}
                    />
                  )}
                  {total > items.length && <AllItemsLink categoryId={id} count={total} />}
                </Part>
              );
            })}
        </>
      )}
    </SectionFrame>
  );
});
