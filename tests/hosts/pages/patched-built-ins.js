// Patches a page as prototype.js 1.6 and 1.7 and MooTools do: enumerable methods on every array and function, built-ins with
// fewer features, and DOM methods with a different meaning under the standard names.
(() => {
  const slice = Array.prototype.slice;
  const methodize = (method) =>
    function (...more) {
      return method(this, ...more);
    };

  /** Uses `length`, which iterators, sets and maps lack. Ignores a second argument. */
  const toArray = (iterable) => {
    if (!iterable) return [];
    if ('toArray' in Object(iterable)) return iterable.toArray();
    let length = iterable.length || 0;
    const results = new Array(length);
    while (length--) results[length] = iterable[length];
    return results;
  };
  Array.from = toArray;

  const arrayMethods = {
    toArray() {
      return slice.call(this, 0);
    },
    // Returns an array, whereas the standard method returns an iterator.
    entries() {
      return slice.call(this, 0);
    },
    each(iterator, context) {
      for (let index = 0; index < this.length; index += 1) iterator.call(context, this[index], index);
      return this;
    },
    include(object) {
      return this.indexOf(object) !== -1;
    },
    first() {
      return this[0];
    },
    last() {
      return this[this.length - 1];
    },
    flatten() {
      return this.flat(Number.POSITIVE_INFINITY);
    },
    clear() {
      this.length = 0;
      return this;
    },
    size() {
      return this.length;
    },
    toJSON() {
      return `[${slice
        .call(this, 0)
        .map((one) => Object.toJSON(one))
        .join(', ')}]`;
    },
    inspect() {
      return `[${this.join(', ')}]`;
    },
  };
  for (const name in arrayMethods) Array.prototype[name] = arrayMethods[name];

  Object.toJSON = (object) => {
    if (object && typeof object.toJSON === 'function') return object.toJSON();
    return typeof object === 'object' ? String(object) : `"${object}"`;
  };
  Object.keys = (object) => {
    const keys = [];
    for (const key in object) if (Object.hasOwn(object, key)) keys.push(key);
    return keys;
  };
  // Includes inherited values.
  Object.values = (object) => {
    const values = [];
    for (const key in object) values.push(object[key]);
    return values;
  };
  Object.extend = (destination, source) => {
    for (const key in source) destination[key] = source[key];
    return destination;
  };

  // The wrappers are enumerable and nameless, and they are no constructors.
  Function.prototype.bind = function (context, ...bound) {
    if (context === undefined && !bound.length) return this;
    return (...more) => this.apply(context, bound.concat(more));
  };
  Object.extend(Function.prototype, {
    argumentNames() {
      return [];
    },
    curry(...bound) {
      return (...more) => this(...bound, ...more);
    },
    delay(seconds, ...more) {
      return setTimeout(() => this(...more), seconds * 1000);
    },
    defer(...more) {
      return this.delay(0.01, ...more);
    },
  });

  Object.extend(String.prototype, {
    toJSON() {
      return `"${this}"`;
    },
    startsWith(pattern) {
      return this.lastIndexOf(pattern, 0) === 0;
    },
    endsWith(pattern) {
      const at = this.length - pattern.length;
      return at >= 0 && this.indexOf(pattern, at) === at;
    },
    include(pattern) {
      return this.indexOf(pattern) > -1;
    },
    toArray() {
      return this.split('');
    },
    empty() {
      return `${this}` === '';
    },
    strip() {
      return this.replace(/^\s+|\s+$/g, '');
    },
  });
  Object.extend(Number.prototype, {
    toJSON() {
      return Number.isFinite(this) ? String(this) : 'null';
    },
    succ() {
      return this + 1;
    },
    times(iterator) {
      for (let at = 0; at < this; at += 1) iterator(at);
    },
  });
  Date.prototype.toJSON = function () {
    return `"${this.toISOString()}"`;
  };
  RegExp.prototype.match = RegExp.prototype.test;

  const elementMethods = {
    // Throws for an element without a parent.
    remove(element) {
      element.parentNode.removeChild(element);
      return element;
    },
    // Scrolls the window instead of the element.
    scrollTo(element) {
      const { left, top } = element.getBoundingClientRect();
      window.scrollTo(left + scrollX, top + scrollY);
      return element;
    },
    replace(element, content) {
      element.outerHTML = content;
      return element;
    },
    update(element, content) {
      element.innerHTML = content;
      return element;
    },
    wrap: (element) => element,
    select: (element, css) => toArray(element.querySelectorAll(css)),
    next: (element) => element.nextElementSibling,
    previous: (element) => element.previousElementSibling,
    up: (element) => element.parentNode,
    empty: (element) => !element.textContent,
    visible: (element) => element.style.display !== 'none',
    toggle(element) {
      element.style.display = element.style.display === 'none' ? '' : 'none';
      return element;
    },
    hide(element) {
      element.style.display = 'none';
      return element;
    },
    show(element) {
      element.style.display = '';
      return element;
    },
    clone: (element, deep) => element.cloneNode(deep),
  };
  for (const name in elementMethods) HTMLElement.prototype[name] = methodize(elementMethods[name]);
  Event.prototype.stop = function () {
    this.preventDefault();
    this.stopPropagation();
  };

  const NativeElement = window.Element;
  window.Element = (tagName, attributes) => {
    const element = document.createElement(tagName);
    for (const name in attributes) element.setAttribute(name, attributes[name]);
    return element;
  };
  window.Element.prototype = NativeElement.prototype;
  window.$ = (element) => (typeof element === 'string' ? document.getElementById(element) : element);
  window.$A = toArray;
  window.$$ = (css) => toArray(document.querySelectorAll(css));
  window.Hash = class Hash {};
  window.Template = class Template {};
})();
