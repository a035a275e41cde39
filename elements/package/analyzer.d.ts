import type typescript from 'typescript';

/** Functions of the analyzer that its typings omit. */
declare module '@custom-elements-manifest/analyzer' {
  /** The analyzer's own copy of TypeScript. It only understands source files that this copy has parsed. */
  export const ts: typeof typescript;
  export function create(input: {
    modules: readonly typescript.SourceFile[];
    plugins: readonly unknown[];
    context: Readonly<Record<string, unknown>>;
  }): unknown;
}
