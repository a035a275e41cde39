import {
  createElement,
  type ForwardedRef,
  forwardRef,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react';

/** Describes how the props of a component map to its element. Generated from the manifest. */
export interface WrappedElement {
  readonly tag: string;
  /**
   * Text props and their attributes, such as `referenceId` and `reference-id`. They are also rendered on the server.
   */
  readonly attributes: Readonly<Record<string, string>>;
  /** Boolean and object props. They are set as properties, because React 18 would convert them to text. */
  readonly properties: readonly string[];
  /** Event props and their events, such as `onOrderPlaced` and `order-placed`. */
  readonly events: Readonly<Record<string, string>>;
}

type Props = Readonly<Record<string, unknown>>;
type Target = HTMLElement & Record<string, unknown>;

// On a server, React warns about layout effects.
const useClientLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

function toElementProps(props: Props, { attributes, properties, events }: WrappedElement): Props {
  const rendered: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(props)) {
    if (name in events || properties.includes(name)) continue;
    // React 18 does not translate `className` for custom elements.
    rendered[name === 'className' ? 'class' : (attributes[name] ?? name)] = value;
  }
  return rendered;
}

/**
 * Sets only the properties that have changed since the last render, so that a dialog that the customer has closed stays
 * closed.
 */
function useProperties(target: { readonly current: Target | null }, props: Props, names: readonly string[]) {
  const previousProps = useRef<Props>({});
  useClientLayoutEffect(() => {
    for (const name of names) {
      if (target.current && previousProps.current[name] !== props[name]) target.current[name] = props[name];
    }
    previousProps.current = props;
  });
}

/** Adds one listener per event for the lifetime of the element. It calls the handler of the last render. */
function useEvents(
  target: { readonly current: Target | null },
  props: Props,
  events: WrappedElement['events'],
) {
  const latestProps = useRef(props);
  useClientLayoutEffect(() => {
    latestProps.current = props;
  });
  useClientLayoutEffect(() => {
    const element = target.current;
    const listeners = Object.entries(events).map(([prop, name]) => {
      const listener = (event: Event): void => {
        const handler = latestProps.current[prop];
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

/** Creates a component that renders the element, for React 18 and 19, in browsers and on servers. */
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
    return createElement(element.tag, { ...toElementProps(props, element), ref });
  });
  component.displayName = element.tag;
  return component;
}
