/**
 * In the loader `react` is this: just enough for r2wc to hand the element's props on. The framework itself arrives with
 * the app chunk, so registering an element costs no framework bytes.
 */
export interface PropsCarrier {
  readonly props: Readonly<Record<string, unknown>>;
}

const createElement = (_type: unknown, props: Readonly<Record<string, unknown>>): PropsCarrier => ({ props });

// biome-ignore lint/style/noDefaultExport: r2wc imports React as a default export.
export default { createElement };
