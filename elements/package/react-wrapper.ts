import {
  createElement,
  type ForwardedRef,
  forwardRef,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react';

/** One element, by the names its component takes. Made from the manifest. */
export interface WrappedElement {
  readonly tag: string;
  /** Texts, rendered as attributes, so that a server renders them too: `referenceId` to `reference-id`. */
  readonly attributes: Readonly<Record<string, string>>;
  /** Switches and objects: set on the element itself, since React 18 would write them out as text. */
  readonly properties: readonly string[];
  /** `onOrderPlaced` to `order-placed`. */
  readonly events: Readonly<Record<string, string>>;
}

type Props = Readonly<Record<string, unknown>>;
type Target = HTMLElement & Record<string, unknown>;

// React says so itself when a layout effect is on a server.
const useClientLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

function split(props: Props, { attributes, properties, events }: WrappedElement): Props {
  const rendered: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(props)) {
    if (name in events || properties.includes(name)) continue;
    // React 18 hands `className` to a custom element as it stands.
    rendered[name === 'className' ? 'class' : (attributes[name] ?? name)] = value;
  }
  return rendered;
}

/** Sets what changed since the last render only: a dialog that its customer closed stays closed. */
function useProperties(target: { readonly current: Target | null }, props: Props, names: readonly string[]) {
  const last = useRef<Props>({});
  useClientLayoutEffect(() => {
    for (const name of names) {
      if (target.current && last.current[name] !== props[name]) target.current[name] = props[name];
    }
    last.current = props;
  });
}

/** One listener for each event for as long as the element stands; it calls what was rendered last. */
function useEvents(
  target: { readonly current: Target | null },
  props: Props,
  events: WrappedElement['events'],
) {
  const latest = useRef(props);
  useClientLayoutEffect(() => {
    latest.current = props;
  });
  useClientLayoutEffect(() => {
    const element = target.current;
    const listeners = Object.entries(events).map(([prop, name]) => {
      const listener = (event: Event): void => {
        const handler = latest.current[prop];
        if (typeof handler === 'function') handler(event);
      };
      element?.addEventListener(name, listener);
      return () => element?.removeEventListener(name, listener);
    });
    return () => {
      for (const remove of listeners) remove();
    };
  }, [target, events]);
}

/** A component that renders the element: React 18 and 19, on a server too. */
export function wrap(element: WrappedElement) {
  const component = forwardRef((props: Props, forwarded: ForwardedRef<HTMLElement>) => {
    const target = useRef<Target | null>(null);
    const ref = useCallback(
      (instance: Target | null) => {
        target.current = instance;
        if (typeof forwarded === 'function') return forwarded(instance);
        if (forwarded) forwarded.current = instance;
        return undefined;
      },
      [forwarded],
    );
    useEvents(target, props, element.events);
    useProperties(target, props, element.properties);
    return createElement(element.tag, { ...split(props, element), ref });
  });
  component.displayName = element.tag;
  return component;
}
