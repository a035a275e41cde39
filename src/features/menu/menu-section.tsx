import { memo, type ReactNode, useId, useRef } from 'react';
import { ItemRows } from '../../components/menu/item-rows.tsx';
import { useNearView } from '../../components/menu/view-observer.ts';
import { useText } from '../../i18n/i18n-context.tsx';
import { styled } from '../../theme/stitches.ts';
import { latePart } from '../../ui/layout/late-part.tsx';
import { Heading, Text } from '../../ui/layout/text.tsx';
import type { MenuSection } from './menu-sections.ts';
import type { SectionChipsProps } from './section-chips.tsx';

const SectionChips = latePart(() => import('./section-chips.tsx').then((late) => late.SectionChips));
/** Its chips come a moment after it: their space is there. */
const ChipsPlace = styled('div', { height: 56 });

const Box = styled('section', { paddingBlockStart: '$5' });
const Head = styled('div', { paddingBlockEnd: '$3' });
const Run = styled('div', { '& + &': { marginBlockStart: '$4' } });

/** A heading with what is under it. `id` is what the tabs know it by. */
export function SectionFrame({
  id,
  name,
  description,
  children,
}: {
  id: string;
  name: string;
  description?: string;
  children: (headingId: string) => ReactNode;
}) {
  const headingId = useId();
  return (
    <Box data-section={id} aria-labelledby={headingId}>
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

/** Drawn when they are near the view: there may be dozens of sections. */
function Chips(props: SectionChipsProps) {
  const ref = useRef<HTMLDivElement>(null);
  const isNear = useNearView(ref, false);
  return <ChipsPlace ref={ref}>{isNear && <SectionChips {...props} />}</ChipsPlace>;
}

export interface CategorySectionProps {
  section: MenuSection;
  eager: boolean;
  /** The subcategory shown alone; '' for everything. */
  only: string;
  onOnly: (section: string, only: string) => void;
}

/** A category, with its subcategories under headings of their own where they have one, and chips to see one alone. */
export const CategorySection = memo(function CategorySection({
  section,
  eager,
  only,
  onOnly,
}: CategorySectionProps) {
  const text = useText();
  const named = section.runs.filter(({ name }) => name);
  // What was chosen may be over by now.
  const chosen = named.some(({ id }) => id === only) ? only : '';
  return (
    <SectionFrame id={section.id} name={text(section.name)} description={text(section.description)}>
      {(headingId) => (
        <>
          {named.length > 1 && (
            <Chips section={section} only={chosen} onOnly={(next) => onOnly(section.id, next)} />
          )}
          {section.runs
            .filter(({ id }) => !chosen || id === chosen)
            .map(({ id, name, items }, at) => {
              const runId = name ? `${headingId}-${id}` : headingId;
              return (
                <Run key={id} data-section={name ? id : undefined}>
                  {name && (
                    <Heading as="h3" size="s" id={runId} css={{ paddingBlockEnd: '$2', color: '$mute' }}>
                      {text(name)}
                    </Heading>
                  )}
                  <ItemRows list={{ 'aria-labelledby': runId }} items={items} eager={eager && !at} />
                </Run>
              );
            })}
        </>
      )}
    </SectionFrame>
  );
});
