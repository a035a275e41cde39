// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ClientOnly } from './client-only.tsx';
import '../testing/render-ui.ts';

const renderedTexts: string[] = [];
function RecordedText({ text }: { text: string }) {
  renderedTexts.push(text);
  return text;
}

// @spec screens/client-only-content-shows-fallback
it('renders the fallback of client-only content until the content is mounted in a browser', () => {
  const { container } = render(
    <ClientOnly fallback={<RecordedText text="Loading the map" />}>
      {() => <RecordedText text="Map" />}
    </ClientOnly>,
  );
  expect(renderedTexts).toEqual(['Loading the map', 'Map']);
  expect(container.textContent).toBe('Map');
});
