import type { HTMLAttributes } from 'svelte/elements';
import type { OrderElements } from './elements.js';

export type * from './elements.js';

type Tag = keyof OrderElements;
type Listeners<Events> = {
  [Name in keyof Events & string as `on${Name}` | `on:${Name}`]?: ((event: Events[Name]) => void) | undefined;
};
type Own<T extends Tag> = OrderElements[T]['attributes'] &
  OrderElements[T]['properties'] &
  Listeners<OrderElements[T]['events']>;
type TagProps<T extends Tag> = Own<T> & Omit<HTMLAttributes<OrderElements[T]['element']>, keyof Own<T>>;

type OrderTags = { [T in Tag]: TagProps<T> };

declare module 'svelte/elements' {
  interface SvelteHTMLElements extends OrderTags {}
}
