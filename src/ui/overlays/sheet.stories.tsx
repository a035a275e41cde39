import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../inputs/button.tsx';
import { Text } from '../layout/text.tsx';
import { Drawer, Sheet } from './sheet.tsx';

function OpenableModal({
  kind = 'sheet',
  lines: lineCount = 3,
  isOpen = false,
}: {
  kind?: 'sheet' | 'drawer';
  lines?: number;
  isOpen?: boolean;
}) {
  const [open, setOpen] = useState(isOpen);
  const Modal = kind === 'sheet' ? Sheet : Drawer;
  return (
    <>
      <Button onClick={() => setOpen(true)}>Choose a size</Button>
      <Modal
        open={open}
        onClose={() => setOpen(false)}
        title="Choose a size"
        closeLabel="Close"
        footer={
          <Button size="l" block onClick={() => setOpen(false)}>
            Done
          </Button>
        }
      >
        {Array.from(
          { length: lineCount },
          (_, index) => `Line ${index + 1} of what the sheet has to say.`,
        ).map((line) => (
          <Text key={line}>{line}</Text>
        ))}
      </Modal>
    </>
  );
}

const meta = { title: 'ui/Sheet', component: OpenableModal } satisfies Meta<typeof OpenableModal>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Short: Story = {};
export const Scrolling: Story = { args: { lines: 80 } };
export const SideDrawer: Story = { args: { kind: 'drawer' } };
export const Open: Story = { args: { isOpen: true } };
export const OpenAndScrolling: Story = { args: { isOpen: true, lines: 80 } };
export const OpenDrawer: Story = { args: { isOpen: true, kind: 'drawer' } };
