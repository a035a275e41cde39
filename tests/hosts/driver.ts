/** A real browser, by what a person does with one. In CSS pixels of the window. */
export interface Driver {
  /** Pixels of a screen that may be otherwise from one picture to the next, though nothing is. */
  readonly tolerance: number;
  /** Scroll bars come and go with time: they are left out of pictures. */
  readonly barsFade?: true;
  open(address: string): Promise<void>;
  /** The text that an expression comes to in the page. */
  ask(expression: string): Promise<string>;
  press(x: number, y: number): Promise<void>;
  /** Types into what has the focus. */
  type(text: string): Promise<void>;
  /** The window's content as PNG, one pixel of it for each of CSS. */
  picture(): Promise<Buffer>;
  close(): Promise<void>;
}
