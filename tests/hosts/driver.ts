/** Drives a real browser with the input that a person would give. Positions are in CSS pixels of the window. */
export interface Driver {
  /** Pixels that may differ between two screenshots of the same screen. */
  readonly tolerancePx: number;
  /** Whether scroll bars fade out, so that screenshots must leave them out. */
  readonly hasFadingScrollBars?: true;
  open(address: string): Promise<void>;
  /** Evaluates an expression in the page. Its value must be a string. */
  evaluate(expression: string): Promise<string>;
  press(x: number, y: number): Promise<void>;
  /** Types into the focused element. */
  type(text: string): Promise<void>;
  /** Screenshot of the window's content as a PNG, with one image pixel per CSS pixel. */
  takeScreenshot(): Promise<Buffer>;
  close(): Promise<void>;
}
