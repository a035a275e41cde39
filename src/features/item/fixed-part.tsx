import type { ReactNode } from 'react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from '../../theme/stitches.ts';
import { Badge } from '../../ui/feedback/badge.tsx';
import { check } from '../../ui/icons/icon-paths-more.ts';
import { Picture, type PictureSource } from '../../ui/layout/picture.tsx';

const Head = styled('div', { display: 'flex', alignItems: 'center', gap: '$3', minHeight: 48 });
const Tile = styled('div', { flex: 'none', width: 44, height: 44, borderRadius: '$1' });
const Words = styled('div', { flex: 1, minWidth: 0, display: 'grid', overflowWrap: 'anywhere' });
const Name = styled('span', { fontSize: '$16', fontWeight: 700 });
const Note = styled('span', { fontSize: '$12', color: '$mute' });
/** The questions about the dish. */
const Questions = styled('div', {
  marginInlineStart: 10,
  paddingInlineStart: '$4',
  borderInlineStart: '2px solid $line',
});

interface FixedPartProps {
  /** Id of the fieldset, which receives the focus if a choice is missing. */
  id: string;
  name: string;
  note: string | undefined;
  picture: PictureSource | null;
  /** The groups of options of the dish. */
  children: ReactNode;
}

/** A dish that a set always contains, with the questions about it. */
export function FixedPart({ id, name, note, picture, children }: FixedPartProps) {
  const { t } = useTranslation();
  const nameId = useId();
  return (
    <fieldset id={id} tabIndex={-1} aria-labelledby={nameId} style={{ outline: 'none' }}>
      <Head>
        {picture && (
          <Tile>
            <Picture picture={picture} alt="" preset="thumb" />
          </Tile>
        )}
        <Words>
          <Name id={nameId}>{name}</Name>
          {note && <Note>{note}</Note>}
        </Words>
        <Badge tone="ok" icon={check}>
          {t('item.includedFree')}
        </Badge>
      </Head>
      {children && <Questions>{children}</Questions>}
    </fieldset>
  );
}
