import { useId, useRef, useState } from 'react';
import type { ChoiceProblem } from '../../domain/menu/check-choice.ts';
import { countRule } from '../../domain/menu/choice.ts';
import type { MenuItem, SellingType } from '../../domain/menu/types.ts';
import { priceChoice } from '../../domain/pricing/choice-price.ts';
import { discountFor } from '../../domain/pricing/discount.ts';
import { useFormat, useT, useText } from '../../i18n/context.tsx';
import { useBusiness, useMenu } from '../../stores/context.tsx';
import { styled } from '../../theme/stitches.ts';
import { Button } from '../../ui/button.tsx';
import { clock } from '../../ui/icon-paths.ts';
import { LiveRegion } from '../../ui/live-region.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Price } from '../../ui/price.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Heading, Text } from '../../ui/text.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { withLabel } from './initial-choice.ts';
import { ItemFacts } from './item-facts.tsx';
import { ItemFooter } from './item-footer.tsx';
import { LabelChoice } from './label-choice.tsx';
import { OptionGroup } from './option-group.tsx';
import { useBlocker } from './use-blocker.ts';
import { useItemChoice } from './use-item-choice.ts';
import { useProblemText } from './use-problem-text.ts';

const Hero = styled('div', { height: 240 });

/** As much as an order line's comment may hold. */
const NOTE_LENGTH = 500;
const NO_DISCOUNTS = { allMenu: null, byItem: {}, byCategory: {} };

export interface ItemDialogProps {
  item: MenuItem;
  type: SellingType;
  /** The cart's line to change; null for a new one. */
  lineKey: string | null;
  open: boolean;
  onClose: () => void;
}

export function ItemDialog({ item, type, lineKey, open, onClose }: ItemDialogProps) {
  const t = useT();
  const text = useText();
  const { money } = useFormat();
  const problemText = useProblemText(item);
  const blocker = useBlocker(item, type);
  const { pricesHidden, noteHidden } = useBusiness(({ business }) => ({
    pricesHidden: business?.hide_price,
    noteHidden: business?.hide_note_on_item,
  }));
  const discounts = useMenu((state) => state.discounts)?.[type] ?? NO_DISCOUNTS;
  const { choice, change, shown, isEditing, submit } = useItemChoice(item, lineKey);
  const [said, setSaid] = useState('');
  const body = useRef<HTMLDivElement>(null);
  const note = useRef<HTMLTextAreaElement>(null);
  const id = useId();

  const name = text(item.name);
  const hasLabels = item.priceLabels.length > 1;
  const unit = priceChoice(item, { ...choice, modifiers: [], count: 1 }, discounts);
  const rule = countRule(item, choice.priceLabelId);
  const errorOf = (isAbout: (problem: ChoiceProblem) => boolean): string | undefined => {
    const problem = shown.find(isAbout);
    return problem && problemText(problem);
  };
  const idOf = ({ groupId }: Pick<ChoiceProblem, 'groupId'>) =>
    `${id}-${item.modifierGroups.findIndex((group) => group.id === groupId)}`;

  const showProblem = (problem: ChoiceProblem) => {
    const message = problemText(problem);
    // The same words again are read only if they differ.
    setSaid((last) => (last === message ? `${message}\u00a0` : message));
    const place =
      problem.reason === 'note_required'
        ? note.current
        : body.current?.querySelector<HTMLElement>(`[id="${idOf(problem)}"]`);
    place?.scrollIntoView?.({ block: 'start' });
    place?.focus({ preventScroll: true });
  };

  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={name}
      closeLabel={t('ui.close')}
      media={
        item.image && (
          <Hero>
            <Picture picture={item.image} alt="" preset="hero" />
          </Hero>
        )
      }
      footer={
        blocker ? (
          <Button size="l" block disabled>
            {blocker.short}
          </Button>
        ) : (
          <ItemFooter
            name={name}
            count={choice.count}
            rule={rule}
            onCount={(count) => change({ count })}
            total={(!pricesHidden && priceChoice(item, choice, discounts)?.total) || null}
            isEditing={isEditing}
            onSubmit={() => {
              const problem = submit();
              if (problem) showProblem(problem);
              else onClose();
            }}
          />
        )
      }
    >
      <LiveRegion message={said} urgent />
      <Stack ref={body} gap="4">
        <Stack gap="2">
          {item.image && <Heading size="l">{name}</Heading>}
          {unit && !pricesHidden && !hasLabels && (
            <Price
              size="l"
              amount={money(unit.total)}
              was={unit.before.minor > unit.total.minor ? money(unit.before) : undefined}
              wasLabel={t('menu.wasLabel')}
              nowLabel={t('menu.nowLabel')}
            />
          )}
          <ItemFacts item={item} />
        </Stack>
        {blocker && (
          <Notice icon={clock} tone="warn">
            {blocker.text}
          </Notice>
        )}
        {hasLabels && (
          <LabelChoice
            id={idOf({ groupId: null })}
            item={item}
            chosen={choice.priceLabelId}
            discount={discountFor(item, discounts)}
            pricesHidden={!!pricesHidden}
            error={errorOf(({ reason }) => reason.startsWith('label'))}
            onChange={(labelId) => change(withLabel(item, choice, labelId))}
          />
        )}
        {item.modifierGroups.map((group) => (
          <OptionGroup
            key={group.id}
            id={idOf({ groupId: group.id })}
            group={group}
            chosen={choice.modifiers}
            onChange={(modifiers) => change({ modifiers })}
            pricesHidden={!!pricesHidden}
            error={errorOf(({ groupId }) => groupId === group.id)}
          />
        ))}
        {(item.commentRequired || !noteHidden) && (
          <TextArea
            ref={note}
            label={t('item.note')}
            optionalLabel={item.commentRequired ? undefined : t('ui.optional')}
            hint={t('item.noteHint')}
            maxLength={NOTE_LENGTH}
            required={item.commentRequired}
            value={choice.note}
            onChange={(typed) => change({ note: typed })}
            error={errorOf(({ reason }) => reason === 'note_required')}
          />
        )}
        {rule.minimum > 1 && <Text tone="mute">{t('item.minimum', { count: rule.minimum })}</Text>}
      </Stack>
    </Sheet>
  );
}
