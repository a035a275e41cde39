import type { ReactNode } from 'react';
import { cramped } from '../../theme/container.ts';
import { styled } from '../../theme/stitches.ts';
import { Picture, type PictureSource } from '../layout/picture.tsx';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import { DisclosureIcon, explanationStyles, useDisclosure } from './disclosure.tsx';

const Box = styled('div', {
  display: 'flex',
  [cramped]: { flexWrap: 'wrap' },
  gap: '$3',
  paddingBlock: '$3',
  borderBlockEnd: '1px solid $line',
});
const Tile = styled('div', { flex: 'none', width: 64, height: 64, borderRadius: '$2' });
const Main = styled('div', {
  flex: 1,
  [cramped]: { flexBasis: '100%' },
  minWidth: 0,
  overflowWrap: 'anywhere',
});
const Top = styled('div', {
  display: 'flex',
  justifyContent: 'space-between',
  gap: '$3',
  [cramped]: { flexWrap: 'wrap' },
});
const Name = styled('div', { fontWeight: 700, [cramped]: { flexBasis: '100%' } });
const Detail = styled('div', { color: '$mute', fontSize: '$12' });
/** The dishes of a set, indented below its name. */
const Parts = styled('ul', { paddingInlineStart: '$3', fontSize: '$14' });
const Foot = styled('div', {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '$2',
  [cramped]: { flexWrap: 'wrap' },
  // Leaves space for the click targets of price and count, which are larger than they look.
  marginBlockStart: '$2',
  '&:empty': { display: 'none' },
});

const PriceToggle = styled('button', {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: '$1',
  minWidth: 44,
  minHeight: 44,
  // The button is tall enough to tap. The negative margin keeps the name's line at its height.
  marginBlock: -12,
  [cramped]: { marginBlock: 0 },
});
const Explanation = styled('div', explanationStyles);

// Aligns the label of a quiet button with the text above.
const Actions = styled('div', { marginInlineStart: -8 });

export interface LineItemProps {
  /** Undefined renders no picture tile, as on a receipt. Null renders an empty one. */
  picture?: PictureSource | null | undefined;
  name: string;
  /** Selected options and the note, one string per line. */
  details?: readonly string[];
  /** The dishes of a set, each with its options. */
  parts?: readonly { readonly id: string; readonly name: string; readonly options: string }[];
  /** A `Price`. */
  price: ReactNode;
  /** How the price is calculated. With it, the price is a button that opens the explanation. */
  explanation?: ReactNode;
  /** Screen readers read it after the price. */
  explainLabel?: string;
  /** Edit and remove buttons, at the start of the last row. */
  actions?: ReactNode;
  /** A `Stepper` or a count, at the end of the last row. */
  count?: ReactNode;
}

/** A line of a cart or an order. */
export function LineItem(props: LineItemProps) {
  const { picture, name, details = [], parts = [], price, explanation, explainLabel, actions, count } = props;
  const { isOpen, toggle, panel } = useDisclosure();
  const isExplained = explanation !== undefined && explanation !== null;
  return (
    <Box>
      {picture !== undefined && (
        <Tile>
          <Picture picture={picture} alt="" preset="thumb" />
        </Tile>
      )}
      <Main>
        <Top>
          <Name>{name}</Name>
          {isExplained ? (
            <PriceToggle {...toggle}>
              {price}
              <VisuallyHidden> {explainLabel}</VisuallyHidden>
              <DisclosureIcon isOpen={isOpen} />
            </PriceToggle>
          ) : (
            price
          )}
        </Top>
        {parts.length > 0 && (
          <Parts>
            {parts.map(({ id, name: partName, options }) => (
              <li key={id}>
                {partName}
                {options && <Detail>{options}</Detail>}
              </li>
            ))}
          </Parts>
        )}
        {details.map((detail) => (
          <Detail key={detail}>{detail}</Detail>
        ))}
        {isExplained && <Explanation {...panel}>{explanation}</Explanation>}
        {(actions || count) && (
          <Foot>
            <Actions>{actions}</Actions>
            {count}
          </Foot>
        )}
      </Main>
    </Box>
  );
}
