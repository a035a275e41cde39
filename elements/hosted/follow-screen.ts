/** Sets an attribute of the element in `<head>` that `selector` finds. If the value is null, removes the element. */
function setInHead(selector: string, create: () => HTMLElement, name: string, value: string | null): void {
  const element = document.head.querySelector(selector);
  if (value === null) element?.remove();
  else (element ?? document.head.appendChild(create())).setAttribute(name, value);
}

function createElement(tag: 'link' | 'meta', name: string, value: string): HTMLElement {
  const element = document.createElement(tag);
  element.setAttribute(name, value);
  return element;
}

/**
 * Keeps the page's title, canonical URL and `robots` permission in sync with the current screen. The values are the
 * same as those that the server renders for that screen.
 */
export function followScreen(element: Element): void {
  element.addEventListener('screen-change', (event) => {
    const { title, canonical } = Object((event as CustomEvent<unknown>).detail) as Record<string, unknown>;
    if (typeof title !== 'string') return;
    document.title = title;
    const { origin = location.origin } = document.body.dataset;
    const url = typeof canonical === 'string' ? new URL(canonical, origin) : null;
    setInHead(
      'link[rel=canonical]',
      () => createElement('link', 'rel', 'canonical'),
      'href',
      url?.href ?? null,
    );
    setInHead(
      'meta[name=robots]',
      () => createElement('meta', 'name', 'robots'),
      'content',
      url ? 'index, follow, max-image-preview:large' : 'noindex',
    );
    for (const link of document.head.querySelectorAll<HTMLLinkElement>('link[rel=alternate][hreflang]')) {
      const { search } = new URL(link.href);
      if (url) link.href = url.origin + url.pathname + search;
    }
  });
}
