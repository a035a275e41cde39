import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../inputs/button.tsx';
import { Text } from '../layout/text.tsx';
import { ConfirmSheet } from './confirm-sheet.tsx';

function DeleteAddress({ isOpen = false, busy = false }: { isOpen?: boolean; busy?: boolean }) {
  const [open, setOpen] = useState(isOpen);
  const closeSheet = () => setOpen(false);
  return (
    <>
      <Button variant="danger" onClick={() => setOpen(true)}>
        Delete address
      </Button>
      <ConfirmSheet
        open={open}
        onClose={closeSheet}
        title="Delete this address?"
        closeLabel="Close"
        cancelLabel="Cancel"
        confirmLabel="Delete address"
        busy={busy}
        onConfirm={closeSheet}
      >
        <Text>You can’t undo this.</Text>
      </ConfirmSheet>
    </>
  );
}

const meta = { title: 'ui/ConfirmSheet', component: DeleteAddress } satisfies Meta<typeof DeleteAddress>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = { args: { isOpen: true } };
export const Busy: Story = { args: { isOpen: true, busy: true } };
