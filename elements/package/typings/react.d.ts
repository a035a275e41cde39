import type { ClassAttributes, ForwardRefExoticComponent, HTMLAttributes, RefAttributes } from 'react';
import type { OrderElements } from './elements.js';
import type { PascalCase } from './names.js';

export type * from './elements.js';

type Tag = keyof OrderElements;
type Element<T extends Tag> = OrderElements[T]['element'];

type Handlers<Events> = {
  [Name in keyof Events & string as `on${PascalCase<Name>}`]?: ((event: Events[Name]) => void) | undefined;
};

type Own<T extends Tag> = OrderElements[T]['properties'] & Handlers<OrderElements[T]['events']>;
type WrapperProps<T extends Tag> = Own<T> & Omit<HTMLAttributes<Element<T>>, keyof Own<T>>;

export type OrderAppProps = WrapperProps<'order-app'>;
export type OrderButtonProps = WrapperProps<'order-button'>;

/** `<order-app>` as a component. */
export const OrderApp: ForwardRefExoticComponent<OrderAppProps & RefAttributes<Element<'order-app'>>>;

/** `<order-button>` as a component. */
export const OrderButton: ForwardRefExoticComponent<
  OrderButtonProps & RefAttributes<Element<'order-button'>>
>;

/** Event listeners as props of the tags: `onready`, `onorder-placed` and so on. Only React 19 supports them. */
type Listeners<Events> = {
  [Name in keyof Events & string as `on${Name}`]?: ((event: Events[Name]) => void) | undefined;
};
type TagProps<T extends Tag> = ClassAttributes<Element<T>> &
  OrderElements[T]['attributes'] &
  Listeners<OrderElements[T]['events']> &
  Omit<HTMLAttributes<Element<T>>, keyof OrderElements[T]['attributes']> & { class?: string | undefined };

type OrderTags = { [T in Tag]: TagProps<T> };

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends OrderTags {}
  }
}
