// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { latePart } from './late-part.tsx';
import './ui.test-kit.ts';

const Hello = ({ name }: { name: string }) => <p>Hello {name}</p>;

describe('latePart', () => {
  it('keeps the place of a part until its code is there', async () => {
    let arrive = (_: typeof Hello) => {};
    const coming = new Promise<typeof Hello>((resolve) => {
      arrive = resolve;
    });
    const Part = latePart(() => coming);
    render(<Part name="Noor" meanwhile={<p>Soon</p>} />);
    expect(screen.getByText('Soon')).toBeTruthy();
    await act(async () => arrive(Hello));
    expect(screen.getByText('Hello Noor')).toBeTruthy();
    expect(screen.queryByText('Soon')).toBeNull();
  });

  it('leaves a part out that cannot be loaded, and the rest of the screen alone', async () => {
    const Part = latePart<{ name: string }>(() => Promise.reject(new TypeError('Failed to fetch')));
    await act(async () =>
      render(
        <>
          <h1>Menu</h1>
          <Part name="Noor" meanwhile={<p>Soon</p>} />
        </>,
      ),
    );
    expect(screen.getByRole('heading', { name: 'Menu' })).toBeTruthy();
    expect(screen.queryByText('Soon')).toBeNull();
  });
});
