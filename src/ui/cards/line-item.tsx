import type { ReactNode } from 'react';
import { styled } from '../../theme/stitches.ts';
import { Picture, type PictureSource } from '../layout/picture.tsx';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import { because, useWhy, WhyMark } from './why.tsx';

const Box = styled('div', {
  display: 'flex',
  gap: '$3',
  paddingBlock: '$3',
  borderBlockEnd: '1px solid $line',
});
const Tile = styled('div', { flex: 'none', width: 64, height: 64, borderRadius: '$2' });
const Main = styled('div', { flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
const Top = styled('div', { display: 'flex', justifyContent: 'space-between', gap: '$3' });
const Name = styled('div', { fontWeight: 700 });
const Detail = styled('div', { color: '$mute', fontSize: '$12' });
const Foot = styled('div', {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '$2',
  // The price above reaches down, and the count up, beyond what is seen of them.
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
  // As high as a finger, without pushing the name's line apart.
  marginBlock: -12,
});
const Because = styled('div', because);

// A quiet button's label lines up with the words above.
const Actions = styled('div', { marginInlineStart: -8 });

export interface LineItemProps {
  /** Undefined: no tile at all (a receipt). */
  picture?: PictureSource | null | undefined;
  name: string;
  /** What was chosen, and the note: one string per line. */
  details?: readonly string[];
  /** A `Price`. */
  price: ReactNode;
  /** How that price came about; opened by the price, which is then a button. */
  explanation?: ReactNode;
  /** Read out after the price of that button. */
  explainLabel?: string;
  /** Edit, remove: at the start of the last row. */
  actions?: ReactNode;
  /** A `Stepper` or a count: at its end. */
  count?: ReactNode;
}

/** A line of the cart or of an order. */
export function LineItem(props: LineItemProps) {
  const { picture, name, details = [], price, explanation, explainLabel, actions, count } = props;
  const { isOpen, toggle, panel } = useWhy();
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
              <WhyMark isOpen={isOpen} />
            </PriceToggle>
          ) : (
            price
          )}
        </Top>
        {details.map((detail) => (
          <Detail key={detail}>{detail}</Detail>
        ))}
        {isExplained && <Because {...panel}>{explanation}</Because>}
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
