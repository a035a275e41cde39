// Keeps the text that an operator typed, in case the server refuses the form or the operator has to sign in again.
// Passwords are never kept, and another operator who signs in does not get the text.
const KEY = 'console-draft';
const TEXT_FIELDS = 'input:not([type="hidden"], [type="password"], [readonly]), textarea';
const operator = document.querySelector('.who-name')?.textContent ?? null;

const hasChanged = (field) =>
  field instanceof HTMLSelectElement
    ? [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected)
    : field.value !== field.defaultValue;

/** The fields of a form that contains typed text. A form without text is quickly filled in again. */
function listTypedFields(form) {
  const action = form.getAttribute('action');
  const fields = [...form.querySelectorAll(`${TEXT_FIELDS}, select`)].filter(hasChanged);
  if (!fields.some((field) => field.matches(TEXT_FIELDS))) return [];
  return fields.map(({ name, value }) => ({ action, name, value }));
}

/** Saves the typed text. `isRefused`: the server refused it. Otherwise, the next page shows whether it was accepted. */
function saveDraft(forms, isRefused) {
  const fields = [...forms].flatMap(listTypedFields);
  if (fields.length) sessionStorage.setItem(KEY, JSON.stringify({ operator, isRefused, fields }));
  else sessionStorage.removeItem(KEY);
}

function fillIn({ action, name, value }) {
  const form = [...document.forms].find((candidate) => candidate.getAttribute('action') === action);
  const field = form?.elements.namedItem(name);
  if (field) field.value = value;
  return !!field;
}

/** Fills the saved text into its form, unless the server accepted it. On a page without the form, keeps the text saved. */
function restoreDraft() {
  const draft = JSON.parse(sessionStorage.getItem(KEY));
  if (!draft) return;
  sessionStorage.removeItem(KEY);
  const isRefused = draft.isRefused || !operator || document.getElementById('notice').textContent !== '';
  const isOther = operator !== null && operator !== draft.operator;
  if (!isRefused || isOther) return;
  const isFilledIn = draft.fields.map(fillIn).includes(true);
  if (!isFilledIn) sessionStorage.setItem(KEY, JSON.stringify({ ...draft, isRefused }));
}

/** Keeps the text of the page until the operator has signed in again. */
export const keepTypedText = () => saveDraft(document.forms, true);

restoreDraft();
document.addEventListener('submit', ({ target }) => {
  if (operator !== null && target.method === 'post') saveDraft([target], false);
});
