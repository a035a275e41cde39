// @vitest-environment jsdom
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { pressEscape } from '../testing/render-ui.ts';
import { Drawer, Sheet } from './sheet.tsx';

function Opening({ kind = Sheet }: { kind?: typeof Sheet }) {
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
        {open ? 'Full' : 'Emptied'}
      </Modal>
    </>
  );
}

const openIt = async (kind?: typeof Sheet) => {
  render(<Opening {...(kind && { kind })} />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  return screen.getByRole('dialog', { name: 'Choose' });
};
const isGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

describe('Sheet', () => {
  it('holds nothing while it is closed', () => {
    render(<Opening />);
    expect(screen.queryByText('Emptied')).toBeNull();
  });

  it('takes focus and gives it back to where it was', async () => {
    const dialog = await openIt();
    expect(dialog.contains(document.activeElement)).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await isGone();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' })));
  });

  it('leaves the focus to a customer who went on while it closed', async () => {
    await openIt();
    const next = document.body.appendChild(document.createElement('button'));
    const close = vi.spyOn(HTMLDialogElement.prototype, 'close').mockImplementation(function (
      this: HTMLDialogElement,
    ) {
      this.open = false;
      next.focus();
    });
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await isGone();
    expect(close).toHaveBeenCalled();
    expect(document.activeElement).toBe(next);
    next.remove();
  });

  it('closes on Escape', async () => {
    const dialog = await openIt();
    act(() => void pressEscape(dialog));
    await isGone();
  });

  it('closes on a press beside the panel, not on one within it', async () => {
    const dialog = await openIt();
    fireEvent.pointerDown(screen.getByText('Full'));
    expect(screen.getByRole('dialog')).toBeTruthy();
    fireEvent.pointerDown(dialog);
    await isGone();
  });

  it('keeps what it showed while it moves away', async () => {
    await openIt();
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByText('Emptied')).toBeNull();
    await isGone();
  });

  it('opens again after it was closed', async () => {
    await openIt();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await isGone();
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    expect(screen.getByText('Full')).toBeTruthy();
  });

  it('keeps the page behind still under the wheel', async () => {
    const dialog = await openIt();
    const wheel = new WheelEvent('wheel', { bubbles: true, cancelable: true });
    dialog.dispatchEvent(wheel);
    expect(wheel.defaultPrevented).toBe(true);
  });
});

describe('Drawer', () => {
  it('is a dialog of the same kind', async () => {
    await openIt(Drawer);
    expect(screen.getByRole('button', { name: 'Done' })).toBeTruthy();
  });
});

describe('the head over a picture', () => {
  it('gets a ground and the name once the picture has scrolled away', async () => {
    render(
      <Sheet open onClose={() => {}} title="Latte" closeLabel="Close" media={<div data-testid="hero" />}>
        <h2>Latte</h2>
      </Sheet>,
    );
    const hero = screen.getByTestId('hero');
    Object.defineProperty(hero, 'clientHeight', { value: 240 });
    const scroller = hero.parentElement as HTMLElement;
    const name = document.getElementById(screen.getByRole('dialog').getAttribute('aria-labelledby') ?? '');
    const before = name?.className;
    scroller.scrollTop = 200;
    fireEvent.scroll(scroller);
    expect(name?.className).not.toBe(before);
    scroller.scrollTop = 0;
    fireEvent.scroll(scroller);
    expect(name?.className).toBe(before);
    // One heading for a reader, not two.
    expect(screen.getAllByRole('heading')).toHaveLength(1);
  });
});

describe('a sheet that was open from the start', () => {
  it('sends the focus home when it closes', async () => {
    const sheet = (open: boolean) => (
      <>
        <main tabIndex={-1} data-testid="home" />
        <Sheet
          open={open}
          onClose={() => {}}
          title="Latte"
          closeLabel="Close"
          home={() => screen.getByTestId('home')}
        >
          Milk
        </Sheet>
      </>
    );
    const { rerender } = render(sheet(true));
    rerender(sheet(false));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByTestId('home')));
  });
});
