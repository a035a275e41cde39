// @vitest-environment jsdom
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { pressEscape } from '../testing/render-ui.ts';
import { Drawer, Sheet } from './sheet.tsx';

function OpenableModal({ kind = Sheet }: { kind?: typeof Sheet }) {
  const [open, setOpen] = useState(false);
  const Modal = kind;
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Modal
        open={open}
        onClose={() => setOpen(false)}
        title="Choose"
        closeLabel="Close"
        footer={<button type="button">Done</button>}
      >
        {open ? 'Full' : 'Empty'}
      </Modal>
    </>
  );
}

const openModal = async (Modal?: typeof Sheet) => {
  render(<OpenableModal {...(Modal && { kind: Modal })} />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  return screen.getByRole('dialog', { name: 'Choose' });
};
const waitUntilModalCloses = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

describe('Sheet', () => {
  it('renders no content while the sheet is closed', () => {
    render(<OpenableModal />);
    expect(screen.queryByText('Empty')).toBeNull();
  });

  it('moves the focus into the sheet, and back to the button when the sheet closes', async () => {
    const dialog = await openModal();
    expect(dialog.contains(document.activeElement)).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitUntilModalCloses();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' })));
  });

  it('leaves the focus alone if the customer moves the focus while the sheet closes', async () => {
    await openModal();
    const otherButton = document.body.appendChild(document.createElement('button'));
    const closeDialog = vi.spyOn(HTMLDialogElement.prototype, 'close').mockImplementation(function (
      this: HTMLDialogElement,
    ) {
      this.open = false;
      otherButton.focus();
    });
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitUntilModalCloses();
    expect(closeDialog).toHaveBeenCalled();
    expect(document.activeElement).toBe(otherButton);
    otherButton.remove();
  });

  it('closes the sheet on Escape', async () => {
    const dialog = await openModal();
    act(() => void pressEscape(dialog));
    await waitUntilModalCloses();
  });

  it('closes the sheet on a click outside the sheet’s panel, but not on a click inside the panel', async () => {
    const dialog = await openModal();
    fireEvent.pointerDown(screen.getByText('Full'));
    expect(screen.getByRole('dialog')).toBeTruthy();
    fireEvent.pointerDown(dialog);
    await waitUntilModalCloses();
  });

  it('keeps the content of the sheet during the closing animation', async () => {
    await openModal();
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByText('Empty')).toBeNull();
    await waitUntilModalCloses();
  });

  it('lets the customer open the sheet again after closing it', async () => {
    await openModal();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitUntilModalCloses();
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    expect(screen.getByText('Full')).toBeTruthy();
  });

  it('prevents the page behind an open sheet from scrolling', async () => {
    const dialog = await openModal();
    const wheelEvent = new WheelEvent('wheel', { bubbles: true, cancelable: true });
    dialog.dispatchEvent(wheelEvent);
    expect(wheelEvent.defaultPrevented).toBe(true);
  });
});

describe('Drawer', () => {
  it('opens a drawer with its footer', async () => {
    await openModal(Drawer);
    expect(screen.getByRole('button', { name: 'Done' })).toBeTruthy();
  });
});

describe('Sheet with a picture', () => {
  it('shows the title at the top of the sheet after the picture has scrolled away', async () => {
    render(
      <Sheet open onClose={() => {}} title="Latte" closeLabel="Close" media={<div data-testid="hero" />}>
        <h2>Latte</h2>
      </Sheet>,
    );
    const pictureElement = screen.getByTestId('hero');
    Object.defineProperty(pictureElement, 'clientHeight', { value: 240 });
    const scroller = pictureElement.parentElement as HTMLElement;
    const titleElement = document.getElementById(
      screen.getByRole('dialog').getAttribute('aria-labelledby') ?? '',
    );
    const classNameBefore = titleElement?.className;
    scroller.scrollTop = 200;
    fireEvent.scroll(scroller);
    expect(titleElement?.className).not.toBe(classNameBefore);
    scroller.scrollTop = 0;
    fireEvent.scroll(scroller);
    expect(titleElement?.className).toBe(classNameBefore);
    // Screen readers find one heading, not two.
    expect(screen.getAllByRole('heading')).toHaveLength(1);
  });
});

describe('Sheet that is initially open', () => {
  it('focuses the fallback element when an initially open sheet closes', async () => {
    const renderSheet = (open: boolean) => (
      <>
        <main tabIndex={-1} data-testid="home" />
        <Sheet
          open={open}
          onClose={() => {}}
          title="Latte"
          closeLabel="Close"
          getFallbackFocus={() => screen.getByTestId('home')}
        >
          Milk
        </Sheet>
      </>
    );
    const { rerender } = render(renderSheet(true));
    rerender(renderSheet(false));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByTestId('home')));
  });
});
