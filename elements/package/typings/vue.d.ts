import type { EmitFn, HTMLAttributes, PublicProps } from 'vue';
import type { OrderElements } from './elements.js';

export type * from './elements.js';

type Tag = keyof OrderElements;
type Emits<Events> = { [Name in keyof Events]: (event: Events[Name]) => void };

/** Type of an element in Vue's templates, with its props and with listeners such as `@order-placed="..."`. */
type VueElement<T extends Tag> = new () => OrderElements[T]['element'] & {
  /** @deprecated For the type checker of templates only. */
  $props: HTMLAttributes & OrderElements[T]['attributes'] & OrderElements[T]['properties'] & PublicProps;
  /** @deprecated For the type checker of templates only. */
  $emit: EmitFn<Emits<OrderElements[T]['events']>>;
};

type OrderTags = { [T in Tag]: VueElement<T> };

declare module 'vue' {
  interface GlobalComponents extends OrderTags {}
}
