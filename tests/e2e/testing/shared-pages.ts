interface Closable {
  close(): Promise<unknown>;
}

/**
 * What the tests of a spec file share, one thing at a time: the next file's closes it. Kept for the process by one fixture of
 * all tests, since tests whose processes hold different things would each need another process and browser.
 */
export class Shared {
  #key: object | null = null;
  #value: Closable | null = null;

  /** What was made for the key, or is made now. */
  async of<T extends Closable>(key: object, make: () => Promise<T>): Promise<T> {
    if (this.#key !== key) {
      await this.close();
      this.#value = await make();
      this.#key = key;
    }
    return this.#value as T;
  }

  async close(): Promise<void> {
    const value = this.#value;
    this.#key = null;
    this.#value = null;
    await value?.close();
  }
}
