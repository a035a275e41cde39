import type { ReactNode } from 'react';
import { styled } from '../theme/stitches.ts';
import { Picture, type PictureSource } from './picture.tsx';

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
  marginBlockStart: '$1',
  '&:empty': { display: 'none' },
});

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
  /** Edit, remove: at the start of the last row. */
  actions?: ReactNode;
  /** A `Stepper` or a count: at its end. */
  count?: ReactNode;
}

/** A line of the cart or of an order. */
export function LineItem({ picture, name, details = [], price, actions, count }: LineItemProps) {
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
          {price}
        </Top>
        {details.map((detail) => (
          <Detail key={detail}>{detail}</Detail>
        ))}
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
