// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { followTranslation } from './follow-translation.ts';
import '../../ui/testing/render-ui.ts';

interface LinesProps {
  readonly count: number;
  readonly note?: string;
  readonly isPaid?: boolean;
}

/** Renders adjacent text nodes, a text that appears and disappears, and an element between texts. */
const Lines = ({ count, note, isPaid = false }: LinesProps) => (
  <p>
    {count} items
    {isPaid && <b>|paid</b>}
    {note}
    <i>|end</i>
  </p>
);

const createWrapper = (content: string | Node): Element => {
  const wrapper = document.createElement('font');
  wrapper.appendChild(document.createElement('font')).append(content);
  return wrapper;
};

const listTexts = (): Text[] => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  return texts.filter(({ data, parentElement }) => data.trim() && !parentElement?.closest('font'));
};

/** Replaces each text by a wrapper with its translation, as Google Translate does. */
function replaceTexts(): void {
  for (const text of listTexts()) text.replaceWith(createWrapper(`«${text.data}»`));
}

/** Translates adjacent texts together: the first is replaced, the others are removed. */
function mergeTexts(): void {
  for (const text of listTexts()) {
    if (!text.isConnected) continue;
    const adjacentTexts: Text[] = [text];
    for (let next = text.nextSibling; next instanceof Text; next = next.nextSibling) adjacentTexts.push(next);
    text.replaceWith(createWrapper(`«${adjacentTexts.map(({ data }) => data).join('')}»`));
    for (const textNode of adjacentTexts) textNode.remove();
  }
}

/** Moves each text into a wrapper and translates it there. */
function moveTexts(): void {
  for (const text of listTexts()) {
    const wrapper = createWrapper('');
    text.parentNode?.insertBefore(wrapper, text);
    wrapper.firstChild?.appendChild(text);
    text.data = `«${text.data}»`;
  }
}

let stopFollowing: () => void;

beforeEach(() => {
  stopFollowing = followTranslation(document.body);
});
afterEach(() => stopFollowing());

/** Lets the observer see the changes of a translator or of the app. */
const waitForObserver = () => new Promise((resolve) => setTimeout(resolve));

describe.each([
  { method: 'replaces each text', translate: replaceTexts },
  { method: 'translates adjacent texts together', translate: mergeTexts },
  { method: 'moves each text', translate: moveTexts },
])('under a translator that $method', ({ translate }) => {
  const showAndTranslate = async (props: LinesProps, view?: ReturnType<typeof render>) => {
    const element = <Lines {...props} />;
    if (view) view.rerender(element);
    const shownView = view ?? render(element);
    await waitForObserver();
    const text = shownView.container.textContent;
    translate();
    await waitForObserver();
    return { view: shownView, text, translation: shownView.container.textContent?.replaceAll(/[«»]/g, '') };
  };

  it('keeps a browser’s translation while the app does not change the text', async () => {
    const { view, translation } = await showAndTranslate({ count: 1 });
    await showAndTranslate({ count: 1 }, view);
    expect(translation).toBe('1 items|end');
    expect(view.container.textContent).toMatch(/«.*1.*»/);
    expect(view.container.querySelectorAll('p > font').length).toBeGreaterThan(0);
  });

  it('shows a changed text, and lets the browser translate the new text', async () => {
    const { view } = await showAndTranslate({ count: 1 });
    for (const count of [2, 3]) {
      const { text, translation } = await showAndTranslate({ count }, view);
      expect(text?.replaceAll(/[«»]/g, '')).toBe(`${count} items|end`);
      expect(translation).toBe(`${count} items|end`);
    }
  });

  it('inserts and removes elements and texts at the right places among translated texts', async () => {
    const { view } = await showAndTranslate({ count: 1 });
    expect((await showAndTranslate({ count: 1, note: '|warm', isPaid: true }, view)).translation).toBe(
      '1 items|paid|warm|end',
    );
    expect((await showAndTranslate({ count: 1, note: '|cold' }, view)).translation).toBe('1 items|cold|end');
    expect((await showAndTranslate({ count: 2 }, view)).translation).toBe('2 items|end');
  });
});

it('shows the original text when the browser removes its translation', async () => {
  const { container } = render(<Lines count={1} />);
  mergeTexts();
  await waitForObserver();
  for (const wrapper of container.querySelectorAll('p > font, i > font')) wrapper.remove();
  await waitForObserver();
  expect(container.textContent).toBe('1 items|end');
});
