import type { JSX } from 'solid-js';
import type { OrderElements } from './elements.js';

export type * from './elements.js';

type Tag = keyof OrderElements;
type Element<T extends Tag> = OrderElements[T]['element'];
type Listeners<Events> = {
  [Name in keyof Events & string as `on:${Name}`]?: ((event: Events[Name]) => void) | undefined;
};
type Set<Properties> = {
  [Name in keyof Properties & string as `prop:${Name}`]?: Properties[Name];
};
type TagProps<T extends Tag> = OrderElements[T]['attributes'] &
  Set<OrderElements[T]['properties']> &
  Listeners<OrderElements[T]['events']> &
  Omit<JSX.HTMLAttributes<Element<T>>, keyof OrderElements[T]['attributes']>;

type OrderTags = { [T in Tag]: TagProps<T> };

declare module 'solid-js' {
  namespace JSX {
    interface IntrinsicElements extends OrderTags {}
  }
}
