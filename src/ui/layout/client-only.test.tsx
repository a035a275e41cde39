// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ClientOnly } from './client-only.tsx';
import '../testing/render-ui.ts';

const drawn: string[] = [];
function Drawn({ text }: { text: string }) {
  drawn.push(text);
  return text;
}

// @spec screens/client-only-content-shows-fallback
it('shows its fallback until it is mounted in a browser', () => {
  const { container } = render(
    <ClientOnly fallback={<Drawn text="Loading the map" />}>{() => <Drawn text="Map" />}</ClientOnly>,
  );
  expect(drawn).toEqual(['Loading the map', 'Map']);
  expect(container.textContent).toBe('Map');
});
