/** React tracks a field's value by a setter of its own; the prototype's leaves that out, so React sees a change. */
function setTextValue(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  field.value = field.defaultValue;
  const prototype = field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  Reflect.set(prototype, 'value', value, field);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function replayToggle(field: HTMLInputElement): void {
  const chosen = field.checked;
  if (chosen === field.defaultChecked) return;
  if (field.type === 'radio') {
    if (!chosen) return;
    for (const other of field.form?.elements ?? []) {
      if (other instanceof HTMLInputElement && other.name === field.name && other.defaultChecked) other.checked = true;
    }
    field.checked = false;
  } else {
    field.checked = field.defaultChecked;
  }
  field.click();
}

function replayField(field: Field, value: string): void {
  if (field instanceof HTMLSelectElement) {
    field.value = value;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  } else if (field instanceof HTMLInputElement && field.type === 'file') {
    field.dispatchEvent(new Event('change', { bubbles: true }));
  } else if (field instanceof HTMLInputElement && (field.type === 'radio' || field.type === 'checkbox')) {
    replayToggle(field);
  } else if (field.value !== field.defaultValue || value) {
    setTextValue(field, value);
  }
}

/**
 * Marks a region as hydrated and does there, in order, what the person did before. In a task of its own: while React
 * commits, it would put a replayed field back to its old value before the next step reads it.
 */
export function replay(region: Element): void {
  setTimeout(() => {
    replayRegion(region);
  });
}

function replayRegion(region: Element): void {
  if (region.hasAttribute('data-ready')) return;
  region.setAttribute('data-ready', '');
  const early = window.__early;
  if (!early) return;
  for (const [field, value] of early.fields) {
    if (!region.contains(field)) continue;
    early.fields.delete(field);
    replayField(field, value);
  }
  for (const { control, type } of takeHeldEvents(region)) {
    if (type === 'submit' && control instanceof HTMLFormElement) control.requestSubmit();
    else if (control instanceof HTMLElement) control.click();
  }
}

/**
 * Leaves clicks and submits to the browser while a region cannot be hydrated; events that it held are dropped.
 * @returns ends that: from then on they are held again.
 */
export function releaseEvents(region: Element): () => void {
  takeHeldEvents(region);
  const setReleased = (isReleased: boolean) => {
    if (window.__early) window.__early.isReleased = isReleased;
  };
  setReleased(true);
  return () => {
    setReleased(false);
  };
}

function takeHeldEvents(region: Element) {
  const held = window.__early?.held ?? [];
  const taken = held.filter((entry) => entry.region === region);
  held.splice(0, held.length, ...held.filter((entry) => entry.region !== region));
  return taken;
}
