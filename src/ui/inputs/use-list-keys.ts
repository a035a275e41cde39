import { type KeyboardEvent, useEffect, useRef, useState } from 'react';

export interface ListKeys {
  /** The option the arrows are at; it has no focus, the field keeps it. */
  readonly active: string | null;
  /** For the field: what ties it to its list. */
  readonly field: {
    readonly role: 'combobox';
    readonly 'aria-autocomplete': 'list';
    readonly 'aria-expanded': boolean;
    readonly 'aria-controls': string;
    readonly 'aria-activedescendant': string | undefined;
    onKeyDown(event: KeyboardEvent): void;
  };
  /** For an option's element. */
  option(id: string): {
    readonly id: string;
    readonly role: 'option';
    readonly 'aria-selected': boolean;
  };
}

export interface ListKeysOptions {
  /** The list's element id, from useId. */
  listId: string;
  /** In the order they stand; none while the list is not shown. */
  options: readonly string[];
  onChoose: (id: string) => void;
  /** Escape, while there is something to close; it goes no further then. */
  onEscape?: (() => void) | undefined;
  /** Enter with nothing chosen by arrows takes the first. */
  takesFirst?: boolean;
}

/** Arrow keys, Enter and Escape of a field over a list of options (the combobox of the ARIA practices). */
export function useListKeys({ listId, options, onChoose, onEscape, takesFirst }: ListKeysOptions): ListKeys {
  const [at, setActive] = useState<string | null>(null);
  const active = at !== null && options.includes(at) ? at : null;
  const elementId = (id: string) => `${listId}-${id}`;
  const field = useRef<Element | null>(null);
  useEffect(() => {
    const root = field.current?.getRootNode();
    if (active === null || !(root instanceof Document || root instanceof ShadowRoot)) return;
    root.getElementById(`${listId}-${active}`)?.scrollIntoView?.({ block: 'nearest' });
  }, [active, listId]);

  const move = (step: number) => {
    const from = active === null ? (step > 0 ? -1 : 0) : options.indexOf(active);
    setActive(options[(from + step + options.length) % options.length] ?? null);
  };
  return {
    active,
    field: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': options.length > 0,
      'aria-controls': listId,
      'aria-activedescendant': active === null ? undefined : elementId(active),
      onKeyDown(event) {
        // Keys of a word that is still being composed are its own.
        if (event.nativeEvent.isComposing || !options.length) return;
        field.current = event.currentTarget;
        const chosen = active ?? (takesFirst ? options[0] : undefined);
        if (event.key === 'ArrowDown') move(1);
        else if (event.key === 'ArrowUp') move(-1);
        else if (event.key === 'Enter' && chosen !== undefined) {
          setActive(null);
          onChoose(chosen);
        } else if (event.key === 'Escape' && onEscape) {
          event.stopPropagation();
          setActive(null);
          onEscape();
        } else return;
        event.preventDefault();
      },
    },
    option: (id) => ({ id: elementId(id), role: 'option', 'aria-selected': id === active }),
  };
}
