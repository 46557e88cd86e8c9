import { PAGE_ELEMENT_ID } from '@artha/shared/contract';

/** Puts the page's document where the composer puts it. */
export function writePage(text: string): void {
  document.getElementById(PAGE_ELEMENT_ID)?.remove();
  const element = document.createElement('script');
  element.type = 'application/json';
  element.id = PAGE_ELEMENT_ID;
  element.textContent = text;
  document.body.append(element);
}
