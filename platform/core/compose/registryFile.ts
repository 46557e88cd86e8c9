import { createHash } from 'node:crypto';
import type { PageElement, Registry } from '@artha/shared/contract';
import { integrityOf } from '../format/integrity.ts';

/** The registry that pages were composed with, as a file whose address depends on its content. */
export interface RegistryFile {
  readonly url: string;
  readonly integrity: PageElement['registry']['integrity'];
  readonly content: string;
}

/** Writes the part of a registry that pages contain. */
export function registryFile(slice: Registry): RegistryFile {
  const content = JSON.stringify(slice);
  const digest = createHash('sha256').update(content).digest('hex').slice(0, 20);
  return { url: `/registries/${digest}.json`, integrity: integrityOf(content), content };
}
