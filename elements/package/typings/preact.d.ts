import type { ClassAttributes, HTMLAttributes } from 'preact';
import type { OrderElements } from './elements.js';

export type * from './elements.js';

type Tag = keyof OrderElements;
type Element<T extends Tag> = OrderElements[T]['element'];
type Listeners<Events> = {
  [Name in keyof Events & string as `on${Name}`]?: ((event: Events[Name]) => void) | undefined;
};
type TagProps<T extends Tag> = ClassAttributes<Element<T>> &
  OrderElements[T]['attributes'] &
  Listeners<OrderElements[T]['events']> &
  Omit<HTMLAttributes<Element<T>>, keyof OrderElements[T]['attributes']>;

type OrderTags = { [T in Tag]: TagProps<T> };

declare module 'preact' {
  namespace JSX {
    interface IntrinsicElements extends OrderTags {}
  }
}
